import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { texts } from './second-factor-texts.ts';

interface Props {
  /** Why the last code was refused; null for none. */
  refusal: string | null;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  /** Returns to address and password. */
  onBack: () => void;
}

/** The field is the only thing to do on this step, which replaces the form that had the focus. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** Asks for a code of the authenticator app, or for a recovery code, after the right password. */
export function SecondFactorForm({ refusal, isBusy, onSubmit, onBack }: Props) {
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(code);
        onSubmit(code);
      }}
    >
      <Stack gap="md">
        <TextInput
          key={String(usesRecoveryCode)}
          label={usesRecoveryCode ? texts.recoveryCode : texts.code}
          description={usesRecoveryCode ? texts.recoveryCodeHelp : texts.codeHelp}
          autoComplete="one-time-code"
          inputMode={usesRecoveryCode ? 'text' : 'numeric'}
          size="md"
          ref={focus}
          value={code}
          error={refused === code && refusal}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" size="md" fullWidth disabled={code.trim() === ''} loading={isBusy}>
          {texts.signIn}
        </Button>
        <Anchor
          component="button"
          type="button"
          size="sm"
          ta="left"
          onClick={() => {
            setUsesRecoveryCode(!usesRecoveryCode);
            setCode('');
          }}
        >
          {usesRecoveryCode ? texts.switchToApp : texts.switchToRecoveryCode}
        </Anchor>
        <Anchor component="button" type="button" size="sm" ta="left" onClick={onBack}>
          {texts.back}
        </Anchor>
      </Stack>
    </form>
  );
}
