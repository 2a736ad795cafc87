import { Box } from '@mantine/core';
import { useMemo } from 'react';
import { codeOf, fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { endSession, useSession } from '../../../apollo/session.ts';
import { PageTitle } from '../../../ui/PageTitle.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import {
  useChangePasswordPageMutation,
  useLeaveAfterFailureMutation,
} from '../../../generated/graphql.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { texts } from './password-texts.ts';

/** Changes the account's password. Signs out afterwards, even if the server refused, unless only the new password breaks a rule. */
export function ChangePasswordPage() {
  const companyName = useSession()?.company.name;
  const ownWords = useMemo(() => companyName?.split(' ') ?? [], [companyName]);
  const [leave] = useLeaveAfterFailureMutation({ onCompleted: endSession, onError: endSession });
  const [change] = useChangePasswordPageMutation({
    onCompleted: () => {
      notifySuccess(texts.changed);
      endSession();
    },
    onError: (error) => {
      notifyFailure(messageOf(error));
      // Without an answer, or if the new password breaks a rule, the same session can try again.
      if (codeOf(error) !== undefined && fieldErrorsOf(error)['password'] === undefined)
        void leave();
    },
  });
  return (
    <>
      <PageTitle title={texts.change} state={texts.changeMeaning} />
      <Box maw={360}>
        <NewPasswordForm
          asksCurrent
          label={texts.new}
          confirmationLabel={texts.confirmNew}
          mismatch={texts.confirmNewDiffers}
          action={texts.changeAction}
          ownWords={ownWords}
          onSave={({ current, password }) =>
            change({ variables: { input: { currentPassword: current, password } } })
          }
        />
      </Box>
    </>
  );
}
