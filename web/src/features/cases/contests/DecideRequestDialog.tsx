import { Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import {
  useAcceptContestRequestMutation,
  useContestAccountQuery,
  useContestRequestPreviewQuery,
  useDeclineContestRequestMutation,
  type ContestRequest_RequestFragment as Request,
} from '../../../generated/graphql.ts';
import { ContestEffects } from './ContestEffects.tsx';
import { ContestQuestion } from './ContestQuestion.tsx';
import { texts } from './texts.tsx';
import { useDecisions } from './use-decisions.ts';

export interface RequestDecision {
  kind: 'accept' | 'decline';
  request: Request;
  /** The answer that was entered before. */
  answer?: string;
}

interface Props {
  /** Null while the dialog is closed. */
  decision: RequestDecision | null;
  onClose: () => void;
}

/** Accepts a request after a preview of the effects, or declines it with an answer. The request changes on the screen at once. */
export function DecideRequestDialog({ decision, onClose }: Props) {
  const { isOpen, shown, refusal, close, decide } = useDecisions(decision, onClose);
  const name = shown?.request.person.name ?? '';
  return (
    <FormDialog
      opened={isOpen}
      onClose={close}
      title={shown?.kind === 'decline' ? texts.declineOf(name) : texts.acceptOf(name)}
    >
      {shown &&
        (shown.kind === 'decline' ? (
          <Decline
            key={`${shown.request.id} ${refusal}`}
            decision={shown}
            refusal={refusal}
            onClose={close}
            onDecide={(answer, send) =>
              void decide({
                decision: { ...shown, answer },
                who: name,
                done: texts.declined(name),
                entered: answer,
                send,
              })
            }
          />
        ) : (
          <Accept
            key={shown.request.id}
            request={shown.request}
            refusal={refusal}
            onClose={close}
            onDecide={(send) =>
              void decide({ decision: shown, who: name, done: texts.accepted(name), send })
            }
          />
        ))}
    </FormDialog>
  );
}

interface AcceptProps {
  request: Request;
  refusal: string | null;
  onClose: () => void;
  onDecide: (send: () => Promise<unknown>) => void;
}

function Accept({ request, refusal, onClose, onDecide }: AcceptProps) {
  const { id, person } = request;
  const preview = useContestRequestPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const me = useContestAccountQuery().data?.viewer.email ?? null;
  const [accept] = useAcceptContestRequestMutation();
  const send = () =>
    accept({
      variables: { id },
      optimisticResponse: {
        acceptContestRequest: {
          ...request,
          state: 'ACCEPTED',
          decidedAt: new Date().toISOString(),
          decidedBy: me,
        },
      },
    });
  return (
    <ContestQuestion
      meaning={texts.acceptMeaning(person.name)}
      effects={<ContestEffects query={preview} />}
      submit={texts.accept}
      refusal={refusal}
      onSubmit={() => onDecide(send)}
      onClose={onClose}
    />
  );
}

interface DeclineProps {
  decision: RequestDecision;
  refusal: string | null;
  onClose: () => void;
  onDecide: (answer: string, send: () => Promise<unknown>) => void;
}

function Decline({ decision, refusal, onClose, onDecide }: DeclineProps) {
  const { request } = decision;
  const { id, person } = request;
  const me = useContestAccountQuery().data?.viewer.email ?? null;
  const [decline] = useDeclineContestRequestMutation();
  const form = useForm({
    initialValues: { answer: decision.answer ?? '' },
    initialErrors: refusal === null ? {} : { answer: refusal },
    validate: { answer: (answer) => (answer.trim() === '' ? texts.answerMissing : null) },
  });
  useUnsavedGuard(refusal !== null || form.isDirty());
  const submit = ({ answer: entered }: { answer: string }): void => {
    const answer = entered.trim();
    onDecide(answer, () =>
      decline({
        variables: { input: { id, answer } },
        optimisticResponse: {
          declineContestRequest: {
            ...request,
            state: 'DECLINED',
            decidedAt: new Date().toISOString(),
            decidedBy: me,
            answer,
          },
        },
      }),
    );
  };
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <Text size="sm">{texts.declineMeaning(person.name)}</Text>
        <Textarea
          label={texts.answer}
          required
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          {...form.getInputProps('answer')}
        />
        <DialogButtons action={texts.decline} onCancel={onClose} />
      </Stack>
    </form>
  );
}
