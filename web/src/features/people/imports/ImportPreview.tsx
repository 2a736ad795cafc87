import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { codeOf, messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  ImportPreview_ImportFragmentDoc,
  useApplyImportMutation,
  type ImportPreview_ImportFragment,
  type ImportTake,
  type NewPreview_ImportFragment,
} from '../../../generated/graphql.ts';
import { formatAction } from './import-words.ts';
import { ImportTabs } from './ImportTabs.tsx';
import { NewPreview } from './NewPreview.tsx';
import { texts } from './texts.tsx';

interface Props {
  import: FragmentType<ImportPreview_ImportFragment>;
  onChangeColumns: () => void;
  /** A button that leaves the preview without applying it. */
  wayOut: ReactNode;
}

const sign = (
  <IconAlertTriangle {...icons.md} color="var(--vc-warning)" style={{ verticalAlign: -2 }} />
);

/** The third step: what the import would change, and a button to apply it. */
export function ImportPreview({ import: from, onChangeColumns, wayOut }: Props) {
  const { data: work } = useSuspenseFragment({
    fragment: ImportPreview_ImportFragmentDoc,
    fragmentName: 'ImportPreview_import',
    from,
  });
  const [take, setTake] = useState<ImportTake>('ALL');
  const [isOutdated, setIsOutdated] = useState(false);
  const [apply, applying] = useApplyImportMutation({
    onError: (error) =>
      codeOf(error) === 'CONFLICT' ? setIsOutdated(true) : notifyFailure(messageOf(error)),
  });
  const action = formatAction(work);
  const isHeldUp = work.wrong > 0 && take === 'ALL';
  return (
    <Stack gap="lg">
      {isOutdated ? (
        <Outdated import={work} />
      ) : (
        <Stack aria-label={texts.whatToDo} component="section" gap={12}>
          {work.wrong > 0 && action !== null && (
            <Radio.Group
              label={texts.wrongRows(work.wrong)}
              value={take}
              onChange={(value) => setTake(value)}
            >
              <Group gap="lg" mt={6}>
                <Radio value="ALL" label={texts.allOrNone} />
                <Radio value="GOOD" label={texts.onlyGood} />
              </Group>
            </Radio.Group>
          )}
          <Group gap="sm">
            <Button
              disabled={action === null || isHeldUp}
              loading={applying.loading}
              onClick={() => void apply({ variables: { id: work.id, take } })}
            >
              {action ?? texts.nothingToChange}
            </Button>
            <Button variant="default" onClick={onChangeColumns} disabled={applying.loading}>
              {texts.changeColumns}
            </Button>
            {wayOut}
          </Group>
          <Text size="sm" c="dimmed" aria-live="polite">
            {outlook(work, action, isHeldUp)}
          </Text>
        </Stack>
      )}
      {work.positiveWithoutDate > 0 && (
        <Text size="sm">
          {sign} {texts.positiveWithoutDate(work.positiveWithoutDate, texts.fields.POSITIVE_DATE)}
        </Text>
      )}
      <ImportTabs importId={work.id} counts={work} />
    </Stack>
  );
}

const outlook = (
  { wrong, unchanged, total }: ImportPreview_ImportFragment,
  action: string | null,
  isHeldUp: boolean,
): ReactNode => {
  if (total === 0) return texts.noRows;
  if (action === null) return wrong > 0 ? texts.noGoodRow : texts.allKnown;
  if (isHeldUp)
    return (
      <>
        {sign} {texts.heldUp}
      </>
    );
  return texts.outlook(wrong, unchanged);
};

function Outdated({ import: work }: { import: FragmentType<NewPreview_ImportFragment> }) {
  return (
    <Alert
      color="amber"
      variant="light"
      role="alert"
      icon={<IconAlertCircle aria-hidden />}
      title={texts.outdated}
    >
      <Text size="sm" mb="sm">
        {texts.outdatedMeaning}
      </Text>
      <NewPreview import={work} />
    </Alert>
  );
}
