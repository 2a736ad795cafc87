import {
  IconAddressBook,
  IconArrowsExchange,
  IconChartBar,
  IconCreditCard,
  IconDeviceCctv,
  IconDeviceDesktop,
  IconHistory,
  IconLayoutDashboard,
  IconPhoneCall,
  IconReportAnalytics,
  IconVirus,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { RequiredSetUp } from '../../features/members/factors/RequiredSetUp.tsx';
import { SecretShownContext } from '../../ui/secret-shown.ts';
import { useLiveViewer } from '../../apollo/live.ts';
import { updateSession, readMember, type Session } from '../../apollo/session.ts';
import { CompanyProvider } from '../../features/company/current/CompanyContext.tsx';
import type { Permission } from '../../generated/permissions.ts';
import { useCan } from '../../features/company/current/use-can.ts';
import { TrialNotice } from '../../features/company/plans/TrialNotice.tsx';
import { InboxBell } from '../../features/members/inbox/InboxBell.tsx';
import { UpgradeButton } from '../../features/company/plans/UpgradeButton.tsx';
import { DeletionBanner } from '../../features/company/profile/DeletionBanner.tsx';
import { useDashboardShellQuery } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { QuickSearchButton } from '../quick-search/QuickSearchButton.tsx';
import { RequireCompany } from './RequireCompany.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import { Frame } from './Frame.tsx';
import { MenuCount, TodayCount } from './MenuCount.tsx';
import { PermittedOutlet } from './PermittedOutlet.tsx';
import type { Place } from './Sidebar.tsx';
import { isOpenAfterTrial } from './routes-after-trial.ts';
import { useSignOut } from './use-sign-out.ts';
import { texts } from './texts.ts';

/** The pages of the dashboard, the most used first, with the permissions that they require. */
const listPlaces = (
  companyName: string,
  {
    hasCameras,
    hasToday,
    hasCounts,
  }: { hasCameras: boolean | undefined; hasToday: boolean; hasCounts: boolean },
): (Place & { needs: Permission[] })[] => [
  {
    label: texts.insights,
    icon: IconChartBar,
    to: paths.insights(companyName),
    needs: ['figures:read'],
    count: hasToday && <TodayCount />,
  },
  {
    label: texts.cases,
    icon: IconVirus,
    to: paths.cases(companyName),
    alsoAt: paths.tracings(companyName),
    needs: ['case:read'],
    count: hasCounts && <MenuCount of="cases" />,
  },
  {
    label: texts.followUp,
    icon: IconPhoneCall,
    to: paths.followUp(companyName),
    needs: ['follow-up:read'],
    count: hasCounts && <MenuCount of="followUp" />,
  },
  {
    label: texts.employees,
    icon: IconAddressBook,
    to: paths.employees(companyName),
    needs: ['employee:read'],
  },
  {
    label: texts.analytics,
    icon: IconArrowsExchange,
    to: paths.analytics(companyName),
    needs: ['contact:read'],
  },
  {
    label: texts.report,
    icon: IconReportAnalytics,
    to: paths.report(companyName),
    needs: ['figures:read'],
  },
  ...(hasCameras === false
    ? []
    : [
        {
          label: texts.cameras,
          icon: IconDeviceCctv,
          to: paths.cameras(companyName),
          alsoAt: paths.roi(companyName),
          needs: ['camera:read' as const],
          isUncertain: hasCameras === undefined,
        },
      ]),
  {
    label: texts.monitor,
    icon: IconDeviceDesktop,
    to: paths.monitor(companyName),
    needs: ['figures:read'],
  },
  {
    label: texts.landing,
    icon: IconLayoutDashboard,
    to: paths.landing(companyName),
    needs: ['settings:update', 'retention:read', 'disease:read'],
  },
];

const auditPlace = (companyName: string): ReturnType<typeof listPlaces>[number] => ({
  label: texts.auditLog,
  icon: IconHistory,
  to: paths.audit(companyName),
  needs: ['audit:read'],
});

const planPlace = (companyName: string): ReturnType<typeof listPlaces>[number] => ({
  label: texts.choosePlan,
  icon: IconCreditCard,
  to: paths.plan(companyName),
  needs: ['plan:request'],
});

/** Frame of the dashboard. Redirects to the sign-in page if there is no session. */
export function DashboardShell() {
  return (
    <RequireCompany root={paths.dashboard}>
      {(company) => <SignedInShell company={company} />}
    </RequireCompany>
  );
}

function SignedInShell({ company }: { company: Session['company'] }) {
  const { data, error, refetch: reload } = useDashboardShellQuery();
  const answered = data?.viewer.company;
  const viewer = data?.viewer;
  const memberNames = viewer?.memberNames;
  useEffect(() => {
    if (answered && viewer)
      updateSession({
        company: {
          id: answered.id,
          name: answered.name,
          timeZone: answered.timeZone,
          hasCameras: answered.plan.access.includes('camera'),
        },
        ...readMember(viewer),
        permissions: viewer.permissions,
      });
  }, [answered, viewer]);
  // If the refetch fails, the old data stays; an ended session signs out.
  useLiveViewer(() => void reload().catch(() => undefined));
  const can = useCan();
  const { signOut } = useSignOut();
  // A live event may answer that the second factor is there while its recovery codes are still shown.
  const [areCodesShown, setCodesShown] = useState(false);
  const { pathname } = useLocation();
  const isOnInsights = matchPath('/dashboard/:companyName/insights', pathname) !== null;
  const trial = answered?.trial;
  const isTrialOver = trial?.isOver === true;
  const isOpen = (address: string): boolean => !isTrialOver || isOpenAfterTrial(address);
  const hasCameras = answered ? answered.plan.access.includes('camera') : company.hasCameras;
  const hasToday = answered !== undefined && !viewer?.lacksSecondFactor;
  const hasCounts = hasToday && can('case:read') && can('follow-up:read');
  const places = [
    ...(isTrialOver ? [planPlace(company.name)] : []),
    // The log is what auditors come for; others find it in the menu.
    ...(can('figures:read') ? [] : [auditPlace(company.name)]),
    ...listPlaces(company.name, { hasCameras, hasToday, hasCounts }),
  ].filter(({ needs, to }) => needs.some(can) && isOpen(to));
  if (viewer?.lacksSecondFactor || areCodesShown)
    return (
      <SecretShownContext value={setCodesShown}>
        <RequiredSetUp onSignOut={signOut} />
      </SecretShownContext>
    );
  return (
    <CompanyProvider
      company={{
        ...company,
        keptFrom: answered?.keptFrom ?? null,
        ...(memberNames && { memberNames }),
        isTrialOver,
      }}
    >
      {!isOpen(pathname) && <Navigate to={paths.plan(company.name)} replace />}
      <Frame
        places={places}
        search={
          <QuickSearchButton
            companyName={company.name}
            places={places.filter(({ isUncertain }) => isUncertain !== true)}
            hasCameras={hasCameras === true}
            isLimited={isTrialOver}
          />
        }
        inbox={
          hasToday &&
          trial?.isOver !== true &&
          can('own-inbox:read') && <InboxBell companyName={company.name} />
        }
        menu={<CompanyMenu companyName={company.name} />}
        banner={
          <>
            {answered?.deletionAt && can('company:restore') && (
              <DeletionBanner companyName={company.name} deletionAt={answered.deletionAt} />
            )}
            {/* Today on the insights says so, below what people need. */}
            {trial?.isOver === false && can('plan:request') && !isOnInsights && (
              <TrialNotice companyName={company.name} trial={trial} />
            )}
          </>
        }
        // Every plan except the trial includes Computer Vision.
        below={hasCameras === false && !isTrialOver && can('plan:request') && <UpgradeButton />}
      >
        <PermittedOutlet
          role={viewer?.role}
          isTrialOver={isTrialOver}
          onRetry={error && (() => void reload())}
        />
      </Frame>
    </CompanyProvider>
  );
}
