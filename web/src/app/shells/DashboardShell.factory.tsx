import { useCompany } from '../../features/company/current/CompanyContext.tsx';
import { answerBell } from '../../features/members/inbox/inbox.factory.ts';
import { answerToday } from '../../features/overview/today/today.factory.ts';
import { DashboardShellDocument, MenuCountsDocument } from '../../generated/graphql.ts';
import { aCompany } from '../../testing/factories.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { ownerPermissions } from '../../testing/permissions.ts';
import { answer } from '../../testing/server.ts';
import { DashboardShell } from './DashboardShell.tsx';

function Here() {
  const { name, timeZone } = useCompany();
  return (
    <p>
      {name} in {timeZone}
    </p>
  );
}

export const renderShell = (at = '/dashboard/acme/emp') =>
  renderRoutes(
    [
      {
        path: '/dashboard/:companyName',
        element: <DashboardShell />,
        children: [{ path: '*', element: <Here /> }],
      },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );

/** Announces the company of the shell, for which nothing waits. */
export const acmeAnswers = (company = aCompany(), name: string | null = null) => {
  answerBell(0);
  answerToday({ viewer: { company: { ...company, isMailSetUp: true } } });
  return answer(DashboardShellDocument, {
    viewer: {
      email: 'anna@acme.test',
      role: 'OWNER',
      name,
      memberNames: [],
      lacksSecondFactor: false,
      permissions: [...ownerPermissions],
      company,
    },
  });
};

/** Answers the counts beside the links of the sidebar: open cases, and what waits in the follow-up. */
export const answerCounts = (cases: number, waiting: Partial<Record<Waiting, number>> = {}) =>
  answer(MenuCountsDocument, {
    cases: { total: cases },
    followUps: { total: waiting.followUps ?? 0 },
    contestRequests: { total: waiting.contestRequests ?? 0 },
    contests: { total: waiting.contests ?? 0 },
    employeeReports: { total: waiting.employeeReports ?? 0 },
    exactRecordRequests: { total: waiting.exactRecordRequests ?? 0 },
  });

type Waiting =
  | 'followUps'
  | 'contestRequests'
  | 'contests'
  | 'employeeReports'
  | 'exactRecordRequests';
