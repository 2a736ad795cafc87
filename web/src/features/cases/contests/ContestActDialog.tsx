import { Modal } from '@mantine/core';
import {
  useConfirmContestMutation,
  useConfirmContestPreviewQuery,
  useContestAccountQuery,
  useWithdrawContestMutation,
  useWithdrawContestPreviewQuery,
  type Contest_ContestFragment as Contest,
} from '../../../generated/graphql.ts';
import { ContestEffects } from './ContestEffects.tsx';
import { formatPair } from './contest-words.ts';
import { ContestQuestion } from './ContestQuestion.tsx';
import { texts } from './texts.tsx';
import { useDecisions } from './use-decisions.ts';

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

/** Confirms or withdraws a contest, after a preview of the effects. The contest changes on the screen at once. */
export function ContestActDialog({ act, onClose }: Props) {
  const { isOpen, shown, refusal, close, decide } = useDecisions(act, onClose);
  const pair = shown ? formatPair(shown.contest) : '';
  const Question = shown?.kind === 'confirm' ? Confirm : Withdraw;
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={shown?.kind === 'confirm' ? texts.confirmOf(pair) : texts.withdrawOf(pair)}
    >
      {shown && (
        <Question
          key={shown.contest.id}
          contest={shown.contest}
          refusal={refusal}
          onClose={close}
          onDecide={(done, send) => void decide({ decision: shown, who: pair, done, send })}
        />
      )}
    </Modal>
  );
}

interface ActProps {
  contest: Contest;
  refusal: string | null;
  onClose: () => void;
  onDecide: (done: string, send: () => Promise<unknown>) => void;
}

function Confirm({ contest, refusal, onClose, onDecide }: ActProps) {
  const { id } = contest;
  const preview = useConfirmContestPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const me = useContestAccountQuery().data?.viewer.email ?? null;
  const [confirm] = useConfirmContestMutation();
  const send = () =>
    confirm({
      variables: { id },
      optimisticResponse: {
        confirmContest: {
          ...contest,
          state: 'IN_FORCE',
          confirmedAt: new Date().toISOString(),
          confirmedBy: me,
        },
      },
    });
  return (
    <ContestQuestion
      meaning={texts.confirmMeaning}
      effects={<ContestEffects query={preview} />}
      submit={texts.confirm}
      refusal={refusal}
      onSubmit={() => onDecide(texts.confirmed(formatPair(contest)), send)}
      onClose={onClose}
    />
  );
}

function Withdraw({ contest, refusal, onClose, onDecide }: ActProps) {
  const { id, state } = contest;
  const preview = useWithdrawContestPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const me = useContestAccountQuery().data?.viewer.email ?? null;
  const [withdraw] = useWithdrawContestMutation();
  const send = () =>
    withdraw({
      variables: { id },
      optimisticResponse: {
        withdrawContest: {
          ...contest,
          state: 'TAKEN_BACK',
          takenBackAt: new Date().toISOString(),
          takenBackBy: me,
        },
      },
    });
  return (
    <ContestQuestion
      meaning={state === 'IN_FORCE' ? texts.withdrawMeaning : texts.withdrawWaitingMeaning}
      effects={state === 'IN_FORCE' && <ContestEffects query={preview} isWithdrawal />}
      submit={texts.withdraw}
      refusal={refusal}
      onSubmit={() => onDecide(texts.withdrawn(formatPair(contest)), send)}
      onClose={onClose}
    />
  );
}
