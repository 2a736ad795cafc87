import { Button, Group } from '@mantine/core';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../apollo/session.ts';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { ConnectionNotice } from '../../ui/ConnectionNotice.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { paths } from '../../lib/paths.ts';
import { Footer } from './Footer.tsx';
import classes from './PublicShell.module.css';
import { SiteMenu } from './SiteMenu.tsx';
import { ShellHeader } from './ShellHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import { texts as entryTexts } from '../texts.ts';
import { texts } from './public-texts.ts';

// Loaded on demand: only signed-in companies need it.
const CompanyMenu = lazyPart(async () => (await import('./CompanyMenu.tsx')).CompanyMenu, {
  failed: (_retry, { companyName }) => (
    <PlaceButton to={paths.dashboard(companyName)} label={texts.dashboard} />
  ),
});

function PlaceButton({ to, label }: { to: string; label: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="subtle"
      color="gray"
      size="sm"
      className={classes.place}
    >
      {label}
    </Button>
  );
}

/** Returns the canonical address of a page that has two. */
const canonicalPaths: Readonly<Record<string, string>> = {
  [paths.login]: paths.home,
  '/blogs': paths.blog,
};

/** Header and footer around every public page. */
export function PublicShell() {
  const session = useSession();
  const { pathname } = useLocation();
  return (
    <div className={classes.shell}>
      <link rel="canonical" href={canonicalPaths[pathname] ?? pathname} />
      <SkipLink />
      <ShellHeader to={paths.home} label={entryTexts.homeLink}>
        <Group component="nav" aria-label={texts.site} gap="xs" wrap="nowrap" miw={0}>
          <SiteMenu />
          {session ? (
            <CompanyMenu companyName={session.company.name} withDashboard />
          ) : (
            <PlaceButton to={paths.login} label={texts.signIn} />
          )}
          <ColorSchemeToggle />
        </Group>
      </ShellHeader>
      <ConnectionNotice />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
