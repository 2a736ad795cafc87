import '../signed-in.css';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import {
  endOwnFileSession,
  expireOwnFileSession,
  useOwnFileSession,
  type OwnFileSession,
} from '../../apollo/own-file-session.ts';
import { ColorSchemeToggle } from '../../ui/ColorSchemeToggle.tsx';
import { ConnectionNotice } from '../../ui/ConnectionNotice.tsx';
import { icons } from '../../ui/tokens.ts';
import { formatTime } from '../../lib/dates/dates.ts';
import { MINUTE } from '../../lib/durations.ts';
import { useOwnFileShellMutation } from '../../generated/graphql.ts';
import { browserTimeZone } from '../../lib/intl.ts';
import { paths } from '../../lib/paths.ts';
import { texts as entryTexts } from '../texts.ts';
import classes from './DocumentShell.module.css';
import { texts } from './own-file-texts.ts';
import { ShellHeader } from './ShellHeader.tsx';
import { SkipLink } from './SkipLink.tsx';

/** How long before the end of the session the page shows a warning. */
const warningMs = 3 * MINUTE;

/** Layout of the employee's own file. Redirects to the page that sends links if there is no session. */
export function OwnFileShell() {
  const session = useOwnFileSession();
  if (!session) return <Navigate to={paths.ownFileLink} replace />;
  return <OpenFile key={session.token} session={session} />;
}

function OpenFile({ session: { expiresAt } }: { session: OwnFileSession }) {
  const isEnding = useIsEnding(expiresAt);
  // If there is no answer, the session expires.
  const [signOut, { loading }] = useOwnFileShellMutation({
    onCompleted: endOwnFileSession,
    onError: endOwnFileSession,
  });
  const closesAt = formatTime(expiresAt, browserTimeZone());
  return (
    <>
      <SkipLink />
      <ShellHeader to={paths.home} label={entryTexts.homeLink}>
        <Group gap="xs" wrap="nowrap" className="screen-only">
          <Text size="xs" c="dimmed">
            {texts.openUntil(closesAt)}
          </Text>
          <ColorSchemeToggle />
          <Button
            variant="default"
            size="xs"
            leftSection={<IconLogout {...icons.sm} />}
            loading={loading}
            onClick={() => void signOut()}
          >
            {texts.signOut}
          </Button>
        </Group>
      </ShellHeader>
      <ConnectionNotice />
      <div className={classes.page}>
        {/* Always rendered: screen readers announce only what changes inside an existing region. */}
        <output className="screen-only">
          {isEnding && (
            <Alert color="amber" title={texts.closesSoon(closesAt)} mb="lg">
              {texts.closesSoonHelp}
            </Alert>
          )}
        </output>
        <main id="content" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      </div>
    </>
  );
}

/** Closes the file when the session expires, and returns whether that is soon. */
const useIsEnding = (expiresAt: string): boolean => {
  const [isEnding, setIsEnding] = useState(false);
  useEffect(() => {
    const left = Math.max(0, Date.parse(expiresAt) - Date.now());
    const timers = [
      setTimeout(() => setIsEnding(true), Math.max(0, left - warningMs)),
      setTimeout(expireOwnFileSession, left),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [expiresAt]);
  return isEnding;
};
