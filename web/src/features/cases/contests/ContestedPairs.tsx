import { Text } from '@mantine/core';
import type { Contest_ContestFragment as Contest } from '../../../generated/graphql.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { formatPair, formatSpan } from './contest-words.ts';
import { texts } from './texts.tsx';

/** Lists contested contacts, struck through if they do not count. */
export function ContestedPairs({ contests }: { contests: readonly Contest[] }) {
  const { timeZone } = useCompany();
  return contests.map((contest) => (
    <Text
      key={contest.id}
      size="xs"
      c="dimmed"
      td={contest.state === 'IN_FORCE' ? 'line-through' : undefined}
    >
      {texts.pairAndSpan(formatPair(contest), formatSpan(contest, timeZone))}
    </Text>
  ));
}
