import { Button, type ButtonProps } from '@mantine/core';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  RetryMail_MailFragmentDoc,
  useRetryMailMutation,
  type RetryMail_MailFragment,
} from '../../../generated/graphql.ts';
import { isRetryable } from './mail-words.ts';
import { texts } from './texts.tsx';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props extends ButtonProps {
  mail: FragmentType<RetryMail_MailFragment>;
}

/** A button that sends an undelivered email again. */
export function RetryMail({ mail: from, ...button }: Props) {
  const { data: mail } = useSuspenseFragment({ fragment: RetryMail_MailFragmentDoc, from });
  const [retry, { loading }] = useRetryMailMutation({
    onCompleted: ({ retryMail }) =>
      notifySuccess(retryMail.status === 'KEPT' ? texts.keptAgain : texts.queued),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (!isRetryable(mail.status)) return null;
  return (
    <Button
      variant="default"
      {...button}
      loading={loading}
      aria-label={texts.retryLabel(mail.subject, mail.to)}
      onClick={(event) => {
        // Clicking the row opens the email.
        event.stopPropagation();
        void retry({ variables: { id: mail.id } });
      }}
    >
      {texts.retry}
    </Button>
  );
}
