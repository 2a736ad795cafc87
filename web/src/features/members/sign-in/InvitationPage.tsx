import { Button, List, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { AppInstallSteps } from '../../people/phones/AppInstallSteps.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { EntrySkeleton } from './EntrySkeleton.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  useInvitationPageQuery,
  useRevealAppCodeMutation,
  type LinkStatus,
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
  const query = useInvitationPageQuery({
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
  return (
    <EntryScreen title={texts.yourCode}>
      {isRefused ? (
        <BadInvitation status="USED" />
      ) : (
        <QueryBoundary
          query={query}
          dropsPrevious
          failure={texts.linkFailed}
          fallback={<EntrySkeleton label={texts.loading} />}
        >
          {({ appInvitationStatus: status }) =>
            status === 'GOOD' ? (
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
            ) : (
              <BadInvitation status={status} />
            )
          }
        </QueryBoundary>
      )}
    </EntryScreen>
  );
}

function BadInvitation({ status }: { status: Exclude<LinkStatus, 'GOOD'> }) {
  return (
    <Outcome kind="bad" message={texts.badInvitation[status]}>
      <Text size="sm" c="dimmed">
        {texts.askForInvitation}
      </Text>
    </Outcome>
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
