import * as documents from './generated.js';
import { count, many } from './openapi/objects.js';
import { followUpPage } from './openapi/follow-up-requests.js';
import { readNumber, type RestRequest, route } from './route.js';
import { readPaging, readBoolean } from './values.js';

const defaultPageSize = 100;

/** Reads the filter of a query string; blank fields count as absent. */
function followUpFilter({ query }: RestRequest) {
  const read = (name: string) => (query[name] === '' ? undefined : query[name]);
  const readList = (name: string) => {
    const value = read(name);
    return typeof value === 'string' ? value.split(',') : value;
  };
  return {
    states: readList('states'),
    nextSteps: readList('nextSteps'),
    diseases: readList('diseases'),
    isOverdue: readBoolean(read('isOverdue')),
    assignee: read('assignee'),
    caseNumber: readNumber(read('caseNumber')),
    isChanged: readBoolean(read('isChanged')),
    isPhoneSilent: readBoolean(read('isPhoneSilent')),
    isNoticeUndelivered: readBoolean(read('isNoticeUndelivered')),
    isOwnPhoneOnly: readBoolean(read('isOwnPhoneOnly')),
    search: read('search'),
  };
}

/** Follow-up of exposed people, with the names of the GraphQL schema: no old client knows it. */
export const followUpRoutes = [
  route('GET /follow-up', {
    status: 200,
    document: documents.RestFollowUpsDocument,
    request: { querystring: followUpPage },
    variables: (request) => ({
      filter: followUpFilter(request),
      order: request.query.order || 'DUE',
      page: readPaging(request.query.page, 1),
      pageSize: readPaging(request.query.pageSize, defaultPageSize),
    }),
    body: ({ followUps: { items, total } }) => ({ data: items, total }),
    answer: { data: many('FollowUp'), total: count },
  }),
];
