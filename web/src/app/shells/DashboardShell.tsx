import { IconAddressBook, IconArrowsExchange, IconLayoutDashboard } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { keepCompany, useSession, type Session } from '../../apollo/session.ts';
import { CompanyProvider } from '../../components/CompanyContext.tsx';
import { UpgradePlan } from '../../features/companies/UpgradePlan.tsx';
import { DeletionBanner } from '../../features/profile/DeletionBanner.tsx';
import { useDashboardShellQuery } from '../../generated/graphql.ts';
import { paths } from '../paths.ts';
import { CompanyMenu } from './CompanyMenu.tsx';
import { Frame } from './Frame.tsx';
import type { Place } from './Sidebar.tsx';

const placesOf = (companyName: string): Place[] => [
  { label: 'Employee Directory', icon: IconAddressBook, to: paths.employees(companyName) },
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.insights(companyName) },
  { label: 'Analytics', icon: IconArrowsExchange, to: paths.analytics(companyName) },
];

/** Everything of a signed-in company; a stranger goes to sign in. */
export function DashboardShell() {
  const session = useSession();
  const { companyName } = useParams();
  const { pathname, search, hash } = useLocation();
  if (!session) return <Navigate to={paths.login} replace />;
  const rightName = session.company.name.toLowerCase();
  const rest = pathname.split('/').slice(3).join('/');
  const rightPath = `${paths.dashboard(rightName)}${rest && `/${rest}`}${search}${hash}`;
  return (
    <>
      {companyName !== rightName && <Navigate to={rightPath} replace />}
      {/* Stays when the name in the path changes: a company that renames itself goes on where it is. */}
      <SignedInShell company={session.company} />
    </>
  );
}

function SignedInShell({ company }: { company: Session['company'] }) {
  const { data } = useDashboardShellQuery();
  const answered = data?.viewer.company;
  useEffect(() => {
    if (answered)
      keepCompany({ id: answered.id, name: answered.name, timeZone: answered.timeZone });
  }, [answered]);
  return (
    <CompanyProvider company={company}>
      <Frame
        places={placesOf(company.name)}
        menu={<CompanyMenu companyName={company.name} />}
        // Computer Vision comes with every plan but the trial.
        banner={
          answered?.deletionAt && (
            <DeletionBanner companyName={company.name} deletionAt={answered.deletionAt} />
          )
        }
        below={answered?.plan.name === 'Standard' && <UpgradePlan plan={answered.plan} />}
      />
    </CompanyProvider>
  );
}
