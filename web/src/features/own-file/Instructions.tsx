import { Alert } from '@mantine/core';
import { IconHome, IconInfoCircle } from '@tabler/icons-react';
import { icons } from '../../ui/tokens.ts';
import { useCompany } from '../company/current/CompanyContext.tsx';
import { formatDay, inSentence } from '../../lib/dates/dates.ts';
import type { OwnFile } from './own-file.ts';
import { texts } from './texts.ts';

/** What the employee has to do, until when and why. */
export function Instructions({ instructions }: Pick<OwnFile, 'instructions'>) {
  const { timeZone } = useCompany();
  if (instructions.length === 0)
    return (
      // Whoever was exposed and not told yet reads this too, so it gives no all-clear.
      <Alert color="gray" icon={<IconInfoCircle {...icons.lg} />} title={texts.nothingAsked}>
        {texts.nothingAskedMeaning}
      </Alert>
    );
  // Two exposures may have the same instruction.
  const distinct = [...new Map(instructions.map((each) => [each.reason, each])).values()];
  return distinct.map(({ state, quarantineUntil, reason }) => {
    const staysHome = state === 'IN_QUARANTINE' || state === 'TEST_DUE';
    return (
      <Alert
        key={reason}
        color={staysHome || state === 'BECAME_A_CASE' ? 'amber' : 'lagoon'}
        icon={staysHome ? <IconHome {...icons.lg} /> : <IconInfoCircle {...icons.lg} />}
        title={
          staysHome && quarantineUntil !== null
            ? texts.stayHome(inSentence(formatDay(quarantineUntil, timeZone)))
            : texts.states[state]
        }
      >
        {reason}
      </Alert>
    );
  });
}
