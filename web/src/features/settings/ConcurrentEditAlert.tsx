import { Alert, Anchor } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { icons } from '../../components/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  /** How it stands now, as people say it: '10 minutes'. */
  saved: string;
  onTake: () => void;
}

/** Says that somebody else, or another tab, saved while this was being changed: saving now replaces that on purpose. */
export function ConcurrentEditAlert({ saved, onTake }: Props) {
  return (
    <Alert color="amber" icon={<IconArrowsExchange {...icons.lg} />} py="sm">
      {texts.changedElsewhere(
        saved,
        <Anchor component="button" type="button" size="sm" onClick={onTake}>
          {texts.keepSaved}
        </Anchor>,
      )}
    </Alert>
  );
}
