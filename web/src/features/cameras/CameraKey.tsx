import { Alert, Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { CopyButton } from '../../components/CopyButton.tsx';
import { fontWeights, icons } from '../../components/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  cameraId: string;
  /** Value of the X-Camera-Key header. */
  value: string;
  onDone: () => void;
}

/** Returns a shell command that reports a breach as a camera would. */
const exampleOf = (cameraId: string, key: string): string =>
  [
    `curl ${window.location.origin}/api/camera/${encodeURIComponent(cameraId)}/breaches \\`,
    `  -H 'X-Camera-Key: ${key}' -H 'Content-Type: application/json' \\`,
    `  -d '{"records":[{"id":"${crypto.randomUUID()}","date":"${new Date().toISOString()}","since":2,"people":3}]}'`,
  ].join('\n');

/** A new key, which is shown only once, and how a camera uses it. */
export function CameraKey({ cameraId, value, onDone }: Props) {
  const address = `/api/camera/${encodeURIComponent(cameraId)}`;
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconKey {...icons.lg} />} title={texts.keyShownOnce}>
        {texts.keyShownOnceHelp}
      </Alert>
      <Box>
        <Group justify="space-between" mb={4}>
          <Text size="sm" fw={fontWeights.medium}>
            {texts.keyOf(cameraId)}
          </Text>
          <CopyButton text={() => value} label={texts.copyKey} />
        </Group>
        <Code
          block
          px={12}
          py={10}
          style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          aria-label={texts.keyOf(cameraId)}
        >
          {value}
        </Code>
      </Box>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed">
          {texts.keyUse(
            <Code>{`POST ${address}/breaches`}</Code>,
            <Code>{'X-Camera-Key'}</Code>,
            <Code>{`GET ${address}`}</Code>,
          )}
        </Text>
        <Box flex="none">
          <CopyButton text={() => exampleOf(cameraId, value)} label={texts.copyExample} />
        </Box>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          {texts.done}
        </Button>
      </Group>
    </Stack>
  );
}
