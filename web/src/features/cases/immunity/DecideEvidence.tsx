import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useConfirm } from '../../../ui/use-confirm.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { useDecideEvidenceMutation } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

/** Evidence that waits for a decision. */
interface Props {
  id: string;
  /** Whose it is. */
  name: string;
  /** What it says, in one line. */
  line: string;
}

/** Buttons that accept or decline evidence which an employee handed in. */
export function DecideEvidence({ id, name, line }: Props) {
  const [isDeclining, setDeclining] = useState(false);
  const confirm = useConfirm();
  const [decide] = useDecideEvidenceMutation();
  const askToAccept = (): void =>
    confirm({
      title: texts.acceptTitle(name),
      meaning: texts.acceptMeaning(name, line),
      confirmLabel: texts.accept,
      onConfirm: () => decide({ variables: { input: { id, isAccepted: true } } }),
      onDone: () => notifySuccess(texts.accepted(name)),
    });
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.acceptOf(name, line)}
        onClick={askToAccept}
      >
        {texts.accept}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={texts.declineThis(name, line)}
        onClick={() => setDeclining(true)}
      >
        {texts.decline}
      </Button>
      <FormDialog
        opened={isDeclining}
        onClose={() => setDeclining(false)}
        title={texts.declineOf(name)}
      >
        <DeclineForm id={id} name={name} line={line} onClose={() => setDeclining(false)} />
      </FormDialog>
    </Group>
  );
}

function DeclineForm({ id, name, line, onClose }: Props & { onClose: () => void }) {
  const [decide] = useDecideEvidenceMutation();
  const { form, submit } = useGatewayForm({
    initialValues: { answer: '' },
    validate: { answer: (answer) => (answer.trim() === '' ? texts.answerMissing : null) },
    clearInputErrorOnChange: true,
    otherFields: ['id'],
    send: async ({ answer }) => {
      const input = { id, isAccepted: false, answer: answer.trim() };
      await decide({ variables: { input } });
      notifySuccess(texts.declined(name));
      onClose();
    },
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{line}</Text>
        <Text size="sm" c="dimmed">
          {texts.declineMeaning}
        </Text>
        <Textarea
          label={texts.answer}
          required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={500}
          data-autofocus
          {...form.getInputProps('answer')}
        />
        <DialogButtons action={texts.decline} loading={form.submitting} onCancel={onClose} />
      </Stack>
    </form>
  );
}
