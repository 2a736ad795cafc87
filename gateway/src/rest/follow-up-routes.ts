import * as documents from './generated.js';
import { count, many } from './openapi/objects.js';
import { followUpPage } from './openapi/follow-up-requests.js';
import { numberIn, type RestRequest, route } from './route.js';
import { pagingIn, yesOrNoIn } from './values.js';

const defaultPageSize = 100;

/** Reads the filter of a query string; blank fields count as absent. */
function followUpFilter({ query }: RestRequest) {
  const given = (name: string) => (query[name] === '' ? undefined : query[name]);
  const listIn = (name: string) => {
    const value = given(name);
    return typeof value === 'string' ? value.split(',') : value;
  };
  return {
    states: listIn('states'),
    nextSteps: listIn('nextSteps'),
    diseases: listIn('diseases'),
    isOverdue: yesOrNoIn(given('isOverdue')),
    assignee: given('assignee'),
    caseNumber: numberIn(given('caseNumber')),
    isChanged: yesOrNoIn(given('isChanged')),
    isPhoneSilent: yesOrNoIn(given('isPhoneSilent')),
    isNoticeUndelivered: yesOrNoIn(given('isNoticeUndelivered')),
    search: given('search'),
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
      page: pagingIn(request.query.page, 1),
      pageSize: pagingIn(request.query.pageSize, defaultPageSize),
    }),
    body: ({ followUps: { items, total } }) => ({ data: items, total }),
    answer: { data: many('FollowUp'), total: count },
  }),
];
