import '../signed-in.css';
import { AppShell, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ModalsProvider } from '@mantine/modals';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { Logo } from '../../ui/Logo.tsx';
import { ConnectionNotice } from '../../ui/ConnectionNotice.tsx';
import classes from './Frame.module.css';
import { Sidebar, type Place } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { SkipLink } from './SkipLink.tsx';
import { texts } from './texts.ts';

interface Props {
  places: Place[];
  /** In the top bar. */
  search?: ReactNode;
  /** Link to the inbox, in the top bar. */
  inbox?: ReactNode;
  /** Menu of the signed-in account. */
  menu: ReactNode;
  /** Below the links of the sidebar. */
  below?: ReactNode;
  /** Above every page. */
  banner?: ReactNode;
  /** Content. Default: the current page. */
  children?: ReactNode;
}

/** Sidebar (a drawer on a phone), top bar and the open page. */
export function Frame({ places, search, inbox, menu, below, banner, children }: Props) {
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
      <AppShell.Header className={`${classes.header} screen-only`}>
        <TopBar
          isSidebarOpen={isSidebarOpen}
          onToggleSidebar={sidebar.toggle}
          onOpenDrawer={drawer.open}
          search={search}
          inbox={inbox}
          menu={menu}
        />
      </AppShell.Header>
      {isSidebarOpen && (
        <AppShell.Navbar
          className={`${classes.sidebar} screen-only`}
          aria-label={texts.main}
          visibleFrom="sm"
        >
          <Sidebar places={places}>{below}</Sidebar>
        </AppShell.Navbar>
      )}
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        size={280}
        title={<Logo />}
        closeButtonProps={{ 'aria-label': texts.closeMenu }}
        classNames={{ content: classes.sidebar, header: classes.sidebar }}
      >
        <nav aria-label={texts.main}>
          <Sidebar places={places} onNavigate={drawer.close} isInDrawer>
            {below}
          </Sidebar>
        </nav>
      </Drawer>
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        <ConnectionNotice />
        {banner}
        <ModalsProvider>
          <div className={classes.page}>{children ?? <Outlet />}</div>
        </ModalsProvider>
      </AppShell.Main>
    </AppShell>
  );
}
