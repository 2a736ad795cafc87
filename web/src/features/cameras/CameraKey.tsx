import { Alert, Box, Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { CopyButton } from '../../components/CopyButton.tsx';
import classes from './CameraKey.module.css';
import { fontWeights, icons } from '../../components/tokens.ts';

interface Props {
  cameraId: string;
  /** What the camera sends as X-Camera-Key. */
  value: string;
  onDone: () => void;
}

/** A breach report as a camera sends it, to be tried in a shell. */
const exampleOf = (cameraId: string, key: string): string =>
  [
    `curl ${window.location.origin}/api/camera/${encodeURIComponent(cameraId)}/breaches \\`,
    `  -H 'X-Camera-Key: ${key}' -H 'Content-Type: application/json' \\`,
    `  -d '{"records":[{"id":"${crypto.randomUUID()}","date":"${new Date().toISOString()}","since":2,"people":3}]}'`,
  ].join('\n');

/** A key that has just been made, shown this once, and how a camera uses it. */
export function CameraKey({ cameraId, value, onDone }: Props) {
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconKey {...icons.lg} />} title="This key is shown once">
        Copy it to the camera now. Whoever has it can report as this camera.
      </Alert>
      <Box>
        <Group justify="space-between" mb={4}>
          <Text size="sm" fw={fontWeights.medium}>
            Key of {cameraId}
          </Text>
          <CopyButton text={() => value} label="Copy key" />
        </Group>
        <Code block className={classes.code} aria-label={`Key of ${cameraId}`}>
          {value}
        </Code>
      </Box>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed">
          The camera reports breaches by{' '}
          <Code>POST /api/camera/{encodeURIComponent(cameraId)}/breaches</Code> with the key in{' '}
          <Code>X-Camera-Key</Code>, and asks by{' '}
          <Code>GET /api/camera/{encodeURIComponent(cameraId)}</Code> where it is to look.
        </Text>
        <Box flex="none">
          <CopyButton text={() => exampleOf(cameraId, value)} label="Copy an example call" />
        </Box>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone} data-autofocus>
          Done
        </Button>
      </Group>
    </Stack>
  );
}
