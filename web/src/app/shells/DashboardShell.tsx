import {
  IconAddressBook,
  IconArrowsExchange,
  IconChartBar,
  IconCreditCard,
  IconDeviceCctv,
  IconDeviceDesktop,
  IconLayoutDashboard,
  IconPhoneCall,
  IconReportAnalytics,
  IconVirus,
} from '@tabler/icons-react';
import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useLiveFigures } from '../../apollo/live.ts';
import { keepCompany, type Session } from '../../apollo/session.ts';
import { caseTopics } from '../../domain/cases/case-topics.ts';
import { CompanyProvider } from '../../domain/company/CompanyContext.tsx';
import { TrialNotice } from '../../features/subscriptions/TrialNotice.tsx';
import { UpgradeButton } from '../../features/subscriptions/UpgradeButton.tsx';
import { DeletionBanner } from '../../features/profile/DeletionBanner.tsx';
import { useDashboardShellQuery, useMenuCountsQuery } from '../../generated/graphql.ts';
import { formatNumber } from '../../intl.ts';
import { paths } from '../../paths.ts';
import { QuickSearchButton } from '../quick-search/QuickSearchButton.tsx';
import { RequireCompany } from './RequireCompany.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { Frame } from './Frame.tsx';
import type { Place } from './Sidebar.tsx';
import { texts } from './texts.ts';

const placesOf = (
  companyName: string,
  {
    hasCameras,
    openCases,
    followUps,
  }: Record<'openCases' | 'followUps', number | undefined> & { hasCameras: boolean | undefined },
): Place[] => [
  { label: texts.employees, icon: IconAddressBook, to: paths.employees(companyName) },
  {
    label: texts.cases,
    icon: IconVirus,
    to: paths.cases(companyName),
    ...(openCases !== undefined && {
      count: { value: openCases, label: texts.openCases(formatNumber(openCases)) },
    }),
  },
  {
    label: texts.followUp,
    icon: IconPhoneCall,
    to: paths.followUp(companyName),
    ...(followUps !== undefined && {
      count: { value: followUps, label: texts.followUpsDue(formatNumber(followUps)) },
    }),
  },
  ...(hasCameras === false
    ? []
    : [
        {
          label: texts.cameras,
          icon: IconDeviceCctv,
          to: paths.cameras(companyName),
          isUncertain: hasCameras === undefined,
        },
      ]),
  { label: texts.landing, icon: IconLayoutDashboard, to: paths.landing(companyName) },
  { label: texts.insights, icon: IconChartBar, to: paths.insights(companyName) },
  { label: texts.analytics, icon: IconArrowsExchange, to: paths.analytics(companyName) },
  { label: texts.monitor, icon: IconDeviceDesktop, to: paths.monitor(companyName) },
  { label: texts.report, icon: IconReportAnalytics, to: paths.report(companyName) },
];

const placesAfterTrial = (companyName: string): Place[] => [
  { label: texts.choosePlan, icon: IconCreditCard, to: paths.plan(companyName) },
];

/** True for pages that stay available after the trial: plans, tracing, and the company's account. */
const isOpenAfterTrial = (pathname: string): boolean =>
  /^\/dashboard\/[^/]+\/(?:plan|profile|change-pass|tracing\/)/u.test(pathname);

/** Frame of the dashboard; without a session it redirects to sign-in. */
export function DashboardShell() {
  return (
    <RequireCompany root={paths.dashboard}>
      {(company) => <SignedInShell company={company} />}
    </RequireCompany>
  );
}

function SignedInShell({ company }: { company: Session['company'] }) {
  const { data } = useDashboardShellQuery();
  const answered = data?.viewer.company;
  useEffect(() => {
    if (answered)
      keepCompany({
        id: answered.id,
        name: answered.name,
        timeZone: answered.timeZone,
        hasCameras: answered.plan.access.includes('camera'),
      });
  }, [answered]);
  const { pathname } = useLocation();
  const trial = answered?.trial;
  const isClosed = trial?.isOver === true && !isOpenAfterTrial(pathname);
  const hasCameras = answered ? answered.plan.access.includes('camera') : company.hasCameras;
  const ask = answered === undefined || trial?.isOver ? skipToken : { variables: {} };
  const { data: counts, refetch } = useMenuCountsQuery(ask);
  useLiveFigures(() => {
    // A count that fails to load again keeps its last value.
    if (ask !== skipToken) refetch().catch(() => undefined);
  }, caseTopics);
  const places = trial?.isOver
    ? placesAfterTrial(company.name)
    : placesOf(company.name, {
        hasCameras,
        openCases: counts?.cases.total,
        followUps: counts?.followUps.total,
      });
  return (
    <CompanyProvider company={{ ...company, keptFrom: answered?.keptFrom ?? null }}>
      {isClosed && <Navigate to={paths.plan(company.name)} replace />}
      <Frame
        places={places}
        search={
          <QuickSearchButton
            companyName={company.name}
            places={places.filter(({ isUncertain }) => isUncertain !== true)}
            hasCameras={hasCameras === true}
            isLimited={trial?.isOver === true}
          />
        }
        menu={<CompanyMenu companyName={company.name} />}
        banner={
          <>
            {answered?.deletionAt && (
              <DeletionBanner companyName={company.name} deletionAt={answered.deletionAt} />
            )}
            {trial?.isOver === false && <TrialNotice companyName={company.name} trial={trial} />}
          </>
        }
        // Computer Vision comes with every plan but the trial.
        below={hasCameras === false && !trial?.isOver && <UpgradeButton />}
      />
    </CompanyProvider>
  );
}
