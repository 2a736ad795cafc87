import { Box, Button, Code, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { useOnline } from '../../../lib/browser/use-online.ts';
import { Failure } from '../../../ui/Failure.tsx';
import { notifySuccess } from '../../../ui/notify.tsx';
import { useGatewayForm } from '../../../ui/use-gateway-form.ts';
import { QrCode } from '../../../ui/QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import {
  useConfirmAuthenticatorMutation,
  useStartAuthenticatorMutation,
} from '../../../generated/graphql.ts';
import { authenticatorTexts as texts } from './authenticator-texts.tsx';

interface Props {
  onDone: () => void;
  /** Undefined if the setup is required. */
  onCancel?: (() => void) | undefined;
}

/** Shows a new secret for the authenticator app, verifies it by a code, and shows the recovery codes. */
export function SetUpAuthenticator({ onDone, onCancel }: Props) {
  // Keeps secrets and codes out of the cache.
  const [start, { data, error, loading }] = useStartAuthenticatorMutation({
    fetchPolicy: 'no-cache',
  });
  useEffect(() => {
    start().catch(() => undefined);
  }, [start]);
  useOnline(() => {
    if (error) void start().catch(() => undefined);
  });
  if (error)
    return (
      <Failure
        message={messageOf(error)}
        onRetry={() => void start().catch(() => undefined)}
        isRetrying={loading}
      />
    );
  if (!data) return <Skeleton h={320} />;
  return <Confirmation setup={data.startAuthenticator} onDone={onDone} onCancel={onCancel} />;
}

interface ConfirmationProps extends Props {
  setup: { secret: string; uri: string };
}

function Confirmation({ setup: { secret, uri }, onDone, onCancel }: ConfirmationProps) {
  const [confirm, { data }] = useConfirmAuthenticatorMutation({
    fetchPolicy: 'no-cache',
    onCompleted: () => notifySuccess(texts.isSetUp),
  });
  const { form, submit } = useGatewayForm({
    initialValues: { code: '' },
    clearInputErrorOnChange: true,
    isGuarded: false,
    send: ({ code }) => confirm({ variables: { input: { code: code.trim() } } }),
  });
  if (data)
    return <RecoveryCodes codes={data.confirmAuthenticator.recoveryCodes} onDone={onDone} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text size="sm">{texts.scan}</Text>
        <Box w={200} mx="auto">
          <QrCode text={uri} label={texts.qrCode} />
        </Box>
        <Text size="sm" c="dimmed">
          {texts.type(<Code>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>)}
        </Text>
        <TextInput
          label={texts.code}
          description={texts.codeHelp}
          autoComplete="one-time-code"
          inputMode="numeric"
          data-autofocus
          {...form.getInputProps('code')}
        />
        <Group justify="flex-end" gap="sm">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          <Button type="submit" disabled={form.values.code.trim() === ''} loading={form.submitting}>
            {texts.turnOn}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
