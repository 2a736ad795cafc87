import { Button, type ButtonProps } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { outdates } from '../../apollo/outdated-fields.ts';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { useRetryMailMutation, type MailRow_MailFragment } from '../../generated/graphql.ts';
import { canBeSent } from './mail-words.ts';
import { texts } from './texts.tsx';

interface Props extends ButtonProps {
  mail: MailRow_MailFragment;
}

/** Sends a kept or failed mail; nothing for another one. */
export function RetryMail({ mail, ...button }: Props) {
  const [retry, { loading }] = useRetryMailMutation({
    ...outdates('mails'),
    onCompleted: ({ retryMail }) =>
      notifySuccess(retryMail.status === 'KEPT' ? texts.keptAgain : texts.queued),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (!canBeSent(mail.status)) return null;
  return (
    <Button
      variant="default"
      {...button}
      loading={loading}
      aria-label={texts.retryLabel(mail.subject, mail.to)}
      onClick={(event) => {
        // The row behind opens the mail.
        event.stopPropagation();
        void retry({ variables: { id: mail.id } });
      }}
    >
      {texts.retry}
    </Button>
  );
}
