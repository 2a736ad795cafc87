import { Box, Code, Group, Text } from '@mantine/core';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { NewSecret } from '../../../ui/NewSecret.tsx';
import { texts } from './texts.tsx';

interface Props {
  cameraId: string;
  /** Value of the X-Camera-Key header. */
  value: string;
  onDone: () => void;
}

/** Returns a shell command that reports a breach as a camera would. */
const formatExample = (cameraId: string, key: string): string =>
  [
    `curl ${window.location.origin}/api/camera/${encodeURIComponent(cameraId)}/breaches \\`,
    `  -H 'X-Camera-Key: ${key}' -H 'Content-Type: application/json' \\`,
    `  -d '{"records":[{"id":"${crypto.randomUUID()}","date":"${new Date().toISOString()}","since":2,"people":3}]}'`,
  ].join('\n');

/** A new key, which is shown only once, and how a camera uses it. */
export function CameraKey({ cameraId, value, onDone }: Props) {
  const address = `/api/camera/${encodeURIComponent(cameraId)}`;
  return (
    <NewSecret
      title={texts.keyShownOnce}
      help={texts.keyShownOnceHelp}
      label={texts.keyOf(cameraId)}
      value={value}
      copyLabel={texts.copyKey}
      onDone={onDone}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Text size="sm" c="dimmed">
          {texts.keyUse(
            <Code>{`POST ${address}/breaches`}</Code>,
            <Code>{'X-Camera-Key'}</Code>,
            <Code>{`GET ${address}`}</Code>,
          )}
        </Text>
        <Box flex="none">
          <CopyButton text={() => formatExample(cameraId, value)} label={texts.copyExample} />
        </Box>
      </Group>
    </NewSecret>
  );
}
