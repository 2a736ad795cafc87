import { Box } from '@mantine/core';
import { codeOf, messageOf } from '../../apollo/errors.ts';
import { endSession } from '../../apollo/session.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  useChangePasswordPageMutation,
  useLeaveAfterFailureMutation,
} from '../../generated/graphql.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Changes the company's password. Signs out afterwards, also when the server refused. */
export function ChangePasswordPage() {
  const [leave] = useLeaveAfterFailureMutation({ onCompleted: endSession, onError: endSession });
  const [change, { loading }] = useChangePasswordPageMutation({
    onCompleted: () => {
      notifySuccess('Password changed successfully');
      endSession();
    },
    onError: (error) => {
      notifyFailure(messageOf(error));
      // No answer is no refusal: the same session can try again.
      if (codeOf(error) !== undefined) void leave();
    },
  });
  return (
    <>
      <PageTitle
        title="Change Password"
        state="Afterwards everybody who is signed in to this company signs in again."
      />
      <Box maw={360}>
        <NewPasswordForm
          asksCurrent
          label="New password"
          confirmationLabel="Confirm new password"
          mismatch="Confirm new password does not match"
          action="Change password"
          isBusy={loading}
          onSubmit={({ current, password }) =>
            void change({ variables: { input: { currentPassword: current, password } } })
          }
        />
      </Box>
    </>
  );
}
