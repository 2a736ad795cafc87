import '@mantine/core/styles/List.layer.css';
import { Button, List, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { AppInstallSteps } from '../../domain/phone-app/AppInstallSteps.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { FailedState } from '../../components/FailedState.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import {
  useInvitationPageQuery,
  useRevealAppCodeMutation,
  type LinkStatus,
  type RevealAppCodeMutation,
} from '../../generated/graphql.ts';
import { Outcome } from './Outcome.tsx';
import { SignInFacts } from './SignInFacts.tsx';

const whyBad: Record<Exclude<LinkStatus, 'GOOD'>, string> = {
  EXPIRED: 'This link is older than 7 days.',
  USED: 'This link has been used, or your company has sent you a newer one or another code.',
  UNKNOWN: 'This link does not work. It may not be whole.',
};

/** Where the link of an invitation leads. Opening it changes nothing; pressing the button shows a new code, once. */
export function InvitationPage() {
  const { token = '' } = useParams();
  const [shown, setShown] = useState<RevealAppCodeMutation['revealAppCode'] | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const { data, error, loading, refetch } = useInvitationPageQuery({
    variables: { token },
    // Between two visits the link may have been used elsewhere.
    fetchPolicy: 'network-only',
  });
  const [reveal, { loading: isRevealing }] = useRevealAppCodeMutation({
    // The code stands nowhere but on this page.
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
    <EntryScreen title="Your code for the app">
      {status === 'GOOD' ? (
        <Stack gap="lg">
          <Text c="dimmed">
            Press the button when you can enter the code on your phone, or write it down: it is
            shown once. A code that you had before no longer works then.
          </Text>
          <Button
            size="md"
            loading={isRevealing}
            onClick={() => void reveal({ variables: { input: { token } } })}
          >
            Show my code
          </Button>
        </Stack>
      ) : status ? (
        <Outcome kind="bad" message={whyBad[status]}>
          <Text size="sm" c="dimmed">
            Please ask your company for a new invitation.
          </Text>
        </Outcome>
      ) : error && !loading ? (
        <FailedState
          message="The link could not be checked."
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Stack component="output" gap="lg">
          <VisuallyHidden>Loading</VisuallyHidden>
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
    <EntryScreen title="Your code for the app" sentence={`${employeeName}, ${companyName}`}>
      <output>
        <VisuallyHidden>Your code is shown.</VisuallyHidden>
      </output>
      <SignInFacts passKey={passKey} employeeId={employeeCode} code={appCode} />
      <AppInstallSteps>
        <List.Item>Open the app and enter what stands above.</List.Item>
      </AppInstallSteps>
      <Text size="sm" c="dimmed" mt="lg">
        The code is not shown again. If you lose it, your company can send you a new invitation.
      </Text>
    </EntryScreen>
  );
}
