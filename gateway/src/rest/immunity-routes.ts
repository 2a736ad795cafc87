import * as documents from './generated.js';
import { many, one, total } from './openapi/objects.js';
import { pageLimits } from './openapi/requests.js';
import { route } from './route.js';
import { readPaging } from './values.js';

const defaultPageSize = 100;

/** Evidence of immunity, with the names of the GraphQL schema: no old client knows it. */
export const immunityRoutes = [
  route('GET /immunity', {
    status: 200,
    document: documents.RestImmunityDocument,
    fields: pageLimits(defaultPageSize),
    variables: ({ query }) => ({
      filter: {
        disease: query.disease || undefined,
        state: query.state || undefined,
        search: query.search || undefined,
      },
      page: readPaging(query.page, 1),
      pageSize: readPaging(query.pageSize, defaultPageSize),
    }),
    body: ({ immunityEvidence: { items, total: all } }) => ({ data: items, total: all }),
    answer: { data: many('ImmunityEvidence'), total },
  }),
  route('POST /immunity', {
    status: 200,
    document: documents.RestImportImmunityDocument,
    fields: { rows: { minItems: 1, maxItems: 1000 } },
    takesRecords: true,
    variables: ({ body }) => ({ rows: body.rows, batchId: body.batchId }),
    body: ({ importImmunity }) => ({ data: importImmunity }),
    answer: { data: one('ImmunityImport') },
  }),
];
