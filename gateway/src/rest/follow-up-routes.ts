import * as documents from './generated.js';
import { many, total } from './openapi/objects.js';
import { pageLimits } from './openapi/requests.js';
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
    isOpen: readBoolean(read('isOpen')),
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
    fields: {
      ...pageLimits(defaultPageSize),
      caseNumber: { minimum: 1 },
      isChanged: {
        description:
          'true for follow-ups that changed since this session last marked changes as seen, false for the others.',
      },
      isPhoneSilent: {
        description:
          'true for people whose phone has been silent for 24 hours, false for the others.',
      },
    },
    variables: (request) => ({
      filter: followUpFilter(request),
      order: request.query.order || 'DUE',
      page: readPaging(request.query.page, 1),
      pageSize: readPaging(request.query.pageSize, defaultPageSize),
    }),
    body: ({ followUps: { items, total } }) => ({ data: items, total }),
    answer: { data: many('FollowUp'), total },
  }),
];
