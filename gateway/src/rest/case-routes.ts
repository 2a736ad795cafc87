import * as documents from './generated.js';
import { many, total } from './openapi/objects.js';
import { pageLimits } from './openapi/requests.js';
import { type RestRequest, route } from './route.js';
import { readPaging, readBoolean } from './values.js';

const defaultPageSize = 100;

/** Reads the filter of a query string; blank fields count as absent. */
function caseFilter({ query }: RestRequest) {
  const read = (name: string) => (query[name] === '' ? undefined : query[name]);
  const diseases = read('diseases');
  return {
    isOpen: readBoolean(read('isOpen')),
    diseases: typeof diseases === 'string' ? diseases.split(',') : diseases,
    classification: read('classification'),
    isIsolationOver: readBoolean(read('isIsolationOver')),
    search: read('search'),
  };
}

/** Cases, with the names of the GraphQL schema: no old client knows them. */
export const caseRoutes = [
  route('GET /cases', {
    status: 200,
    document: documents.RestCasesDocument,
    fields: pageLimits(defaultPageSize),
    variables: (request) => ({
      filter: caseFilter(request),
      order: request.query.order || 'NEWEST',
      page: readPaging(request.query.page, 1),
      pageSize: readPaging(request.query.pageSize, defaultPageSize),
    }),
    body: ({ cases: { items, total } }) => ({ data: items, total }),
    answer: { data: many('Case'), total },
  }),
];
