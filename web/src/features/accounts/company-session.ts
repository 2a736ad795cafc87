import type { Session } from '../../apollo/session.ts';
import type { CompanySession_SessionFragment } from '../../generated/graphql.ts';

/** Stores the session that the gateway has started. */
export const toSession = ({ token, company }: CompanySession_SessionFragment): Session => ({
  token,
  company: {
    id: company.id,
    name: company.name,
    timeZone: company.timeZone,
    hasCameras: company.plan.access.includes('camera'),
  },
});
