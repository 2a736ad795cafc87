import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useUnsavedGuard } from '../../../ui/unsaved-guard.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { icons } from '../../../ui/tokens.ts';
import type {
  EditDiseaseDialog_DiseaseFragment,
  UpdateDiseaseInput,
} from '../../../generated/graphql.ts';
import { listDifferences } from './disease-form.ts';
import { texts } from './texts.tsx';

interface Props {
  name: string;
  /** What this editor changed. */
  mine: UpdateDiseaseInput;
  newest: EditDiseaseDialog_DiseaseFragment;
  isBusy: boolean;
  onSave: () => void;
  onDrop: () => void;
}

/** Shown if somebody else saved the same disease first: both versions, and a choice of which to keep. */
export function DiseaseConflictView({ name, mine, newest, isBusy, onSave, onDrop }: Props) {
  useUnsavedGuard(true);
  const differences = listDifferences(mine, newest);
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconUsers {...icons.lg} />} role="alert">
        {texts.conflict(name)}
      </Alert>
      {differences.length === 0 ? (
        <Text size="sm">{texts.sameAsYours}</Text>
      ) : (
        <PlainTable isStacked aria-label={texts.conflictLabel}>
          <thead>
            <tr>
              <th scope="col">{texts.figure}</th>
              <th scope="col">{texts.yours}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map((each) => (
              <tr key={each.key}>
                <td>{each.label}</td>
                <td data-name={texts.yours}>{each.mine}</td>
                <td data-name={texts.theirs}>{each.theirs}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" onClick={onDrop}>
          {texts.keepTheirs}
        </Button>
        {differences.length > 0 && (
          <Button loading={isBusy} onClick={onSave}>
            {texts.replaceTheirs}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
