import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Contest_ContestFragment as Contest } from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { ContestActDialog, type ContestAct } from './ContestActDialog.tsx';
import { ContestActions } from './ContestActions.tsx';
import { ContestHistory, ContestReasonWords } from './ContestHistory.tsx';
import { formatPair, formatSpan } from './contest-words.ts';
import { texts } from './texts.tsx';

/** Contests of a contact or a person, with their history and actions. */
export function ContestNotes({ contests }: { contests: readonly Contest[] }) {
  const [act, setAct] = useState<ContestAct | null>(null);
  return (
    <>
      <Stack component="ul" gap="md">
        {contests.map((contest) => (
          <li key={contest.id}>
            <ContestDetails contest={contest} onAct={setAct} />
          </li>
        ))}
      </Stack>
      <ContestActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}

/** Shows the contested span of a pair, with reason and history. */
export function ContestDetails({
  contest,
  onAct,
}: {
  contest: Contest;
  onAct: (act: ContestAct) => void;
}) {
  const { timeZone } = useCompany();
  return (
    <div>
      <Text size="sm" td={contest.state === 'IN_FORCE' ? 'line-through' : undefined}>
        {texts.contactOf(
          formatPair(contest),
          formatSpan(contest, timeZone),
          texts.sources[contest.source],
        )}
      </Text>
      <Text size="sm" component="div" mt={4}>
        <ContestReasonWords contest={contest} />
      </Text>
      <ContestHistory contest={contest} />
      <ContestActions contest={contest} onAct={onAct} />
    </div>
  );
}
