import { Anchor } from '@mantine/core';
import { NewSecret } from '../../../ui/NewSecret.tsx';
import { texts } from './texts.tsx';

interface Props {
  value: string;
  onDone: () => void;
}

/** A new secret, and a link that explains signatures. */
export function WebhookSecret({ value, onDone }: Props) {
  return (
    <NewSecret
      title={texts.secretShownOnce}
      help={texts.secretHelp}
      label={texts.secret}
      value={value}
      copyLabel={texts.copySecret}
      onDone={onDone}
    >
      <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" size="sm">
        {texts.verify}
      </Anchor>
    </NewSecret>
  );
}
