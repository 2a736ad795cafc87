import { Alert, Stack, Text, Title } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { guessColumns } from '../../../generated/import-headings.ts';
import type { IdentifyBy } from '../../../generated/graphql.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { formatColumnLetter } from './ColumnList.tsx';
import classes from './FilePreview.module.css';
import { readFileStart, type FileStart, type FileTable } from './file-start.ts';
import { identifyingField } from './import-words.ts';
import { texts } from './texts.tsx';

const maxShownColumns = 30;
const maxShownCharacters = 100;

interface Props {
  file: File;
  identifyBy: IdentifyBy;
}

/** The first rows of a file that was chosen, before it is uploaded. */
export function FilePreview({ file, identifyBy }: Props) {
  const start = useFileStart(file);
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <div>
        <Title order={2} size="h4" id={id}>
          {texts.firstRows}
        </Title>
        <Text size="sm" c="dimmed">
          {start === null ? texts.previewFollows : texts.asBrowserReads}
        </Text>
      </div>
      {/* Reads what changes with the file. */}
      <div aria-live="polite">
        {start && 'unreadable' in start && <Problem>{start.unreadable}</Problem>}
        {start && 'headings' in start && <Findings table={start} identifyBy={identifyBy} />}
      </div>
      {start && 'headings' in start && <Cells table={start} />}
    </Stack>
  );
}

/** Undefined until the file has been read. */
const useFileStart = (file: File): FileStart | undefined => {
  const [read, setRead] = useState<{ file: File; start: FileStart }>();
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      // A failure means that the file was changed or removed since it was chosen.
      const start = await readFileStart(file).catch(() => ({ unreadable: texts.fileGone }));
      if (isCurrent) setRead({ file, start });
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return read?.file === file ? read.start : undefined;
};

function Problem({ children }: { children: string }) {
  return (
    <Alert variant="light" color="amber" icon={<IconAlertCircle aria-hidden />} role="note" mt="xs">
      {children}
    </Alert>
  );
}

/** What the headings and the parser say. */
function Findings({ table, identifyBy }: { table: FileTable; identifyBy: IdentifyBy }) {
  const { headings, separator, problems } = table;
  const guessed = guessColumns(headings);
  const has = (field: string): boolean => guessed.some((column) => column.field === field);
  const identifying = identifyingField[identifyBy];
  const missing = has(identifying)
    ? null
    : has('EMAIL') || has('PHONE')
      ? texts.identifyingNotFound(texts.fields[identifying])
      : texts.noIdentifyingColumn;
  return (
    <>
      <Text size="sm">
        {texts.separatedBy(texts.separators[separator] ?? texts.separatorOf(separator))}{' '}
        {texts.headingsRecognised(guessed.filter(({ isSure }) => isSure).length, headings.length)}
      </Text>
      {problems.map((problem) => (
        <Problem key={problem}>{problem}</Problem>
      ))}
      {missing !== null && <Problem>{missing}</Problem>}
    </>
  );
}

const shorten = (cell: string): string =>
  cell.length > maxShownCharacters ? `${cell.slice(0, maxShownCharacters)}…` : cell;

function Cells({ table: { headings, rows } }: { table: FileTable }) {
  const guessed = guessColumns(headings);
  const shown = headings.slice(0, maxShownColumns);
  const hidden = headings.length - shown.length;
  return (
    <>
      <ScrollBox label={texts.firstRows} maxHeight={360}>
        <PlainTable className={classes.table}>
          <thead>
            <tr>
              {shown.map((heading, at) => {
                const { field, isSure } = guessed[at]!;
                return (
                  // A column has no other identity than its place.
                  // oxlint-disable-next-line no-array-index-key
                  <th key={at} scope="col">
                    <div className={classes.cell}>
                      {shorten(heading.trim()) || texts.columnLetter(formatColumnLetter(at))}
                    </div>
                    <Text span size="xs" c={isSure ? 'dimmed' : 'var(--vc-warning)'}>
                      {field !== null
                        ? texts.fields[field]
                        : isSure
                          ? texts.isLeftOut
                          : texts.notRecognised}
                    </Text>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line no-array-index-key
              <tr key={row}>
                {shown.map((_, at) => (
                  // oxlint-disable-next-line no-array-index-key
                  <td key={at}>
                    <div className={classes.cell}>{shorten(cells[at] ?? '')}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </ScrollBox>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {texts.moreColumns(formatNumber(hidden))}
        </Text>
      )}
    </>
  );
}
