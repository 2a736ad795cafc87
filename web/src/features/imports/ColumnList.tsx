import { Box, NativeSelect, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ImportField, NameColumns_ImportFragment } from '../../generated/graphql.ts';
import { fieldLabels, fields } from './import-words.ts';
import classes from './ColumnList.module.css';
import { fontWeights, icons } from '../../components/tokens.ts';

type Column = NameColumns_ImportFragment['columns'][number];

interface Props {
  columns: readonly Column[];
  onName: (index: number, field: ImportField | null) => void;
}

/** 'A' to 'Z', 'AA' and so on, as spreadsheets call their columns. `index` from 0. */
export const letterOf = (index: number): string =>
  index < 26
    ? String.fromCodePoint(65 + index)
    : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

/** Every column of the file with its first values, and what it holds. */
export function ColumnList({ columns, onName }: Props) {
  return (
    <ul style={{ borderTop: '1px solid var(--vc-border)' }} aria-label="Columns of the file">
      {columns.map((column) => {
        const heading = column.heading.trim() || `Column ${letterOf(column.index)}`;
        const samples = column.samples.filter((sample) => sample.trim() !== '');
        return (
          <li
            key={column.index}
            className={classes.column}
            data-left-out={column.field === null || undefined}
          >
            <Box miw={0}>
              <Text fw={fontWeights.medium} size="sm" className={classes.heading}>
                {heading}
              </Text>
              <Text size="xs" c="dimmed" truncate>
                {samples.length === 0 ? 'Empty in the first rows' : samples.join(', ')}
              </Text>
            </Box>
            <IconArrowRight
              {...icons.md}
              color="var(--mantine-color-dimmed)"
              className="mantine-visible-from-xs"
            />
            <NativeSelect
              aria-label={`What ‘${heading}’ holds`}
              value={column.field ?? ''}
              onChange={(event) =>
                onName(column.index, (event.currentTarget.value || null) as ImportField | null)
              }
              data={[
                { value: '', label: 'Leave out' },
                ...fields.map((field) => ({
                  value: field,
                  label: labelFor(field, column.index, columns),
                })),
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
}

// Choosing what another column has takes it from there; the choice says so.
const labelFor = (field: ImportField, index: number, columns: readonly Column[]): string => {
  const holder = columns.find((column) => column.field === field && column.index !== index);
  return holder
    ? `${fieldLabels[field]} (now ‘${holder.heading.trim() || `Column ${letterOf(holder.index)}`}’)`
    : fieldLabels[field];
};
