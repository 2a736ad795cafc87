import { TodayDocument, type TodayQuery } from '../../../generated/graphql.ts';
import { answer } from '../../../testing/server.ts';
import { aCompany } from '../../../testing/factories.ts';

const none = { total: 0 };

/** Announces what needs the viewer; nothing unless given. Returns the variables of each request. */
export const answerToday = (waiting: Partial<TodayQuery> = {}) =>
  answer(TodayDocument, {
    dueFollowUps: [],
    silentPhones: none,
    isolationsOver: none,
    employeeReports: none,
    exactRecordRequests: none,
    immunityEvidence: none,
    contestRequests: none,
    contests: none,
    cameras: { total: 0, items: [] },
    viewer: { company: { ...aCompany(), isMailSetUp: true } },
    ...waiting,
  });
