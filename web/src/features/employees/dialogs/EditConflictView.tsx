import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainTable } from '../../../components/PlainTable.tsx';
import classes from './EditConflictView.module.css';
import {
  compareEdits,
  fieldLabels,
  mergeEdits,
  sayField,
  type EditedField,
} from './edit-conflict.ts';
import type { EmployeeFormValues } from './employee-rules.ts';
import { fontWeights, icons } from '../../../components/tokens.ts';

interface Props {
  name: string;
  /** What both began with, what this editor made of it, and what stands now. */
  base: EmployeeFormValues;
  mine: EmployeeFormValues;
  theirs: EmployeeFormValues;
  isBusy: boolean;
  onSave: (values: EmployeeFormValues) => void;
  onBack: () => void;
}

const listed = (fields: readonly EditedField[]): string =>
  fields.map((field) => fieldLabels[field]).join(', ');

/** Somebody else saved the same person first: field by field, whose word stands. */
export function EditConflictView({ name, base, mine, theirs, isBusy, onSave, onBack }: Props) {
  const conflict = compareEdits(base, mine, theirs);
  const [choices, setChoices] = useState<Partial<Record<EditedField, 'mine' | 'theirs'>>>({});
  const isChosen = conflict.toChoose.every((field) => choices[field] !== undefined);
  const taken = [
    ...conflict.mine,
    ...conflict.toChoose.filter((field) => choices[field] === 'mine'),
  ];
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconUsers {...icons.lg} />} role="alert">
        Somebody else saved {name} while you were editing. Nothing of yours is saved yet.
      </Alert>
      {conflict.toChoose.length === 0 ? (
        <Text size="sm">You changed other fields than they did, so both changes can stand.</Text>
      ) : (
        <PlainTable className={classes.table} aria-label="Fields that both changed">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Yours</th>
              <th scope="col">Theirs</th>
            </tr>
          </thead>
          <tbody>
            {conflict.toChoose.map((field) => (
              <tr key={field}>
                <th scope="row">
                  {fieldLabels[field]}
                  <Text size="xs" c="dimmed" fw={fontWeights.regular}>
                    was {sayField(field, base)}
                  </Text>
                </th>
                {(['mine', 'theirs'] as const).map((whose) => (
                  <td key={whose}>
                    <Radio
                      name={`whose-${field}`}
                      label={sayField(field, whose === 'mine' ? mine : theirs)}
                      aria-label={`${fieldLabels[field]}, ${whose === 'mine' ? 'yours' : 'theirs'}: ${sayField(field, whose === 'mine' ? mine : theirs)}`}
                      checked={choices[field] === whose}
                      onChange={() => setChoices({ ...choices, [field]: whose })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {conflict.theirs.length > 0 && (
        <Text size="sm" c="dimmed">
          Only they changed, and it stays:{' '}
          {conflict.theirs
            .map((field) => `${fieldLabels[field]} (${sayField(field, theirs)})`)
            .join(', ')}
          .
        </Text>
      )}
      {conflict.mine.length > 0 && (
        <Text size="sm" c="dimmed">
          Only you changed, and it is saved: {listed(conflict.mine)}.
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" onClick={onBack}>
          Back to my changes
        </Button>
        <Button
          disabled={!isChosen}
          loading={isBusy}
          onClick={() => onSave(mergeEdits(theirs, mine, taken))}
        >
          Save
        </Button>
      </Group>
    </Stack>
  );
}
