import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactor } from '../../apollo/errors.ts';
import { texts } from './second-factor-texts.ts';

interface Props {
  /** What the account has besides its password; recovery codes may stand in for either. */
  factor: SecondFactor;
  /** Proves it by a passkey. */
  onPasskey: () => void;
  /** Why the last code was refused; null for none. */
  refusal: string | null;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  /** Returns to address and password. */
  onBack: () => void;
}

/** The field is the only thing to do on this step, which replaces the form that had the focus. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** Asks for a passkey, a code of the authenticator app, or a recovery code, after the right password. */
export function SecondFactorForm({ factor, refusal, isBusy, onPasskey, onSubmit, onBack }: Props) {
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(!factor.hasAuthenticator);
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
        {factor.hasPasskey && (
          <Button size="md" fullWidth variant="default" disabled={isBusy} onClick={onPasskey}>
            {texts.passkey}
          </Button>
        )}
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
        {factor.hasAuthenticator && (
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
        )}
        <Anchor component="button" type="button" size="sm" ta="left" onClick={onBack}>
          {texts.back}
        </Anchor>
      </Stack>
    </form>
  );
}
