import { many, one, record, sentence } from './answers.js';
import { type JsonSchema, nullable } from './json-schema.js';

/*
 * What single rows say of their requests and answers, where that is more than one line.
 */

/** Columns of the list of companies, as old clients name them. */
const companyColumns = 'company_name|country|createdAt|email|isActive|phone|plan|subdomain';

export const companyPageWords: Record<string, JsonSchema> = {
  pageNumber: { minimum: 1, maximum: 1_000_000, default: 1 },
  pageSize: { minimum: 1, maximum: 1000, default: 1000 },
  search: { maxLength: 100 },
  sortBy: {
    type: 'string',
    pattern: `^(${companyColumns})(:(asc|desc))?$`,
    default: 'createdAt:desc',
    description: 'Column, and perhaps the direction: createdAt:desc.',
  },
};

export const employeePageWords: Record<string, JsonSchema> = {
  page: { minimum: 1, maximum: 1_000_000, default: 1 },
  pageSize: { minimum: 1, maximum: 100_000, default: 100_000 },
  search: { maxLength: 100 },
};

export const genderWords: Record<string, JsonSchema> = {
  gender: nullable({ type: 'string', enum: ['Female', 'Male'] }),
};

/** Old clients send latitude and longitude in one list; others as two fields. */
export const cameraPlace: Record<string, JsonSchema> = {
  camera_location: {
    type: 'array',
    items: { type: ['number', 'null'] },
    minItems: 2,
    maxItems: 2,
    description:
      'Degrees: latitude and longitude, in place of camera_location_lat and camera_location_lng.',
  },
};

export const createdEmployee: JsonSchema = {
  allOf: [
    one('Employee'),
    {
      type: 'object',
      properties: {
        password: {
          type: 'string',
          pattern: String.raw`^\d{6}$`,
          description: 'The one that was made; absent where the request gave one.',
        },
      },
    },
  ],
};

/** To an employee only the dates of those that it was in contact with. */
export const positives: JsonSchema = {
  anyOf: [
    many('Employee'),
    {
      type: 'array',
      items: record({ conta_tracing_date: nullable({ type: 'string', format: 'date' }) }),
    },
  ],
};

export const photo: JsonSchema = nullable({ type: 'string', format: 'uri' });
export const address: JsonSchema = { type: 'string', format: 'email' };

const rows: JsonSchema = { type: 'integer', minimum: 0 };
export const importCounts: JsonSchema = record({ added: rows, updated: rows, failed: rows });
export const refusedRows: JsonSchema = {
  type: 'array',
  description: 'The rows that were refused.',
  items: record({
    row: { type: 'integer', description: 'From 1, the headings included.' },
    message: sentence,
  }),
};

/** By the level at which each was exposed. */
export const levels: JsonSchema = record({
  primary: many('TracedPerson'),
  secondary: many('TracedPerson'),
  tertiary: many('TracedPerson'),
});

export const cameraWithKey: JsonSchema = {
  allOf: [
    one('Camera'),
    record({
      camera_key: { type: 'string', description: 'Shown only now: send it as X-Camera-Key.' },
    }),
  ],
};

export const watchingCamera: JsonSchema = {
  allOf: [
    one('Camera'),
    record({
      region: {
        type: 'array',
        description:
          'Corners of the region of interest, each as x and y from 0 to 1 of the picture.',
        items: { type: 'array', items: { type: 'number' }, minItems: 2, maxItems: 2 },
      },
    }),
  ],
};
