import {
  Button,
  Divider,
  Group,
  Modal,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
  TextInput,
  getDefaultZIndex,
} from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { finishStepUp } from '../../../apollo/step-up.ts';
import { DialogButtons } from '../../../ui/DialogButtons.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import { messageOfPasskey, signWithPasskey } from './passkeys.ts';
import {
  useConfirmIdentityMutation,
  useRequestIdentityLinkMutation,
  useStartPasskeyConfirmationMutation,
  useStepUpDialogQuery,
} from '../../../generated/graphql.ts';
import { stepUpTexts as texts } from './step-up-texts.ts';

/** Asks for a passkey, a code or, without a second factor, the password or a mailed link before a sensitive action. */
export function StepUpDialog() {
  return (
    <Modal
      opened
      onClose={() => finishStepUp(false)}
      title={texts.title}
      closeOnClickOutside={false}
      // Above confirmations, which Mantine's manager places one level above other dialogs.
      zIndex={getDefaultZIndex('modal') + 2}
    >
      <Proof />
    </Modal>
  );
}

function Proof() {
  const query = useStepUpDialogQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryBoundary query={query} fallback={<Skeleton h={120} />}>
      {({ mySecondFactor: { hasPassword, authenticatorSince, passkeyCount } }) => {
        const hasFactor = authenticatorSince !== null || passkeyCount > 0;
        return (
          <Stack gap="md">
            <Text size="sm">{texts.meaning}</Text>
            {passkeyCount > 0 && <PasskeyProof />}
            {(hasFactor || hasPassword) && (
              <ProofForm asksCode={hasFactor} hasAuthenticator={authenticatorSince !== null} />
            )}
            {!hasFactor && <MailProof isOnly={!hasPassword} />}
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}

/** Confirms with a link in an email, for accounts without a second factor. */
function MailProof({ isOnly }: { isOnly: boolean }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [request, { loading }] = useRequestIdentityLinkMutation({
    onCompleted: ({ requestIdentityLink }) => setSentTo(requestIdentityLink.email),
    onError: (error) => notifyFailure(messageOf(error)),
  });
  if (sentTo === null)
    return (
      <Stack gap="md">
        {isOnly ? <Text size="sm">{texts.noPassword}</Text> : <Divider label={texts.or} />}
        <Button
          variant={isOnly ? 'filled' : 'default'}
          loading={loading}
          onClick={() => void request()}
        >
          {texts.mailLink}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="md">
      <Text size="sm" component="output">
        {texts.mailed(sentTo)}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" loading={loading} onClick={() => void request()}>
          {texts.mailAgain}
        </Button>
        {/* The request is repeated, and refused if the link has not been used yet. */}
        <Button onClick={() => finishStepUp(true)}>{texts.goOn}</Button>
      </Group>
    </Stack>
  );
}

/** Confirms with a passkey. */
function PasskeyProof() {
  const [isAsking, setAsking] = useState(false);
  const [start] = useStartPasskeyConfirmationMutation({ fetchPolicy: 'no-cache' });
  const [confirm] = useConfirmIdentityMutation();
  const prove = async (): Promise<void> => {
    setAsking(true);
    try {
      const { data } = await start();
      if (!data) return;
      const passkey = await signWithPasskey(data.startPasskeyConfirmation);
      await confirm({ variables: { input: { passkey } } });
      finishStepUp(true);
    } catch (error) {
      notifyFailure(messageOfPasskey(error));
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button data-autofocus loading={isAsking} onClick={() => void prove()}>
      {texts.passkey}
    </Button>
  );
}

interface ProofProps {
  asksCode: boolean;
  /** Without an authenticator app, the code is a recovery code. */
  hasAuthenticator: boolean;
}

function ProofForm({ asksCode, hasAuthenticator }: ProofProps) {
  const [proof, setProof] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [confirm, { loading }] = useConfirmIdentityMutation({
    onCompleted: () => finishStepUp(true),
    onError: (error) => {
      const { code, password } = fieldErrorsOf(error);
      setRefusal(code ?? password ?? messageOf(error));
    },
  });
  const field = {
    value: proof,
    error: refusal,
    'data-autofocus': true,
    onChange: (event: { currentTarget: { value: string } }) => {
      setProof(event.currentTarget.value);
      setRefusal(null);
    },
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm({
          variables: {
            input: asksCode ? { code: proof } : { password: proof },
          },
        });
      }}
    >
      <Stack gap="md">
        {asksCode ? (
          <TextInput
            label={hasAuthenticator ? texts.code : texts.recoveryCode}
            description={hasAuthenticator ? texts.codeHelp : texts.recoveryCodeHelp}
            autoComplete="one-time-code"
            {...field}
          />
        ) : (
          <PasswordInput
            label={texts.password}
            autoComplete="current-password"
            visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
            {...field}
          />
        )}
        <DialogButtons
          action={texts.confirm}
          disabled={proof.trim() === ''}
          loading={loading}
          onCancel={() => finishStepUp(false)}
        />
      </Stack>
    </form>
  );
}
