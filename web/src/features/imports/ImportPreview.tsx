import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { plural } from '../../intl.ts';
import { codeOf, messageOf } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import { icons } from '../../components/tokens.ts';
import {
  useApplyImportMutation,
  type ImportPage_ImportFragment,
  type ImportTake,
} from '../../generated/graphql.ts';
import { describeAction, formatPositiveWithoutDate, rows } from './import-words.ts';
import { ImportTabs } from './ImportTabs.tsx';
import { NewPreview } from './NewPreview.tsx';
import classes from './ImportPreview.module.css';

interface Props {
  import: ImportPage_ImportFragment;
  onChangeColumns: () => void;
  /** The way out without applying it. */
  wayOut: ReactNode;
}

/** The third step: what the file would do, row by row, and the one button that does it. */
export function ImportPreview({ import: work, onChangeColumns, wayOut }: Props) {
  const [take, setTake] = useState<ImportTake>('ALL');
  const [isOutdated, setIsOutdated] = useState(false);
  const [apply, applying] = useApplyImportMutation({
    onError: (error) =>
      codeOf(error) === 'CONFLICT' ? setIsOutdated(true) : notifyFailure(messageOf(error)),
  });
  const action = describeAction(work);
  const isHeldUp = work.wrong > 0 && take === 'ALL';
  const withoutDate = formatPositiveWithoutDate(work.positiveWithoutDate);
  return (
    <Stack gap="lg">
      {isOutdated ? (
        <Outdated import={work} />
      ) : (
        <Stack aria-label="What to do" component="section" gap={12}>
          {work.wrong > 0 && action !== null && (
            <Radio.Group
              label={`${rows(work.wrong)} ${plural(work.wrong, { one: 'is', other: 'are' })} wrong. What should be imported?`}
              value={take}
              onChange={(value) => setTake(value)}
            >
              <Group gap="lg" mt={6}>
                <Radio value="ALL" label="All rows or none" />
                <Radio value="GOOD" label="Only the good rows" />
              </Group>
            </Radio.Group>
          )}
          <Group gap="sm">
            <Button
              disabled={action === null || isHeldUp}
              loading={applying.loading}
              onClick={() => void apply({ variables: { id: work.id, take } })}
            >
              {action ?? 'Nothing to change'}
            </Button>
            <Button variant="default" onClick={onChangeColumns} disabled={applying.loading}>
              Change columns
            </Button>
            {wayOut}
          </Group>
          <Text size="sm" c="dimmed" aria-live="polite">
            {outlook(work, action, isHeldUp)}
          </Text>
        </Stack>
      )}
      {withoutDate !== null && (
        <Text size="sm">
          <IconAlertTriangle {...icons.md} className={classes.sign} /> {withoutDate}
        </Text>
      )}
      <ImportTabs importId={work.id} counts={work} />
    </Stack>
  );
}

const outlook = (
  { wrong, unchanged, total }: ImportPage_ImportFragment,
  action: string | null,
  isHeldUp: boolean,
): ReactNode => {
  if (total === 0) return 'The file has headings, but no rows.';
  if (action === null)
    return wrong > 0
      ? 'No row can be imported: correct the file, or change what the columns hold.'
      : 'The directory already holds all of this.';
  if (isHeldUp)
    return (
      <>
        <IconAlertTriangle {...icons.md} className={classes.sign} /> Nothing is imported while a row
        is wrong: correct the file, or import only the good rows.
      </>
    );
  const left = [
    ...(wrong > 0 ? [`${rows(wrong)} with faults`] : []),
    ...(unchanged > 0 ? [`${rows(unchanged)} without a change`] : []),
  ];
  return `${left.length > 0 ? `${left.join(' and ')} stay out. ` : ''}The import can be undone for a day.`;
};

function Outdated({ import: work }: { import: ImportPage_ImportFragment }) {
  return (
    <Alert
      color="amber"
      variant="light"
      role="alert"
      icon={<IconAlertCircle aria-hidden />}
      title="The directory has changed since this preview"
    >
      <Text size="sm" mb="sm">
        Nothing has been imported. A new preview shows what the file would do now.
      </Text>
      <NewPreview import={work} />
    </Alert>
  );
}
