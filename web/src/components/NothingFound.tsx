import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from './EmptyState.tsx';
import { texts } from './list-texts.ts';

interface Props {
  title: string;
  sentence: string;
  /** The button's words. */
  action?: string;
  onClear: () => void;
}

/** Nothing of a list is what was looked for, and the way back to all of it. */
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
