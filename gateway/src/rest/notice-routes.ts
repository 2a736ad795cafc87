import * as documents from './generated.js';
import { many, one } from './openapi/objects.js';
import { route } from './route.js';

/** Notices to the employee of the app, with the names of the GraphQL schema: no old client knows them. */
export const noticeRoutes = [
  route('GET /employee/notices', {
    status: 200,
    document: documents.RestMyNoticesDocument,
    body: ({ myNotices }) => ({ data: myNotices }),
    answer: { data: many('Notice') },
  }),
  route('POST /employee/notices/:id/read', {
    status: 200,
    document: documents.RestMarkNoticeReadDocument,
    variables: ({ params }) => ({ id: params.id }),
    body: ({ markNoticeRead }) => ({ data: markNoticeRead }),
    answer: { data: one('Notice') },
  }),
];
