import { Button, CloseButton, Group } from '@mantine/core';
import classes from './FilterChips.module.css';
import type { DirectoryFilter } from './directory-state.ts';
import { activityWords, statusWords } from '../changes/directory-words.ts';

interface Props {
  filter: DirectoryFilter;
  onChange: (change: Partial<DirectoryFilter>) => void;
  onClear: () => void;
}

/** What the directory is narrowed to, each to be taken away. */
export function FilterChips({ filter, onChange, onClear }: Props) {
  const { departments, status, activity } = filter;
  const chips = [
    ...departments.map((name) => ({
      says: `Department: ${name}`,
      remove: () => onChange({ departments: departments.filter((each) => each !== name) }),
    })),
    ...(status
      ? [{ says: `Status: ${statusWords[status]}`, remove: () => onChange({ status: null }) }]
      : []),
    ...(activity
      ? [
          {
            says: `Last active: ${activityWords[activity].toLocaleLowerCase('en')}`,
            remove: () => onChange({ activity: null }),
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <Group component="section" aria-label="Filters" gap={6} mb="md">
      {chips.map(({ says, remove }) => (
        <span key={says} className={classes.chip}>
          {says}
          <CloseButton size="xs" aria-label={`Remove ${says}`} onClick={remove} />
        </span>
      ))}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
        Clear filters
      </Button>
    </Group>
  );
}
