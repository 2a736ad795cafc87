import {
  Button,
  Group,
  Modal,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../apollo/errors.ts';
import { finishProof } from '../../apollo/step-up.ts';
import { FailedState } from '../../components/FailedState.tsx';
import { useConfirmIdentityMutation, useStepUpDialogQuery } from '../../generated/graphql.ts';
import { stepUpTexts as texts } from './step-up-texts.ts';

/** Asks for a code of the authenticator app or, without one, for the password, before sensitive work goes on. */
export function StepUpDialog() {
  return (
    <Modal
      opened
      onClose={() => finishProof(false)}
      title={texts.title}
      closeOnClickOutside={false}
    >
      <Proof />
    </Modal>
  );
}

function Proof() {
  const { data, error, loading, refetch } = useStepUpDialogQuery({ fetchPolicy: 'network-only' });
  if (data) return <ProofForm asksCode={data.mySecondFactor.authenticatorSince !== null} />;
  return error ? (
    <FailedState
      message={messageOf(error)}
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={loading}
    />
  ) : (
    <Skeleton h={120} />
  );
}

function ProofForm({ asksCode }: { asksCode: boolean }) {
  const [proof, setProof] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [confirm, { loading }] = useConfirmIdentityMutation({
    onCompleted: () => finishProof(true),
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
        void confirm({ variables: { input: asksCode ? { code: proof } : { password: proof } } });
      }}
    >
      <Stack gap="md">
        <Text size="sm">{texts.meaning}</Text>
        {asksCode ? (
          <TextInput
            label={texts.code}
            description={texts.codeHelp}
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
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => finishProof(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" disabled={proof.trim() === ''} loading={loading}>
            {texts.confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
