import { parseCompanyReference } from '../validation/reference.js';
import { companyBody } from './bodies.js';
import * as documents from './generated.js';
import { text } from './openapi/json-schema.js';
import { one } from './openapi/objects.js';
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
    fields: { timeMetric: { enum: [1, 2, 3, 4, 5, 10, 15, 20, 25, 30] } },
    description:
      'Changes the contact threshold. It takes effect 24 hours later and replaces a pending change.',
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
    fields: { min_distance: { minimum: 1, maximum: 10 } },
    description: 'Sets the minimum distance. Being closer is a breach.',
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
    description:
      'Sets whether the app shows the COVID-19 status of the people met. Only owners may change it.',
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
    fields: { iframe: text('https URL of the page embedded in Analytics; empty: no page.') },
    description: 'Sets the page embedded in Analytics.',
    variables: ({ params, body }) => ({
      company: parseCompanyReference(params.id),
      iframe: body.iframe,
    }),
    body: ({ updateCompanySettings }) => ({ data: companyBody(updateCompanySettings) }),
    answer: { data: one('Company') },
  }),
];
