import { ActionIcon, Group, TextInput, Tooltip, type TextInputProps } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { CopyButton } from '../../../../ui/CopyButton.tsx';
import { icons } from '../../../../ui/tokens.ts';
import { generatePassword } from './password.ts';
import { texts } from './texts.ts';

type Props = Omit<TextInputProps, 'value' | 'onChange'> & {
  value: string;
  onChange: (password: string) => void;
};

/** A 6-digit password in plain text: the admin passes it on to the employee. */
export function PasswordField({ value, onChange, ...input }: Props) {
  return (
    <TextInput
      {...input}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      styles={{ input: { letterSpacing: value === '' ? undefined : '0.18em' } }}
      rightSectionWidth={72}
      rightSection={
        <Group gap={2} wrap="nowrap">
          <Tooltip label={texts.makePassword}>
            <ActionIcon
              variant="subtle"
              color="gray"
              c="dimmed"
              aria-label={texts.makePassword}
              onClick={() => onChange(generatePassword())}
            >
              <IconRefresh {...icons.md} />
            </ActionIcon>
          </Tooltip>
          <CopyButton
            text={() => value}
            label={texts.copyPassword}
            isCompact
            isDisabled={value === ''}
          />
        </Group>
      }
    />
  );
}
