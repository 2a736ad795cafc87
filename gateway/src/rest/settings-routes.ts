import { parseCompanyReference } from '../validation/reference.js';
import { companyBody } from './bodies.js';
import * as documents from './generated.js';
import { one } from './openapi/objects.js';
import * as requests from './openapi/requests.js';
import { readNumber, type RestRequest, route } from './route.js';
import { readBoolean } from './values.js';

/** Old clients send numbers as texts too. */
function geofencing({ body }: RestRequest) {
  return {
    isOn: readBoolean(body.is_geofencing_on),
    latitude: readNumber(body.latitude),
    longitude: readNumber(body.longitude),
    radius: readNumber(body.radius),
  };
}

/** A company's settings. */
export const settingsRoutes = [
  route('PATCH /company/save-time-metric/:id', {
    status: 201,
    document: documents.RestChangeTimeMetricDocument,
    description:
      'Changes the contact threshold from 24 hours later on; replaces a change that is not in force yet.',
    request: { params: { id: requests.ownCompany }, body: requests.timeMetric },
    variables: ({ params, body }) => ({
      company: parseCompanyReference(params.id),
      timeMetric: readNumber(body.timeMetric),
    }),
    body: ({ updateCompanySettings }) => ({ data: companyBody(updateCompanySettings) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/save-minimum-distance/:id', {
    status: 201,
    document: documents.RestSaveMinDistanceDocument,
    description: 'Sets how close is a breach.',
    request: { params: { id: requests.ownCompany }, body: requests.minDistance },
    variables: ({ params, body }) => ({
      company: parseCompanyReference(params.id),
      minDistance: readNumber(body.min_distance),
    }),
    body: ({ updateCompanySettings }) => ({ data: companyBody(updateCompanySettings) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/cross-status/:id', {
    status: 201,
    document: documents.RestSaveCrossStatusDocument,
    description: 'Sets whether the app shows the status of people met. Only owners may.',
    request: { params: { id: requests.ownCompany }, body: requests.crossStatus },
    variables: ({ params, body }) => ({
      company: parseCompanyReference(params.id),
      isCrossStatusOn: readBoolean(body.is_cross_status_on),
    }),
    body: ({ updateCompanySettings }) => ({ data: companyBody(updateCompanySettings) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/save-geofencing/:id', {
    status: 201,
    document: documents.RestSaveGeofencingDocument,
    description: 'Turns the geofence on or off.',
    request: { params: { id: requests.ownCompany }, body: requests.geofence },
    variables: (request) => ({
      company: parseCompanyReference(request.params.id),
      geofencing: geofencing(request),
    }),
    body: ({ updateCompanySettings }) => ({ data: companyBody(updateCompanySettings) }),
    answer: { data: one('Company') },
  }),
  route('PATCH /company/save-iframe/:id', {
    status: 201,
    document: documents.RestSaveIframeDocument,
    description: 'Sets the page embedded in Analytics.',
    request: { params: { id: requests.ownCompany }, body: requests.iframe },
    variables: ({ params, body }) => ({
      company: parseCompanyReference(params.id),
      iframe: body.iframe,
    }),
    body: ({ updateCompanySettings }) => ({ data: companyBody(updateCompanySettings) }),
    answer: { data: one('Company') },
  }),
];
