import { Text } from '@mantine/core';
import type { Contest_ContestFragment as Contest } from '../../../generated/graphql.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { texts } from './texts.tsx';

export function ContestReasonWords({
  contest: { reason, note },
}: {
  contest: Pick<Contest, 'reason' | 'note'>;
}) {
  return (
    <>
      <div>{texts.reasons[reason]}</div>
      {note !== '' && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
    </>
  );
}

/** Lists who contested, confirmed and withdrew, and when. */
export function ContestHistory({ contest }: { contest: Contest }) {
  const { contestedAt, contestedBy, confirmedAt, confirmedBy, takenBackAt, takenBackBy } = contest;
  return (
    <Text size="xs" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
      <div>{texts.contestedBy(<Moment isInSentence at={contestedAt} />, contestedBy)}</div>
      {contest.requestId !== null && <div>{texts.ofRequest}</div>}
      {confirmedAt !== null && (
        <div>{texts.confirmedBy(<Moment isInSentence at={confirmedAt} />, confirmedBy)}</div>
      )}
      {takenBackAt !== null && (
        <div>{texts.takenBackBy(<Moment isInSentence at={takenBackAt} />, takenBackBy)}</div>
      )}
    </Text>
  );
}
