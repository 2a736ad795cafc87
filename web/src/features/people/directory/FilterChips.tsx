import { Button, CloseButton, Group } from '@mantine/core';
import type { DirectoryFilter } from './directory-state.ts';
import { texts as personTexts } from './changes/texts.tsx';
import { texts } from './texts.ts';

interface Props {
  filter: DirectoryFilter;
  onChange: (change: Partial<DirectoryFilter>) => void;
  onClear: () => void;
}

/** The active filters, each with a button that removes it. */
export function FilterChips({ filter, onChange, onClear }: Props) {
  const { departments, status, activity } = filter;
  const chips = [
    ...departments.map((name) => ({
      label: texts.departmentFilter(name),
      remove: () => onChange({ departments: departments.filter((each) => each !== name) }),
    })),
    ...(status
      ? [
          {
            label: texts.statusFilter(personTexts.statuses[status]),
            remove: () => onChange({ status: null }),
          },
        ]
      : []),
    ...(activity
      ? [
          {
            label: texts.lastActiveFilter(personTexts.activities[activity].toLocaleLowerCase('en')),
            remove: () => onChange({ activity: null }),
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <Group component="section" aria-label={texts.filters} gap={6} mb="md">
      {chips.map(({ label, remove }) => (
        <Group
          key={label}
          component="span"
          gap={2}
          py={3}
          pr={4}
          pl={10}
          bdrs="md"
          fz="sm"
          lh="20px"
          c="var(--vc-accent)"
          bg="var(--vc-accent-soft)"
        >
          {label}
          <CloseButton size="xs" aria-label={texts.removeFilter(label)} onClick={remove} />
        </Group>
      ))}
      <Button size="compact-sm" variant="subtle" color="gray" onClick={onClear}>
        {texts.clearFilters}
      </Button>
    </Group>
  );
}
