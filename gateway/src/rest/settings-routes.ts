import { companyBody } from './bodies.js';
import * as documents from './generated.js';
import { one } from './openapi/objects.js';
import * as requests from './openapi/requests.js';
import { numberIn, type RestRequest, route } from './route.js';
import { yesOrNoIn } from './values.js';

/** Old clients send numbers as texts too. */
function geofencing({ body }: RestRequest) {
  return {
    isOn: yesOrNoIn(body.is_geofencing_on),
    latitude: numberIn(body.latitude),
    longitude: numberIn(body.longitude),
    radius: numberIn(body.radius),
  };
}

/** A company's settings. */
export const settingsRoutes = [
  route('PATCH /company/save-time-metric/:id', {
    status: 201,
    document: documents.RestChangeTimeMetricDocument,
    request: { params: { id: requests.ownCompany }, body: requests.timeMetric },
    variables: ({ params, body }) => ({ id: params.id, minutes: numberIn(body.timeMetric) }),
    body: ({ changeTimeMetric }) => ({ data: companyBody(changeTimeMetric) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/save-minimum-distance/:id', {
    status: 201,
    document: documents.RestSaveMinDistanceDocument,
    request: { params: { id: requests.ownCompany }, body: requests.minDistance },
    variables: ({ params, body }) => ({ id: params.id, feet: numberIn(body.min_distance) }),
    body: ({ saveMinDistance }) => ({ data: companyBody(saveMinDistance) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/cross-status/:id', {
    status: 201,
    document: documents.RestSaveCrossStatusDocument,
    request: { params: { id: requests.ownCompany }, body: requests.crossStatus },
    variables: ({ params, body }) => ({ id: params.id, isOn: yesOrNoIn(body.is_cross_status_on) }),
    body: ({ saveCrossStatus }) => ({ data: companyBody(saveCrossStatus) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/save-geofencing/:id', {
    status: 201,
    document: documents.RestSaveGeofencingDocument,
    request: { params: { id: requests.ownCompany }, body: requests.geofence },
    variables: (request) => ({ id: request.params.id, input: geofencing(request) }),
    body: ({ saveGeofencing }) => ({ data: companyBody(saveGeofencing) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/save-iframe/:id', {
    status: 201,
    document: documents.RestSaveIframeDocument,
    request: { params: { id: requests.ownCompany }, body: requests.iframe },
    variables: ({ params, body }) => ({ id: params.id, url: body.iframe }),
    body: ({ saveIframe }) => ({ data: companyBody(saveIframe) }),
    answer: { data: one('Company') },
  }),
];
