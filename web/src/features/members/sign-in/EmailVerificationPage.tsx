import type { ErrorLike } from '@apollo/client';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import { useEmailVerificationPageMutation } from '../../../generated/graphql.ts';
import { PasswordLink } from './PasswordLink.tsx';
import { ResendForm } from './ResendForm.tsx';
import { texts } from './password-texts.ts';

/** The page behind the link in the verification email. Opening it changes nothing; choosing the first password verifies the address. */
export function EmailVerificationPage() {
  const [outcome, setOutcome] = useState<'done' | 'refused' | null>(null);
  const [verify] = useEmailVerificationPageMutation({ onCompleted: () => setOutcome('done') });
  // Only a refused link is final; any other failure can be retried.
  const handleError = (error: ErrorLike): boolean => {
    const isRefused = fieldErrorsOf(error)['token'] !== undefined;
    if (isRefused) setOutcome('refused');
    return isRefused;
  };
  return (
    <PasswordLink
      purpose="VERIFY_EMAIL"
      title={texts.verify}
      introduction={texts.chooseFirst}
      submitLabel={texts.verifyAndSet}
      done={{ title: texts.isVerified, message: texts.verified, help: texts.verifiedNext }}
      failed={{ message: texts.verifyFailed, action: <ResendForm /> }}
      outcome={outcome}
      onSave={(variables) => verify({ variables })}
      onError={handleError}
    />
  );
}
