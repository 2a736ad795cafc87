import { Alert, Anchor, Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { CopyButton } from '../../components/CopyButton.tsx';
import { fontWeights, icons } from '../../components/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  value: string;
  onDone: () => void;
}

/** A new secret, which is shown only once. */
export function WebhookSecret({ value, onDone }: Props) {
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconKey {...icons.lg} />} title={texts.secretShownOnce}>
        {texts.secretHelp}
      </Alert>
      <Box>
        <Group justify="space-between" mb={4}>
          <Text size="sm" fw={fontWeights.medium}>
            {texts.secret}
          </Text>
          <CopyButton text={() => value} label={texts.copySecret} />
        </Group>
        <Code
          block
          px={12}
          py={10}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          aria-label={texts.secret}
        >
          {value}
        </Code>
      </Box>
      <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" size="sm">
        {texts.verify}
      </Anchor>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}
