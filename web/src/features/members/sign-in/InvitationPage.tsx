import { Button, List, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { AppInstallSteps } from '../../people/phones/AppInstallSteps.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  useInvitationPageQuery,
  useRevealAppCodeMutation,
  type RevealAppCodeMutation,
} from '../../../generated/graphql.ts';
import { Outcome } from './Outcome.tsx';
import { SignInFacts } from './SignInFacts.tsx';
import { texts } from './app-texts.ts';

/** The page behind the link of an app invitation. Opening it changes nothing; the button shows a new code, once. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const [shown, setShown] = useState<RevealAppCodeMutation['revealAppCode'] | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { data, error, loading, refetch } = useInvitationPageQuery({
    variables: { token },
    // The link may have been used elsewhere since the last visit.
    fetchPolicy: 'network-only',
  });
  const [reveal, { loading: isRevealing }] = useRevealAppCodeMutation({
    // Keeps the code out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ revealAppCode }) => setShown(revealAppCode),
    onError: (failure) => {
      if (fieldErrorsOf(failure)['token'] === undefined) notifyFailure(messageOf(failure));
      else setIsRefused(true);
    },
  });
  if (shown) return <RevealedCode {...shown} />;
  const status = isRefused ? 'USED' : data?.appInvitationStatus;
  return (
    <EntryScreen title={texts.yourCode}>
      {status === 'GOOD' ? (
        <Stack gap="lg">
          <Text c="dimmed">{texts.shownOnce}</Text>
          <Button
            size="md"
            loading={isRevealing}
            onClick={() => void reveal({ variables: { input: { token } } })}
          >
            {texts.showCode}
          </Button>
        </Stack>
      ) : status ? (
        <Outcome kind="bad" message={texts.badInvitation[status]}>
          <Text size="sm" c="dimmed">
            {texts.askForInvitation}
          </Text>
        </Outcome>
      ) : error && !loading ? (
        <Failure message={texts.linkFailed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack component="output" gap="lg">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton h={42} />
          <Skeleton h={42} />
        </Stack>
      )}
    </EntryScreen>
  );
}

function RevealedCode({
  companyName,
  passKey,
  employeeName,
  employeeCode,
  appCode,
}: RevealAppCodeMutation['revealAppCode']) {
  return (
    <EntryScreen title={texts.yourCode} sentence={texts.codeOf(employeeName, companyName)}>
      <output>
        <VisuallyHidden>{texts.codeIsShown}</VisuallyHidden>
      </output>
      <SignInFacts passKey={passKey} employeeId={employeeCode} code={appCode} />
      <AppInstallSteps>
        <List.Item>{texts.enterFacts}</List.Item>
      </AppInstallSteps>
      <Text size="sm" c="dimmed" mt="lg">
        {texts.notShownAgain}
      </Text>
    </EntryScreen>
  );
}
