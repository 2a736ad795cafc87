import { Button, Group, UnstyledButton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useSession } from '../../apollo/session.ts';
import { ColorSchemeToggle } from '../../components/ColorSchemeToggle.tsx';
import { Logo } from '../../components/Logo.tsx';
import { paths } from '../paths.ts';
import { useScrollPlaces } from '../scroll-places.ts';
import { Footer } from './Footer.tsx';
import classes from './PublicShell.module.css';
import { SiteMenu } from './SiteMenu.tsx';
import { SkipLink } from './SkipLink.tsx';

// Only for those who are signed in.
const CompanyMenu = lazy(async () => ({
  default: (await import('./CompanyMenu.tsx')).CompanyMenu,
}));

/** What stands around every page that a visitor sees. */
export function PublicShell() {
  const session = useSession();
  useScrollPlaces();
  return (
    <div className={classes['shell']}>
      <SkipLink />
      <header className={classes['header']}>
        <UnstyledButton component={Link} to={paths.home} aria-label="VisionCloud, home">
          <Logo />
        </UnstyledButton>
        <Group component="nav" aria-label="Site" gap="xs" wrap="nowrap" miw={0}>
          <SiteMenu />
          {session ? (
            <Suspense>
              <CompanyMenu companyName={session.company.name} withDashboard />
            </Suspense>
          ) : (
            <Button
              component={Link}
              to={paths.login}
              variant="subtle"
              color="gray"
              size="sm"
              className={classes['place']}
            >
              SIGN IN
            </Button>
          )}
          <ColorSchemeToggle />
        </Group>
      </header>
      <main id="content" tabIndex={-1} className={classes['main']}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
