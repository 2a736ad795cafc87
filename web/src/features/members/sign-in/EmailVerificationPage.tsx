import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useEmailVerificationPageMutation } from '../../../generated/graphql.ts';
import { PasswordLink } from './PasswordLink.tsx';
import { ResendForm } from './ResendForm.tsx';
import { texts } from './password-texts.ts';

/** The page behind the link in the verification email. Opening it changes nothing; choosing the first password verifies the address. */
export function EmailVerificationPage() {
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const [verify, { loading }] = useEmailVerificationPageMutation({
    onCompleted: () => setOutcome('done'),
    onError: (error) => {
      // Only a refused link is final; any other failure can be retried.
      if (fieldErrorsOf(error)['token'] !== undefined) setOutcome('refused');
      else notifyFailure(messageOf(error));
    },
  });
  return (
    <PasswordLink
      purpose="VERIFY_EMAIL"
      title={texts.verify}
      introduction={texts.chooseFirst}
      submitLabel={texts.verifyAndSet}
      done={{ title: texts.isVerified, message: texts.verified, help: texts.verifiedNext }}
      failed={{ message: texts.verifyFailed, action: <ResendForm /> }}
      outcome={outcome}
      isBusy={loading}
      onSubmit={(variables) => verify({ variables })}
    />
  );
}
