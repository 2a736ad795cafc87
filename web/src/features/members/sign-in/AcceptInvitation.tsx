import type { ErrorLike } from '@apollo/client';
import { Anchor, Button, Divider, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import {
  fieldErrorsOf,
  messageOf,
  secondFactorOf,
  type SecondFactor,
} from '../../../apollo/errors.ts';
import { startSession } from '../../../apollo/session.ts';
import { notifyFailure, notifySuccess } from '../../../ui/notify.tsx';
import { texts as memberTexts } from '../team/role-texts.ts';
import { RecoveryCodes } from '../factors/RecoveryCodes.tsx';
import {
  useAcceptInvitationMutation,
  useDeclineInvitationMutation,
  type AcceptInvitationInput,
  type AcceptInvitationMutation,
  type MemberInvitationPageQuery,
} from '../../../generated/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { toSession } from './company-session.ts';
import { texts } from './member-invitation-texts.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { Outcome } from './Outcome.tsx';
import { OwnPasswordForm } from './OwnPasswordForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { useInvitationPasskey } from './use-invitation-passkey.ts';

interface Props {
  token: string;
  invitation: MemberInvitationPageQuery['invitation'];
  /** Called if the invitation has ended since the page was opened. */
  onRefused: () => void;
}

type Joined = AcceptInvitationMutation['acceptInvitation'];

/** Accepts an invitation with a password or a passkey: new ones, or those of the account that already uses the address. */
export function AcceptInvitation({ token, invitation, onRefused }: Props) {
  const { companyName, email, hasAccount, hasPasskey, needsConsentOnly } = invitation;
  const invitedName = invitation.name ?? '';
  const [name, setName] = useState(invitedName);
  const [nameRefusal, setNameRefusal] = useState<string | null>(null);
  const navigate = useNavigate();
  // The password was correct, and the account has a second factor.
  const [proved, setProved] = useState<{ password: string; factor: SecondFactor } | null>(null);
  const [codeRefusal, setCodeRefusal] = useState<string | null>(null);
  // The invitation is accepted. Recovery codes that came with the first passkey are shown, or how to sign in if there is no session.
  const [joined, setJoined] = useState<Joined | null>(null);
  const enter = ({ session }: Joined): void => {
    if (!session) return setJoined({ session, recoveryCodes: null });
    startSession(toSession(session));
    notifySuccess(texts.joined(session.company.name));
    void navigate(paths.dashboard(session.company.name), { replace: true });
  };
  const [accept, { loading }] = useAcceptInvitationMutation({
    // Keeps the session token and the recovery codes out of the cache.
    fetchPolicy: 'no-cache',
    onCompleted: ({ acceptInvitation }) =>
      acceptInvitation.recoveryCodes ? setJoined(acceptInvitation) : enter(acceptInvitation),
  });
  const [isDeclined, setDeclined] = useState(false);
  const [decline, { loading: isDeclining }] = useDeclineInvitationMutation({
    onCompleted: () => setDeclined(true),
    onError: (error) => {
      if (fieldErrorsOf(error)['token'] !== undefined) onRefused();
      else notifyFailure(messageOf(error));
    },
  });
  const send = (proof: Omit<AcceptInvitationInput, 'token'>) => {
    setNameRefusal(null);
    const entered = name.trim() === invitedName ? {} : { name: name.trim() || null };
    return accept({ variables: { input: { token, ...proof, ...entered } } });
  };
  /** Returns whether the error leads on. */
  const handleError = (error: ErrorLike, password = ''): boolean => {
    const { token: ended, code, name: badName } = fieldErrorsOf(error);
    const factor = secondFactorOf(error);
    if (ended !== undefined) onRefused();
    else if (badName !== undefined) {
      setNameRefusal(badName);
      setProved(null);
    } else if (code !== undefined) setCodeRefusal(code);
    else if (factor) setProved({ password, factor });
    else return false;
    return true;
  };
  /** Sends a proof that no form has asked for. */
  const sendProof = (proof: Omit<AcceptInvitationInput, 'token'>): void => {
    send(proof).catch((error: ErrorLike) => {
      if (!handleError(error)) notifyFailure(messageOf(error));
    });
  };
  const passkey = useInvitationPasskey({
    token,
    onSigned: sendProof,
    onRefused,
  });
  const isBusy = loading || passkey.isAsking;
  if (joined?.recoveryCodes)
    return <RecoveryCodes codes={joined.recoveryCodes} onDone={() => enter(joined)} />;
  if (joined)
    return (
      <Outcome
        kind="good"
        message={
          needsConsentOnly
            ? texts.consented(companyName ?? '')
            : texts.joinedWithoutSession(companyName ?? '')
        }
      >
        <Anchor
          component={Link}
          to={needsConsentOnly ? paths.login : paths.companySignIn}
          size="sm"
        >
          {needsConsentOnly ? texts.goToSignIn : texts.signInWithCompany}
        </Anchor>
      </Outcome>
    );
  if (isDeclined) return <Outcome kind="good" message={texts.declined(companyName ?? '')} />;
  if (proved)
    return (
      <SecondFactorForm
        factor={proved.factor}
        refusal={codeRefusal}
        isBusy={isBusy}
        onPasskey={passkey.begin}
        onSubmit={(code) => {
          setCodeRefusal(null);
          sendProof({ password: proved.password, code });
        }}
        onBack={() => setProved(null)}
      />
    );
  return (
    <Stack gap="md">
      <Offer invitation={invitation} />
      {!needsConsentOnly && (
        <TextInput
          label={texts.name}
          description={texts.nameMeaning}
          autoComplete="name"
          value={name}
          error={nameRefusal}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      {needsConsentOnly ? (
        <Button size="md" fullWidth loading={isBusy} onClick={() => sendProof({})}>
          {texts.join}
        </Button>
      ) : hasAccount ? (
        <OwnPasswordForm
          action={texts.join}
          onSave={(password) => send({ password })}
          onError={handleError}
        />
      ) : (
        <NewPasswordForm
          label={texts.password}
          confirmationLabel={texts.confirm}
          mismatch={texts.confirmDiffers}
          action={texts.join}
          ownWords={[companyName ?? '', email ?? ''].filter(Boolean)}
          onSave={({ password }) => send({ password })}
          onError={(error, { password }) => handleError(error, password)}
        />
      )}
      {!needsConsentOnly && (hasPasskey || !hasAccount) && (
        <>
          <Divider label={texts.or} />
          <Button size="md" fullWidth variant="default" disabled={isBusy} onClick={passkey.begin}>
            {texts.joinWithPasskey}
          </Button>
        </>
      )}
      <Button
        variant="subtle"
        color="gray"
        loading={isDeclining}
        onClick={() => void decline({ variables: { token } })}
      >
        {texts.decline}
      </Button>
    </Stack>
  );
}

/** What the invitation is for, and what accepting it requires. */
function Offer({
  invitation: { companyName, role, email, hasAccount, hasPasskey, needsConsentOnly },
}: Pick<Props, 'invitation'>) {
  const address = <b>{email}</b>;
  return (
    <>
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
        {needsConsentOnly
          ? texts.consent(address)
          : hasPasskey
            ? texts.proveAccount(address)
            : hasAccount
              ? texts.provePassword(address)
              : texts.chooseSignIn(address)}
      </Text>
    </>
  );
}
