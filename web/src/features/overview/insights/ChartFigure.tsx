import { Box, Button, Group, Text, Title, type TitleOrder } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { icons } from '../../../ui/tokens.ts';
import classes from './ChartFigure.module.css';
import { texts } from './texts.ts';

/** The data of a chart, as a table. */
export interface ChartData {
  headings: readonly string[];
  /** The first cell is the row's header. Names may repeat, keys must not: two hours of a day when the clocks go back. */
  rows: readonly { key: string; cells: readonly [string, ...(string | number)[]] }[];
}

interface Props {
  /** The finding: 'Breaches begin most often from 12:00 to 13:00'. */
  title: string;
  /** The subject: 'Breaches by hour of the day'. */
  subject: string;
  order?: TitleOrder;
  data: ChartData;
  /** Shown beside the subject, such as that counting is under way. */
  note?: ReactNode;
  /** The drawing. Screen readers get the finding and the table instead. */
  children: ReactNode;
}

const tabSeparated = ({ headings, rows }: ChartData): string =>
  [headings, ...rows.map(({ cells }) => cells)].map((cells) => cells.join('\t')).join('\n');

/** A chart below its finding, with its data as a table to read or copy. */
export function ChartFigure({ title, subject, order = 3, data, note, children }: Props) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  const Picture = isTable ? IconChartBar : IconTable;
  return (
    <Box component="figure" miw={0} aria-labelledby={id}>
      <figcaption>
        <Title order={order} size="h3" id={id}>
          {title}
        </Title>
        <Group justify="space-between" align="flex-start" gap="md" mt={2} wrap="nowrap">
          <Text size="xs" c="dimmed" component="div" mt={3}>
            {subject}
            {note}
          </Text>
          <Group gap={4} wrap="nowrap" className={`${classes.tools} screen-only`}>
            {isTable && (
              <CopyButton text={() => tabSeparated(data)} label={texts.copyTable(subject)} />
            )}
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              aria-pressed={isTable}
              aria-label={texts.tableOf(subject)}
              leftSection={<Picture {...icons.sm} />}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? texts.chart : texts.table}
            </Button>
          </Group>
        </Group>
      </figcaption>
      {isTable ? (
        <ScrollBox maxHeight={280}>
          <PlainTable aria-label={subject} className={classes.table}>
            <thead>
              <tr>
                {data.headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ key, cells: [name, ...figures] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, index) => (
                    <td key={data.headings[index + 1]}>{figure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </PlainTable>
        </ScrollBox>
      ) : (
        <Box mt={12} aria-hidden>
          {children}
        </Box>
      )}
    </Box>
  );
}
