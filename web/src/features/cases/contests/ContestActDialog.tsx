import { Modal } from '@mantine/core';
import { useLastValue } from '../../../ui/use-last-value.ts';
import {
  useConfirmContestMutation,
  useConfirmContestPreviewQuery,
  useWithdrawContestMutation,
  useWithdrawContestPreviewQuery,
  type Contest_ContestFragment as Contest,
} from '../../../generated/graphql.ts';
import { ContestEffects } from './ContestEffects.tsx';
import { formatPair } from './contest-words.ts';
import { ContestQuestion } from './ContestQuestion.tsx';
import { texts } from './texts.tsx';

/** An action on a contest. */
export interface ContestAct {
  kind: 'confirm' | 'withdraw';
  contest: Contest;
}

interface Props {
  /** Null while the dialog is closed. */
  act: ContestAct | null;
  onClose: () => void;
}

/** Confirms or withdraws a contest, after a preview of the effects. */
export function ContestActDialog({ act, onClose }: Props) {
  const shown = useLastValue(act);
  const pair = shown ? formatPair(shown.contest) : '';
  return (
    <Modal
      opened={act !== null}
      onClose={onClose}
      title={shown?.kind === 'confirm' ? texts.confirmOf(pair) : texts.withdrawOf(pair)}
    >
      {shown &&
        (shown.kind === 'confirm' ? (
          <Confirm key={shown.contest.id} contest={shown.contest} onClose={onClose} />
        ) : (
          <Withdraw key={shown.contest.id} contest={shown.contest} onClose={onClose} />
        ))}
    </Modal>
  );
}

interface ActProps {
  contest: Contest;
  onClose: () => void;
}

function Confirm({ contest, onClose }: ActProps) {
  const { id } = contest;
  const preview = useConfirmContestPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [confirm] = useConfirmContestMutation();
  return (
    <ContestQuestion
      meaning={texts.confirmMeaning}
      effects={<ContestEffects query={preview} />}
      submit={texts.confirm}
      done={texts.confirmed(formatPair(contest))}
      onSubmit={() => confirm({ variables: { id } })}
      onClose={onClose}
    />
  );
}

function Withdraw({ contest, onClose }: ActProps) {
  const { id, state } = contest;
  const preview = useWithdrawContestPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [withdraw] = useWithdrawContestMutation();
  return (
    <ContestQuestion
      meaning={state === 'IN_FORCE' ? texts.withdrawMeaning : texts.withdrawWaitingMeaning}
      effects={state === 'IN_FORCE' && <ContestEffects query={preview} isTakingBack />}
      submit={texts.withdraw}
      done={texts.withdrawn(formatPair(contest))}
      onSubmit={() => withdraw({ variables: { id } })}
      onClose={onClose}
    />
  );
}
