import { Alert, Anchor } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  /** The saved value, formatted: '10 minutes'. */
  saved: string;
  onDiscard: () => void;
}

/** Warns that somebody else, or another tab, saved during the edit, and that saving now overwrites it. */
export function ConcurrentEditAlert({ saved, onDiscard }: Props) {
  return (
    <Alert color="amber" icon={<IconArrowsExchange {...icons.lg} />} py="sm">
      {texts.changedElsewhere(
        saved,
        <Anchor component="button" type="button" size="sm" onClick={onDiscard}>
          {texts.keepSaved}
        </Anchor>,
      )}
    </Alert>
  );
}
