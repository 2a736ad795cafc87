import type { ErrorLike } from '@apollo/client';
import { Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';

interface Props<Values> {
  form: UseFormReturnType<Values>;
  /** Explains before sending what the company does with it. */
  meaning: string;
  action: string;
  /** Message after sending. */
  done: string;
  send: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Sends a form, shows the gateway's errors at their fields, and confirms success. */
export function DialogForm<Values extends object>({
  form,
  meaning,
  action,
  done,
  send,
  onClose,
  children,
}: Props<Values>) {
  const [isSending, setSending] = useState(false);
  useUnsavedGuard(form.isDirty());
  const submit = async (values: Values): Promise<void> => {
    setSending(true);
    try {
      await send(values);
      notifySuccess(done);
      onClose();
    } catch (error) {
      const errors = fieldErrorsOf(error as ErrorLike);
      const isOnField = Object.keys(errors).some((field) => field in values);
      if (!isOnField) notifyFailure(messageOf(error as ErrorLike));
      form.setErrors(errors);
    } finally {
      setSending(false);
    }
  };
  return (
    <form noValidate autoComplete="off" onSubmit={form.onSubmit((values) => void submit(values))}>
      <Stack gap="md">
        <Text size="sm">{meaning}</Text>
        {children}
        <DialogButtons action={action} loading={isSending} onCancel={onClose} />
      </Stack>
    </form>
  );
}
