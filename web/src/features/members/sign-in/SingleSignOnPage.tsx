import { Button, Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  codeOf,
  fieldErrorsOf,
  messageOf,
  secondFactorOf,
  somethingWentWrong,
  type SecondFactor,
} from '../../../apollo/errors.ts';
import { startSession } from '../../../apollo/session.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { useFinishSingleSignOnMutation } from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { findNextPage, toSession } from './company-session.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { Outcome } from './Outcome.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { texts } from './single-sign-on-texts.ts';
import { useSignedPasskey } from './use-passkey-sign-in.ts';

/** The page that the identity provider redirects to. Requests the session, and explains why there is none. */
export function SingleSignOnPage() {
  const navigate = useNavigate();
  const [factor, setFactor] = useState<SecondFactor | null>(null);
  const [codeRefusal, setCodeRefusal] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [finish, { loading }] = useFinishSingleSignOnMutation({
    // Keeps the session token out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ finishSingleSignOn }) => {
      startSession(toSession(finishSingleSignOn));
      void navigate(findNextPage(finishSingleSignOn.company.name), { replace: true });
    },
    onError: (error) => {
      const asked = secondFactorOf(error);
      if (asked) return setFactor(asked);
      const { code, passkey } = fieldErrorsOf(error);
      if (code !== undefined) return setCodeRefusal(code);
      if (passkey !== undefined) return notifyFailure(passkey);
      if (codeOf(error) !== undefined) return setRefusal(messageOf(error));
      if (factor) return notifyFailure(messageOf(error));
      return setIsLost(true);
    },
  });
  const { begin, isAsking } = useSignedPasskey(
    (passkey) => void finish({ variables: { input: { passkey } } }),
  );
  // A sign-in can be finished only once, even if React runs the effect twice.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish({ variables: { input: {} } });
  }, [finish]);
  if (isLost)
    return (
      <EntryScreen title={texts.title}>
        <Outcome kind="bad" message={somethingWentWrong}>
          <Button
            size="md"
            onClick={() => {
              setIsLost(false);
              void finish({ variables: { input: {} } });
            }}
          >
            {texts.tryAgain}
          </Button>
        </Outcome>
      </EntryScreen>
    );
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
          isBusy={loading || isAsking}
          onPasskey={begin}
          onSubmit={(code) => {
            setCodeRefusal(null);
            void finish({ variables: { input: { code } } });
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
