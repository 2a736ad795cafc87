import { Code, Text } from '@mantine/core';
import { NewSecret } from '../../../ui/NewSecret.tsx';
import { texts } from './texts.tsx';

interface Props {
  value: string;
  onDone: () => void;
}

/** A new key, and how to send it. */
export function NewApiKey({ value, onDone }: Props) {
  return (
    <NewSecret
      title={texts.keyShownOnce}
      help={texts.keyHelp}
      label={texts.key}
      value={value}
      copyLabel={texts.copyKey}
      onDone={onDone}
    >
      <Text size="sm" c="dimmed">
        {texts.keyUse(<Code>{'Authorization: Bearer vak_…'}</Code>)}
      </Text>
    </NewSecret>
  );
}
