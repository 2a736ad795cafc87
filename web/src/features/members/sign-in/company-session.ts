import type { Session } from '../../../apollo/session.ts';
import { findAskedPage } from '../../../lib/browser/asked-page.ts';
import type { CompanySession_SessionFragment } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';

/** Returns where signing in leads: the page that was asked for, or the dashboard. */
export const findNextPage = (companyName: string): string =>
  findAskedPage(companyName) ?? paths.dashboard(companyName);

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
