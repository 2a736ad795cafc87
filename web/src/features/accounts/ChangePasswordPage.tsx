import { Box } from '@mantine/core';
import { useMemo } from 'react';
import { codeOf, fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { endSession, useSession } from '../../apollo/session.ts';
import { PageTitle } from '../../components/PageTitle.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import {
  useChangePasswordPageMutation,
  useLeaveAfterFailureMutation,
} from '../../generated/graphql.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { texts } from './password-texts.ts';

/** Changes the company's password. Signs out afterwards, also when the server refused, unless only the new password breaks a rule. */
export function ChangePasswordPage() {
  const companyName = useSession()?.company.name;
  const ownWords = useMemo(() => companyName?.split(' ') ?? [], [companyName]);
  const [leave] = useLeaveAfterFailureMutation({ onCompleted: endSession, onError: endSession });
  const [change, { loading }] = useChangePasswordPageMutation({
    onCompleted: () => {
      notifySuccess(texts.changed);
      endSession();
    },
    onError: (error) => {
      notifyFailure(messageOf(error));
      // No answer is no refusal: the same session can try again. So can somebody whose new password breaks a rule.
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
          isBusy={loading}
          ownWords={ownWords}
          onSubmit={({ current, password }) =>
            change({ variables: { input: { currentPassword: current, password } } }).then(
              () => ({}),
              fieldErrorsOf,
            )
          }
        />
      </Box>
    </>
  );
}
