import { Group, Stack, Text, ThemeIcon } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconMailForward } from '@tabler/icons-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { fontWeights, icons } from '../../../ui/tokens.ts';

const looks = {
  good: { picture: IconCircleCheck, color: 'green' },
  bad: { picture: IconAlertCircle, color: 'red' },
  sent: { picture: IconMailForward, color: 'lagoon' },
} as const;

interface Props {
  kind: keyof typeof looks;
  message: string;
  /** Shown below the message. */
  children?: ReactNode;
}

/** The result of a form. Takes the focus, because the form that had it is removed. */
export function Outcome({ kind, message, children }: Props) {
  const { picture: Picture, color } = looks[kind];
  const outcome = useRef<HTMLDivElement>(null);
  // With the message, so that nobody is left without a focus in between.
  useLayoutEffect(() => outcome.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Group
        ref={outcome}
        tabIndex={-1}
        role={kind === 'bad' ? 'alert' : 'status'}
        gap="md"
        wrap="nowrap"
        align="flex-start"
        style={{ outline: 'none' }}
      >
        <ThemeIcon size={40} radius="xl" variant="light" color={color} aria-hidden>
          <Picture {...icons.xl} />
        </ThemeIcon>
        <Text fw={fontWeights.medium} mt={8}>
          {message}
        </Text>
      </Group>
      {children}
    </Stack>
  );
}
