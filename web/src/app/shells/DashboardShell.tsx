import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { keepCompany, useSession, type Session } from '../../apollo/session.ts';
import { CompanyProvider } from '../../components/CompanyContext.tsx';
import { Logo } from '../../components/Logo.tsx';
import { useDashboardShellQuery } from '../../generated/graphql.ts';
import { paths } from '../paths.ts';
import classes from './DashboardShell.module.css';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

/** Everything of a signed-in company; a stranger goes to sign in. */
export function DashboardShell() {
  const session = useSession();
  const { companyName } = useParams();
  const { pathname, search, hash } = useLocation();
  if (!session) return <Navigate to={paths.login} replace />;
  const rightName = session.company.name.toLowerCase();
  if (companyName !== rightName) {
    const rest = pathname.split('/').slice(3).join('/');
    return (
      <Navigate to={`${paths.dashboard(rightName)}${rest && `/${rest}`}${search}${hash}`} replace />
    );
  }
  return <SignedInShell company={session.company} />;
}

function SignedInShell({ company }: { company: Session['company'] }) {
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [isSidebarOpen, sidebar] = useDisclosure(true);
  const { data } = useDashboardShellQuery();
  const answered = data?.viewer.company;
  useEffect(() => {
    if (answered)
      keepCompany({ id: answered.id, name: answered.name, timeZone: answered.timeZone });
  }, [answered]);
  return (
    <CompanyProvider company={company}>
      <AppShell
        layout="alt"
        header={{ height: 56 }}
        navbar={{
          width: 224,
          breakpoint: 'sm',
          collapsed: { mobile: true, desktop: !isSidebarOpen },
        }}
      >
        <a className={classes['skip']} href="#content">
          Skip to content
        </a>
        <AppShell.Header className={classes['header']}>
          <TopBar
            companyName={company.name}
            isSidebarOpen={isSidebarOpen}
            onToggleSidebar={sidebar.toggle}
            onOpenDrawer={drawer.open}
          />
        </AppShell.Header>
        {isSidebarOpen && (
          <AppShell.Navbar className={classes['sidebar']} aria-label="Main" visibleFrom="sm">
            <Sidebar companyName={company.name} />
          </AppShell.Navbar>
        )}
        <Drawer
          opened={isDrawerOpen}
          onClose={drawer.close}
          size={280}
          title={<Logo />}
          closeButtonProps={{ 'aria-label': 'Close menu' }}
          classNames={{ content: classes['sidebar'], header: classes['sidebar'] }}
        >
          <nav aria-label="Main">
            <Sidebar companyName={company.name} onNavigate={drawer.close} isInDrawer />
          </nav>
        </Drawer>
        <AppShell.Main id="content" tabIndex={-1} className={classes['main']}>
          <div className={classes['page']}>
            <Outlet />
          </div>
        </AppShell.Main>
      </AppShell>
    </CompanyProvider>
  );
}
