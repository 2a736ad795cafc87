import { Anchor, Text } from '@mantine/core';
import { useIsServerAway } from '../lib/browser/connection.ts';
import { texts } from './list-texts.tsx';

interface Props {
  /** What could not be loaded; a full stop at its end is optional. */
  message: string;
  onRetry: () => void;
}

/** Says that a small part of a page could not be loaded, with a button to load it again. No alert of its own while the server does not answer. */
export function FailedLine({ message, onRetry }: Props) {
  const isServerAway = useIsServerAway();
  return (
    <Text size="sm" mb="md" {...(!isServerAway && { role: 'alert' })}>
      {texts.failedPart(
        message.replace(/\.$/u, ''),
        <Anchor component="button" type="button" inherit onClick={onRetry}>
          {texts.tryAgain}
        </Anchor>,
      )}
    </Text>
  );
}
