import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  fieldErrorsOf,
  messageOf,
  secondFactorOf,
  type SecondFactor,
} from '../../apollo/errors.ts';
import { startSession } from '../../apollo/session.ts';
import { useFinishSingleSignOnMutation } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { toSession } from './company-session.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { Outcome } from './Outcome.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { texts } from './single-sign-on-texts.ts';

/** The page to which the identity provider leads: it asks for the session, and shows why there is none. */
export function SingleSignOnPage() {
  const navigate = useNavigate();
  const [factor, setFactor] = useState<SecondFactor | null>(null);
  const [codeRefusal, setCodeRefusal] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [finish, { loading }] = useFinishSingleSignOnMutation({
    onCompleted: ({ finishSingleSignOn }) => {
      startSession(toSession(finishSingleSignOn));
      void navigate(paths.dashboard(finishSingleSignOn.company.name), { replace: true });
    },
    onError: (error) => {
      const asked = secondFactorOf(error);
      if (asked) return setFactor(asked);
      const refused = fieldErrorsOf(error)['code'];
      if (refused !== undefined) return setCodeRefusal(refused);
      return setRefusal(messageOf(error));
    },
  });
  // A sign-in can be finished once, however often React runs the effect.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish({ variables: {} });
  }, [finish]);
  if (refusal !== null)
    return (
      <EntryScreen title={texts.title}>
        <Outcome kind="bad" message={refusal}>
          <Button component={Link} to={paths.companySignIn} size="md">
            {texts.startAgain}
          </Button>
          <Button component={Link} to={paths.login} size="md" variant="default">
            {texts.backToSignIn}
          </Button>
        </Outcome>
      </EntryScreen>
    );
  if (factor)
    return (
      <EntryScreen title={texts.title}>
        <SecondFactorForm
          factor={factor}
          refusal={codeRefusal}
          isBusy={loading}
          onSubmit={(code) => {
            setCodeRefusal(null);
            void finish({ variables: { code } });
          }}
          onBack={() => void navigate(paths.login)}
        />
      </EntryScreen>
    );
  return (
    <EntryScreen title={texts.title} sentence={texts.finishing}>
      <Loader aria-label={texts.finishing} />
    </EntryScreen>
  );
}
