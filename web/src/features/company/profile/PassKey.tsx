import { Button, Code, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

/** The company's pass-key with a copy button. */
export function PassKey({ passKey }: { passKey: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 2_000 });
  const Picture = copied ? IconCheck : IconCopy;
  return (
    <>
      <Group gap="sm">
        <Code fz="md" px="sm" py={6}>
          {passKey}
        </Code>
        <Button
          variant="default"
          leftSection={<Picture {...icons.md} />}
          onClick={() => copy(passKey)}
          aria-label={texts.copyPassKey}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" component="output" mt={4} display="block">
        {copied && texts.copiedToClipboard}
        {error !== null && texts.copyFailed}
      </Text>
    </>
  );
}
