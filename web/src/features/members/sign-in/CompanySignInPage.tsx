import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useStartSingleSignOnMutation } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { EmailForm } from './EmailForm.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { texts } from './single-sign-on-texts.ts';

/** Asks for the work address and redirects to the identity provider of its company. */
export function CompanySignInPage() {
  const [start, { loading, data }] = useStartSingleSignOnMutation({
    onCompleted: ({ startSingleSignOn }) => window.open(startSingleSignOn.url, '_self'),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  return (
    <EntryScreen title={texts.title} sentence={texts.help}>
      <EmailForm
        action={texts.goOn}
        isBusy={loading || data != null}
        onSubmit={(email) => void start({ variables: { email } })}
      />
      <Text size="sm" mt="lg">
        <Anchor component={Link} to={paths.login} inherit>
          {texts.backToSignIn}
        </Anchor>
      </Text>
    </EntryScreen>
  );
}
