import '../signed-in-styles.ts';
import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import { ConnectionNotice } from '../../components/ConnectionNotice.tsx';
import classes from './Frame.module.css';
import { Sidebar, type Place } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { SkipLink } from './SkipLink.tsx';

interface Props {
  places: Place[];
  /** In the top bar. */
  search?: ReactNode;
  /** Who is signed in, and what they can do. */
  menu: ReactNode;
  /** Below the places. */
  below?: ReactNode;
  /** Above every page. */
  banner?: ReactNode;
}

/** Sidebar (a drawer on a phone), top bar and the page that is shown. */
export function Frame({ places, search, menu, below, banner }: Props) {
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const [isSidebarOpen, sidebar] = useDisclosure(true);
  return (
    <AppShell
      layout="alt"
      header={{ height: 56 }}
      navbar={{
        width: 224,
        breakpoint: 'sm',
        collapsed: { mobile: true, desktop: !isSidebarOpen },
      }}
    >
      <SkipLink />
      <AppShell.Header className={classes['header']}>
        <TopBar
          isSidebarOpen={isSidebarOpen}
          onToggleSidebar={sidebar.toggle}
          onOpenDrawer={drawer.open}
          search={search}
          menu={menu}
        />
      </AppShell.Header>
      {isSidebarOpen && (
        <AppShell.Navbar className={classes['sidebar']} aria-label="Main" visibleFrom="sm">
          <Sidebar places={places}>{below}</Sidebar>
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
          <Sidebar places={places} onNavigate={drawer.close} isInDrawer>
            {below}
          </Sidebar>
        </nav>
      </Drawer>
      <AppShell.Main id="content" tabIndex={-1} className={classes['main']}>
        <ConnectionNotice />
        {banner}
        <div className={classes['page']}>
          <Page />
        </div>
      </AppShell.Main>
    </AppShell>
  );
}

/** What stands in the frame: drawn once the frame is, and in pieces, for both in one go would hold up the browser. */
function Page() {
  const isReady = useDeferredValue(true, false);
  return isReady && <Outlet />;
}
