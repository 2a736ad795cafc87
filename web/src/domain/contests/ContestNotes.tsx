import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Contest_ContestFragment as Contest } from '../../generated/graphql.ts';
import { useCompany } from '../company/CompanyContext.tsx';
import { ContestActDialog, type ContestAct } from './ContestActDialog.tsx';
import { ContestActions } from './ContestActions.tsx';
import { ContestHistory, ContestReasonWords } from './ContestHistory.tsx';
import { formatPair, formatSpan } from './contest-words.ts';
import { texts } from './texts.tsx';

/** Contests of a contact or a person, each with who, when and why, and what can be done with it. */
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

/** Which time of which pair is contested, why, and by which people. */
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
