import type { ErrorLike } from '@apollo/client';
import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { LinkPurpose } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { MailedLink } from './MailedLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Outcome } from './Outcome.tsx';
import { texts } from './password-texts.ts';

interface Props {
  purpose: LinkPurpose;
  title: string;
  introduction: string;
  submitLabel: string;
  done: { title: string; message: string; help: string };
  /** Shown if the link is not valid, with what to do next. */
  failed: { message: string; action: ReactNode };
  outcome: 'done' | 'refused' | null;
  onSave: (input: { token: string; password: string }) => Promise<unknown>;
  /** Returns whether it has handled the error. */
  onError?: (error: ErrorLike) => boolean;
  /** Shown below the form. */
  children?: ReactNode;
}

/** A page behind a link in an email, on which somebody chooses a password. */
export function PasswordLink({ purpose, title, done, failed, outcome, ...form }: Props) {
  const { token = '' } = useParams();
  if (outcome === 'done')
    return (
      <EntryScreen title={done.title}>
        <Outcome kind="good" message={done.message}>
          <Text size="sm" c="dimmed">
            {done.help}
          </Text>
          <Button component={Link} to={paths.login} size="md">
            {texts.goToSignIn}
          </Button>
        </Outcome>
      </EntryScreen>
    );
  const showFailure = (status: keyof typeof texts.badLink) => (
    <Outcome kind="bad" message={failed.message}>
      <Text size="sm" c="dimmed">
        {texts.badLink[status]}
      </Text>
      {failed.action}
    </Outcome>
  );
  return (
    <EntryScreen title={title}>
      {outcome === 'refused' ? (
        showFailure('UNKNOWN')
      ) : (
        <MailedLink token={token} purpose={purpose} bad={showFailure}>
          <Text c="dimmed" mb="md">
            {form.introduction}
          </Text>
          <NewPasswordForm
            label={texts.password}
            confirmationLabel={texts.confirm}
            mismatch={texts.confirmDiffers}
            action={form.submitLabel}
            onSave={({ password }) => form.onSave({ token, password })}
            {...(form.onError && { onError: form.onError })}
          />
        </MailedLink>
      )}
      {form.children}
    </EntryScreen>
  );
}
