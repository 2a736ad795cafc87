import { PasswordInput, Text, type PasswordInputProps } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { texts } from './sign-in-texts.tsx';

/** A password field that warns when caps lock is on. */
export function CapsLockPasswordInput(input: PasswordInputProps) {
  const [isCapsLockOn, setCapsLockOn] = useState(false);
  const watchCapsLock = (event: KeyboardEvent): void =>
    setCapsLockOn(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        size="md"
        required
        withAsterisk={false}
        visibilityToggleButtonProps={{ 'aria-label': texts.showPassword }}
        {...input}
        onKeyDown={watchCapsLock}
        onKeyUp={watchCapsLock}
      />
      <Text size="xs" c="var(--vc-warning)" component="output" mt={4} hidden={!isCapsLockOn}>
        {isCapsLockOn && texts.capsLock}
      </Text>
    </div>
  );
}
