import { Button, Code, Group, Text } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { icons } from '../../components/tokens.ts';

/** The company's pass-key, to be copied. */
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
          aria-label="Copy the pass-key"
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" component="output" mt={4} display="block">
        {copied && 'Copied to the clipboard.'}
        {error !== null && 'This browser does not let a page copy: select the pass-key instead.'}
      </Text>
    </>
  );
}
