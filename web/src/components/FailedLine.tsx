import { Anchor, Text } from '@mantine/core';
import { texts } from './list-texts.tsx';

interface Props {
  /** What could not be loaded, without a full stop. */
  message: string;
  onRetry: () => void;
}

/** Says that a small part of a page could not be loaded, with a button to load it again. */
export function FailedLine({ message, onRetry }: Props) {
  return (
    <Text size="sm" mb="md" role="alert">
      {texts.failedPart(
        message,
        <Anchor component="button" type="button" inherit onClick={onRetry}>
          {texts.tryAgain}
        </Anchor>,
      )}
    </Text>
  );
}
