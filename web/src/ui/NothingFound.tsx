import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from './EmptyState.tsx';
import { texts } from './list-texts.tsx';

interface Props {
  title: string;
  sentence: string;
  /** Label of the button. */
  action?: string;
  onClear: () => void;
}

/** Shown if a search or filter finds nothing, with a button that clears it. */
export function NothingFound({ title, sentence, action = texts.clearSearch, onClear }: Props) {
  return (
    <EmptyState
      icon={IconSearchOff}
      title={title}
      sentence={sentence}
      action={
        <Button variant="default" onClick={onClear}>
          {action}
        </Button>
      }
    />
  );
}
