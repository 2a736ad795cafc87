import { BackLink } from '../../ui/BackLink.tsx';
import '../signed-in.css';
import { Box, Button, Group, Skeleton } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { MINUTE } from '../../lib/durations.ts';
import { useLiveViewer } from '../../apollo/live.ts';
import { updateSession, readMember, useSession, type Session } from '../../apollo/session.ts';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { useCan } from '../../features/company/current/use-can.ts';
import { CompanyProvider, useCompany } from '../../features/company/current/CompanyContext.tsx';
import { PaperNote } from '../../features/company/current/PaperNote.tsx';
import { formatActive } from '../../features/contacts/reporting/coverage-words.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { longDay, todayIn } from '../../lib/dates/dates.ts';
import { AppStatusExport } from '../../features/overview/insights/AppStatusExport.tsx';
import { useReportHeadQuery, useReportShellQuery } from '../../generated/graphql.ts';
import { ConnectionNotice } from '../../ui/ConnectionNotice.tsx';
import { fontWeights, icons } from '../../ui/tokens.ts';
import { paths } from '../../lib/paths.ts';
import { RequireCompany } from './RequireCompany.tsx';
import { CompanyMenu } from './CompanyMenu.tsx';
import classes from './DocumentShell.module.css';
import { PermittedOutlet } from './PermittedOutlet.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import { texts } from './texts.ts';

const pollIntervalMs = MINUTE;

/** Layout of a company's report, for screen and print. Redirects to the sign-in page if there is no session. */
export function ReportShell() {
  return (
    <RequireCompany root={paths.report}>
      {(company) => <SignedInReport company={company} />}
    </RequireCompany>
  );
}

function SignedInReport({ company }: { company: Session['company'] }) {
  const can = useCan();
  const isRefused = useSession()?.permissions !== undefined && !can('figures:read');
  const { data, error, refetch } = useReportShellQuery();
  const answered = data?.viewer.company;
  const memberNames = data?.viewer.memberNames;
  useEffect(() => {
    if (answered)
      updateSession({
        company: { id: answered.id, name: answered.name, timeZone: answered.timeZone },
        ...readMember(data.viewer),
        permissions: data.viewer.permissions,
      });
  }, [answered, data]);
  useLiveViewer(() => void refetch().catch(() => undefined));
  const { pathname } = useLocation();
  const report = paths.report(company.name);
  const isBelow = pathname.replace(/\/$/u, '') !== report;
  if (answered?.trial?.isOver) return <Navigate to={paths.plan(company.name)} replace />;
  return (
    <CompanyProvider
      company={{
        ...company,
        keptFrom: answered?.keptFrom ?? null,
        ...(memberNames && { memberNames }),
      }}
    >
      <SkipLink />
      <ShellHeader to={paths.dashboard(company.name)} label={texts.dashboardLink}>
        <Group gap="xs" wrap="nowrap" miw={0} className="screen-only">
          <ColorSchemeToggle />
          <CompanyMenu companyName={company.name} withDashboard />
        </Group>
      </ShellHeader>
      <ConnectionNotice />
      <div className={classes.page}>
        <PaperNote />
        {!isRefused && <ReportHead company={company} passKey={answered?.passKey} />}
        {isBelow && (
          <nav aria-label={texts.report}>
            <BackLink to={report}>{texts.backToReport}</BackLink>
          </nav>
        )}
        <main id="content" tabIndex={-1} className={classes.main}>
          <ModalsProvider>
            <PermittedOutlet
              role={data?.viewer.role}
              isTrialOver={false}
              onRetry={error && (() => void refetch())}
            />
          </ModalsProvider>
        </main>
        <ReportFooter />
      </div>
    </CompanyProvider>
  );
}

function ReportFooter() {
  const { timeZone } = useCompany();
  return (
    <footer className={classes.footer}>
      <span>{longDay(todayIn(timeZone))}</span>
      <span>{texts.daysAndHours(timeZone)}</span>
    </footer>
  );
}

interface ReportHeadProps {
  company: Session['company'];
  /** Undefined until the server has answered. */
  passKey: string | undefined;
}

/** Header of the report: company, current counts, export and print. */
function ReportHead({ company, passKey }: ReportHeadProps) {
  const can = useCan();
  const { data } = useReportHeadQuery({ pollInterval: pollIntervalMs });
  return (
    <section aria-label={texts.company} className={classes.head}>
      <Box
        component="p"
        fz="lg"
        fw={fontWeights.bold}
        lh={1.35}
        lts="-0.01em"
        style={{ overflowWrap: 'anywhere' }}
      >
        {company.name}
      </Box>
      <Facts orientation="vertical" className={classes.facts}>
        <Fact term={texts.activePeople}>
          {data ? formatActive(data) : <Skeleton h={20} w={32} />}
        </Fact>
        <Fact term={texts.passKey} className="screen-only">
          {passKey !== undefined ? (
            <>
              <code>{passKey}</code>
              <CopyButton text={() => passKey} label={texts.copyPassKey} />
            </>
          ) : (
            <Skeleton h={20} w={140} />
          )}
        </Fact>
      </Facts>
      <Group gap="sm" className="screen-only">
        {can('health:read') && can('employee:export') && <AppStatusExport />}
        <Button
          variant="default"
          leftSection={<IconPrinter {...icons.md} />}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </Group>
    </section>
  );
}
