import { Button, Checkbox, Popover, Stack, Text, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../lib/intl.ts';
import classes from './DepartmentFilter.module.css';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  departments: readonly { name: string; people: number }[];
  value: readonly string[];
  onChange: (departments: string[]) => void;
}

/** With fewer departments there is no search. */
const minSearched = 8;

/** Filters the directory by department, each with its number of people. */
export function DepartmentFilter({ departments, value, onChange }: Props) {
  const [wanted, setWanted] = useState('');
  const fitting = departments.filter(({ name }) =>
    name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()),
  );
  return (
    <Popover
      position="bottom-start"
      width={280}
      trapFocus
      returnFocus
      withRoles
      onClose={() => setWanted('')}
    >
      <Popover.Target>
        <Button
          variant="default"
          fw={fontWeights.medium}
          px={12}
          rightSection={<IconChevronDown {...icons.sm} />}
        >
          {texts.department}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={8}>
        {departments.length >= minSearched && (
          <TextInput
            size="xs"
            mb={8}
            placeholder={texts.findDepartment}
            aria-label={texts.findDepartment}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        )}
        <Stack gap={0} mah={320} style={{ overflowY: 'auto' }}>
          {fitting.map(({ name, people }) => (
            <Checkbox
              key={name}
              size="xs"
              radius="xs"
              classNames={{
                body: classes.body,
                labelWrapper: classes.wrapper,
                label: classes.label,
              }}
              label={
                <>
                  <span>{name}</span>{' '}
                  <Text component="span" size="xs" c="dimmed" className="tabular">
                    {formatNumber(people)}
                  </Text>
                </>
              }
              checked={value.includes(name)}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...value, name]
                    : value.filter((each) => each !== name),
                )
              }
            />
          ))}
        </Stack>
        {fitting.length === 0 && (
          <Text size="sm" c="dimmed" p="sm">
            {departments.length === 0 ? texts.noDepartment : texts.noDepartmentFound}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
