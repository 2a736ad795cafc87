import { Anchor, Button, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SecondFactor } from '../../../apollo/errors.ts';
import { texts } from './second-factor-texts.ts';

interface Props {
  /** The account's second factors; a recovery code can replace either. */
  factor: SecondFactor;
  /** Signs in with a passkey. */
  onPasskey: () => void;
  /** Why the last code was refused, or null. */
  refusal: string | null;
  isBusy: boolean;
  onSubmit: (code: string) => void;
  /** Returns to the email and password form. */
  onBack: () => void;
}

/** This step replaces the form that had the focus, and has nothing else to fill in. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

/** Asks for a passkey, a code from the authenticator app or a recovery code, once the password was correct. */
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
