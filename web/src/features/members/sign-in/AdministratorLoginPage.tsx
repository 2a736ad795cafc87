import { Navigate } from 'react-router-dom';
import {
  findAdministratorEnd,
  startAdministratorSession,
  useAdministrator,
} from '../../../apollo/administrator.ts';
import { messageOf } from '../../../apollo/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { useAdministratorLoginPageMutation } from '../../../generated/graphql.ts';
import { LoginForm } from './LoginForm.tsx';
import { validateAdministratorEmail } from './credentials.ts';
import { SessionEndLine } from './SessionEndLine.tsx';
import { texts as signInTexts } from './sign-in-texts.tsx';
import { texts } from './administrator-texts.ts';

/** The administrator's sign-in page. Redirects to the portal after signing in, or if already signed in. */
export function AdministratorLoginPage() {
  const administrator = useAdministrator();
  const [signIn, { loading }] = useAdministratorLoginPageMutation({
    onCompleted: ({ signInAdministrator: { token, email } }) => {
      startAdministratorSession({ token, email });
      notifySuccess(signInTexts.success);
    },
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (administrator) return <Navigate to={paths.portal} replace />;
  return (
    <EntryScreen title={texts.title} sentence={texts.toPortal}>
      <SessionEndLine end={findAdministratorEnd()} />
      <LoginForm
        validateEmail={validateAdministratorEmail}
        isBusy={loading}
        onSubmit={(input) => void signIn({ variables: { input } })}
      />
    </EntryScreen>
  );
}
