import { Button, Group, Text } from '@mantine/core';
import {
  useContestAccountQuery,
  type Contest_ContestFragment as Contest,
} from '../../../generated/graphql.ts';
import { useCan } from '../../company/current/use-can.ts';
import type { ContestAct } from './ContestActDialog.tsx';
import { formatPair } from './contest-words.ts';
import { texts } from './texts.tsx';

interface Props {
  contest: Contest;
  onAct: (act: ContestAct) => void;
}

/** Buttons to withdraw a contest, or to confirm a pending one. Its author cannot confirm it. */
export function ContestActions({ contest, onAct }: Props) {
  const can = useCan();
  const { data } = useContestAccountQuery();
  const { state, contestedBy } = contest;
  if (state === 'TAKEN_BACK') return null;
  const isWaiting = state === 'AWAITING_CONFIRMATION';
  const isOwn = data !== undefined && data.viewer.email === contestedBy;
  const pair = formatPair(contest);
  return (
    <>
      {isWaiting && (
        <Text size="xs" c="dimmed">
          {isOwn ? texts.ownWaits : texts.waits}
        </Text>
      )}
      {can('case:update') && (
        <Group gap="xs" mt={4} className="screen-only">
          {isWaiting && !isOwn && (
            <Button
              size="compact-sm"
              variant="light"
              aria-label={texts.confirmOf(pair)}
              onClick={() => onAct({ kind: 'confirm', contest })}
            >
              {texts.confirm}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            aria-label={texts.withdrawOf(pair)}
            onClick={() => onAct({ kind: 'withdraw', contest })}
          >
            {texts.withdraw}
          </Button>
        </Group>
      )}
    </>
  );
}
