import { UnstyledButton } from '@mantine/core';
import classes from './ConnectionNotice.module.css';
import { useFailureReason } from '../browser/connection.ts';
import { failureWords } from './failure-words.ts';

/** A line at the top of the page while the device is offline, or files of the app cannot be loaded. */
export function ConnectionNotice() {
  const reason = useFailureReason();
  return (
    // Always rendered: screen readers announce only what changes inside an existing region.
    <output className={classes.notice}>
      {reason !== null && failureWords[reason]}
      {reason === 'outdated' && (
        <UnstyledButton className={classes.button} onClick={() => window.location.reload()}>
          Reload
        </UnstyledButton>
      )}
    </output>
  );
}
