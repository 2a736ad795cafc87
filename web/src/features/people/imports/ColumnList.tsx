import { Box, NativeSelect, Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import type { ImportField, NameColumns_ImportFragment } from '../../../generated/graphql.ts';
import { fields } from './import-words.ts';
import classes from './ColumnList.module.css';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

type Column = NameColumns_ImportFragment['columns'][number];

interface Props {
  columns: readonly Column[];
  onName: (index: number, field: ImportField | null) => void;
}

/** Formats a column index (from 0) as spreadsheets do: 'A' to 'Z', 'AA' and so on. */
export const formatColumnLetter = (index: number): string =>
  index < 26
    ? String.fromCodePoint(65 + index)
    : formatColumnLetter(Math.floor(index / 26) - 1) + formatColumnLetter(index % 26);

/** The columns of the file with sample values and a select for the field. */
export function ColumnList({ columns, onName }: Props) {
  return (
    <ul style={{ borderTop: '1px solid var(--vc-border)' }} aria-label={texts.columnsOfFile}>
      {columns.map((column) => {
        const heading =
          column.heading.trim() || texts.columnLetter(formatColumnLetter(column.index));
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
                {samples.length === 0 ? texts.noSamples : samples.join(', ')}
              </Text>
            </Box>
            <IconArrowRight
              {...icons.md}
              color="var(--mantine-color-dimmed)"
              className="mantine-visible-from-xs"
            />
            <NativeSelect
              aria-label={texts.columnHolds(heading)}
              value={column.field ?? ''}
              onChange={(event) =>
                onName(column.index, (event.currentTarget.value || null) as ImportField | null)
              }
              data={[
                { value: '', label: texts.leaveOut },
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

// Choosing a field takes it away from another column; the option's label says so.
const labelFor = (field: ImportField, index: number, columns: readonly Column[]): string => {
  const holder = columns.find((column) => column.field === field && column.index !== index);
  return holder
    ? texts.fieldTaken(
        texts.fields[field],
        holder.heading.trim() || texts.columnLetter(formatColumnLetter(holder.index)),
      )
    : texts.fields[field];
};
