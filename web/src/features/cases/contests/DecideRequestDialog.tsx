import type { ErrorLike } from '@apollo/client';
import { Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useLastValue } from '../../../ui/use-last-value.ts';
import {
  useAcceptContestRequestMutation,
  useContestRequestPreviewQuery,
  useDeclineContestRequestMutation,
  type ContestRequest_RequestFragment as Request,
} from '../../../generated/graphql.ts';
import { ContestEffects } from './ContestEffects.tsx';
import { ContestQuestion } from './ContestQuestion.tsx';
import { texts } from './texts.tsx';

export interface RequestDecision {
  kind: 'accept' | 'decline';
  request: Request;
}

interface Props {
  /** Null while the dialog is closed. */
  decision: RequestDecision | null;
  onClose: () => void;
}

/** Accepts a request after a preview of the effects, or declines it with an answer. */
export function DecideRequestDialog({ decision, onClose }: Props) {
  const shown = useLastValue(decision);
  const name = shown?.request.person.name ?? '';
  return (
    <FormDialog
      opened={decision !== null}
      onClose={onClose}
      title={shown?.kind === 'decline' ? texts.declineOf(name) : texts.acceptOf(name)}
    >
      {shown &&
        (shown.kind === 'decline' ? (
          <Decline key={shown.request.id} request={shown.request} onClose={onClose} />
        ) : (
          <Accept key={shown.request.id} request={shown.request} onClose={onClose} />
        ))}
    </FormDialog>
  );
}

interface DecisionProps {
  request: Request;
  onClose: () => void;
}

function Accept({ request: { id, person }, onClose }: DecisionProps) {
  const preview = useContestRequestPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [accept] = useAcceptContestRequestMutation();
  return (
    <ContestQuestion
      meaning={texts.acceptMeaning(person.name)}
      effects={<ContestEffects query={preview} />}
      submit={texts.accept}
      done={texts.accepted(person.name)}
      onSubmit={() => accept({ variables: { id } })}
      onClose={onClose}
    />
  );
}

function Decline({ request: { id, person }, onClose }: DecisionProps) {
  const [decline, { loading }] = useDeclineContestRequestMutation();
  const form = useForm({
    initialValues: { answer: '' },
    validate: { answer: (answer) => (answer.trim() === '' ? texts.answerMissing : null) },
  });
  useUnsavedGuard(form.isDirty());
  const submit = async ({ answer }: { answer: string }): Promise<void> => {
    try {
      await decline({ variables: { input: { id, answer: answer.trim() } } });
      notifySuccess(texts.declined(person.name));
      onClose();
    } catch (error) {
      const messages = fieldErrorsOf(error as ErrorLike);
      if (!('answer' in messages)) notifyFailure(messageOf(error as ErrorLike));
      form.setErrors(messages);
    }
  };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => void submit(values))}>
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
        <DialogButtons action={texts.decline} loading={loading} onCancel={onClose} />
      </Stack>
    </form>
  );
}
