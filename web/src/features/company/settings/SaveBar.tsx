import { Button, Group, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

interface Props {
  /** Name of the setting: 'time metric'. */
  name: string;
  isDirty: boolean;
  isSaving: boolean;
  /** Whether it was saved since the page opened. */
  isSaved: boolean;
  /** Whether the value can be saved. */
  canSave?: boolean;
  onSave: () => void;
  onReset: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The save button of one setting, with its status. */
export function SaveBar({
  name,
  isDirty,
  isSaving,
  isSaved,
  canSave = true,
  onSave,
  onReset,
  children,
}: Props) {
  return (
    <Group gap="sm">
      <Button
        disabled={!isDirty || !canSave}
        loading={isSaving}
        onClick={onSave}
        aria-label={texts.saveLabel(name)}
      >
        {texts.save}
      </Button>
      {children}
      {isDirty && !isSaving && (
        <Button variant="subtle" color="gray" onClick={onReset} aria-label={texts.undoLabel(name)}>
          {texts.undo}
        </Button>
      )}
      <SaveState isDirty={isDirty} isSaving={isSaving} isSaved={isSaved} />
    </Group>
  );
}

/** The status of a setting, in words. */
export function SaveState({
  isDirty,
  isSaving,
  isSaved,
}: Pick<Props, 'isDirty' | 'isSaving' | 'isSaved'>) {
  return (
    <Text size="sm" c="dimmed" component="output">
      {isSaving && texts.saving}
      {!isSaving && isDirty && texts.notSaved}
      {!isSaving && !isDirty && isSaved && (
        <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" c="var(--vc-safe)">
          <IconCheck {...icons.md} />
          {texts.saved}
        </Group>
      )}
    </Text>
  );
}
