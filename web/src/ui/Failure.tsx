import type { ErrorLike } from '@apollo/client';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { referenceOf, somethingWentWrong } from '../apollo/errors.ts';
import { useIsServerAway } from '../lib/browser/connection.ts';
import { texts as listTexts } from './list-texts.tsx';
import { texts } from './texts.ts';
import { fontWeights, icons } from './tokens.ts';

interface Props {
  message: string;
  /** `page` replaces a whole page, and the message is its heading; `line` stands for a small part beside others. Default: `part`. */
  size?: 'page' | 'part' | 'line';
  /** The error, whose reference is shown. Omit it if the message includes the reference. */
  error?: ErrorLike | undefined;
  /** Reference for support. Default: the reference of `error`. */
  reference?: string | undefined;
  /** Label of the button. Default: 'Try again'. */
  action?: string | undefined;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Says what could not be loaded, with a button to retry. Quiet while the line at the top of the page says that the server does not answer. */
export function Failure({
  message,
  size = 'part',
  error,
  reference = referenceOf(error),
  action = texts.tryAgain,
  onRetry,
  isRetrying = false,
}: Props) {
  const isQuiet = useIsServerAway();
  const role = isQuiet ? {} : { role: 'alert' };
  if (size === 'line')
    return (
      <Text size="sm" mb="md" {...role}>
        {listTexts.failedPart(
          // The line asks to try again itself.
          message.replace(', Please try again!', '.').replace(/\.$/u, ''),
          <Anchor component="button" type="button" inherit onClick={onRetry}>
            {listTexts.tryAgain}
          </Anchor>,
        )}
      </Text>
    );
  return (
    <Stack align="center" gap="sm" py={56} px="md" ta="center" {...role}>
      <Stack
        align="center"
        justify="center"
        w={56}
        h={56}
        data-tone={isQuiet ? 'neutral' : 'positive'}
        c="var(--tone)"
        bg="var(--tone-soft)"
        bdrs="50%"
      >
        <IconCloudOff {...icons.xxl} />
      </Stack>
      <Text component={size === 'page' ? 'h1' : 'p'} fw={fontWeights.medium} maw={420} mt="sm">
        {isQuiet && message === somethingWentWrong ? texts.waitsForServer : message}
      </Text>
      {reference !== undefined && (
        <Text size="sm" c="dimmed">
          {reference}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconRefresh {...icons.md} />}
        onClick={onRetry}
        loading={isRetrying}
        mt="sm"
      >
        {action}
      </Button>
    </Stack>
  );
}
