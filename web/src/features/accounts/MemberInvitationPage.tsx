import type { ErrorLike } from '@apollo/client';
import { Anchor, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import {
  codeOf,
  fieldErrorsOf,
  messageOf,
  secondFactorOf,
  type SecondFactor,
} from '../../apollo/errors.ts';
import { startSession } from '../../apollo/session.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { notifyFailure, notifySuccess } from '../../components/notify.tsx';
import { texts as memberTexts } from '../../domain/members/texts.ts';
import {
  useAcceptInvitationMutation,
  useMemberInvitationPageQuery,
  type LinkStatus,
  type MemberInvitationPageQuery,
} from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { toSession } from './company-session.ts';
import { EntryScreen } from './EntryScreen.tsx';
import { texts } from './member-invitation-texts.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { Outcome } from './Outcome.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';

type Invitation = MemberInvitationPageQuery['invitation'];

/** The page that the link of an invitation to a company opens. Opening it changes nothing; the password accepts it, once. */
export function MemberInvitationPage() {
  const { token = '' } = useParams();
  const [isRefused, setIsRefused] = useState(false);
  const { data, error, loading, refetch } = useMemberInvitationPageQuery({
    variables: { token },
    // Between two visits it may have been accepted elsewhere or taken back.
    fetchPolicy: 'network-only',
  });
  const invitation = data?.invitation;
  return (
    <EntryScreen title={texts.title}>
      {isRefused ? (
        <BadInvitation status="USED" />
      ) : invitation?.status === 'GOOD' ? (
        <Accept token={token} invitation={invitation} onRefused={() => setIsRefused(true)} />
      ) : invitation ? (
        <BadInvitation status={invitation.status} />
      ) : error && !loading ? (
        <FailedState message={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack component="output" gap="lg">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton h={42} mt="lg" />
          <Skeleton h={42} />
        </Stack>
      )}
    </EntryScreen>
  );
}

function BadInvitation({ status }: { status: Exclude<LinkStatus, 'GOOD'> }) {
  return (
    <Outcome kind="bad" message={texts.badLink[status]}>
      <Text size="sm" c="dimmed">
        {texts.askAgain}
      </Text>
      <Anchor component={Link} to={paths.login} size="sm">
        {texts.goToSignIn}
      </Anchor>
    </Outcome>
  );
}

interface Props {
  token: string;
  invitation: Invitation;
  /** The invitation has ended since the page was opened. */
  onRefused: () => void;
}

function Accept({ token, invitation, onRefused }: Props) {
  const { companyName, role, email, hasAccount } = invitation;
  const navigate = useNavigate();
  // The password is right, and the account has a second factor.
  const [proved, setProved] = useState<{ password: string; factor: SecondFactor } | null>(null);
  const [codeRefusal, setCodeRefusal] = useState<string | null>(null);
  const [accept, { loading }] = useAcceptInvitationMutation({
    // Keeps the token of the session out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ acceptInvitation }) => {
      startSession(toSession(acceptInvitation));
      notifySuccess(texts.joined(acceptInvitation.company.name));
      void navigate(paths.dashboard(acceptInvitation.company.name), { replace: true });
    },
    onError: (error) => {
      const fields = fieldErrorsOf(error);
      if (fields['token'] !== undefined) onRefused();
      else if (fields['code'] !== undefined) setCodeRefusal(fields['code']);
      else if (fields['password'] === undefined && codeOf(error) !== 'SECOND_FACTOR')
        notifyFailure(messageOf(error));
    },
  });
  const submit = (password: string) =>
    accept({ variables: { input: { token, password } } }).then(
      () => ({}),
      (error: ErrorLike) => {
        const factor = secondFactorOf(error);
        if (factor) setProved({ password, factor });
        return fieldErrorsOf(error);
      },
    );
  if (proved)
    return (
      <SecondFactorForm
        factor={proved.factor}
        refusal={codeRefusal}
        isBusy={loading}
        onSubmit={(code) => {
          setCodeRefusal(null);
          accept({ variables: { input: { token, password: proved.password, code } } }).catch(
            () => undefined,
          );
        }}
        onBack={() => setProved(null)}
      />
    );
  return (
    <Stack gap="md">
      <Text>
        {texts.invitedTo(
          <b>{companyName}</b>,
          <b>{role && memberTexts.roleNames[role].toLowerCase()}</b>,
        )}
      </Text>
      <Text size="sm" c="dimmed">
        {role && memberTexts.roleMeanings[role]}
      </Text>
      <Text size="sm">
        {hasAccount ? texts.provePassword(<b>{email}</b>) : texts.choosePassword(<b>{email}</b>)}
      </Text>
      {hasAccount ? (
        <OwnPasswordForm action={texts.join} isBusy={loading} onSubmit={submit} />
      ) : (
        <NewPasswordForm
          label={texts.password}
          confirmationLabel={texts.confirm}
          mismatch={texts.confirmDiffers}
          action={texts.join}
          isBusy={loading}
          ownWords={[companyName ?? '', email ?? ''].filter(Boolean)}
          onSubmit={({ password }) => submit(password)}
        />
      )}
    </Stack>
  );
}
