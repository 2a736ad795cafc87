import { UnstyledButton } from '@mantine/core';
import classes from './ConnectionNotice.module.css';
import { useFailureReason } from '../lib/browser/connection.ts';
import { failureWords } from './failure-words.ts';
import { texts } from './texts.ts';

/** A line at the top of the page while the device is offline, or files of the app cannot be loaded. */
export function ConnectionNotice() {
  const reason = useFailureReason();
  return (
    // Always rendered: screen readers announce only what changes inside an existing region.
    <output className={`${classes.notice} screen-only`}>
      {reason !== null && failureWords[reason]}
      {reason === 'outdated' && (
        <UnstyledButton
          fz="inherit"
          fw="inherit"
          td="underline"
          onClick={() => window.location.reload()}
        >
          {texts.reload}
        </UnstyledButton>
      )}
    </output>
  );
}
