import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { PlainTable } from '../../../components/PlainTable.tsx';
import classes from './EditConflictView.module.css';
import {
  compareEdits,
  fieldLabels,
  mergeEdits,
  formatField,
  type EditedField,
} from './edit-conflict.ts';
import type { EmployeeFormValues } from './employee-rules.ts';
import { fontWeights, icons } from '../../../components/tokens.ts';
import { texts } from './texts.ts';

interface Props {
  name: string;
  /** The values that both started with, those of this editor, and those that are saved now. */
  base: EmployeeFormValues;
  mine: EmployeeFormValues;
  theirs: EmployeeFormValues;
  isBusy: boolean;
  onSave: (values: EmployeeFormValues) => void;
  onBack: () => void;
}

const listFields = (fields: readonly EditedField[]): string =>
  fields.map((field) => fieldLabels[field]).join(', ');

/** Shown if somebody else saved the same person first. For each field that both changed, the user chooses a value. */
export function EditConflictView({ name, base, mine, theirs, isBusy, onSave, onBack }: Props) {
  const conflict = compareEdits(base, mine, theirs);
  const versions = [
    { whose: 'mine', values: mine, format: texts.mineOf },
    { whose: 'theirs', values: theirs, format: texts.theirsOf },
  ] as const;
  const [choices, setChoices] = useState<Partial<Record<EditedField, 'mine' | 'theirs'>>>({});
  const isChosen = conflict.toChoose.every((field) => choices[field] !== undefined);
  const taken = [
    ...conflict.mine,
    ...conflict.toChoose.filter((field) => choices[field] === 'mine'),
  ];
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconUsers {...icons.lg} />} role="alert">
        {texts.editedByOther(name)}
      </Alert>
      {conflict.toChoose.length === 0 ? (
        <Text size="sm">{texts.noConflict}</Text>
      ) : (
        <PlainTable className={classes.table} aria-label={texts.conflicts}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.mine}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.toChoose.map((field) => (
              <tr key={field}>
                <th scope="row">
                  {fieldLabels[field]}
                  <Text size="xs" c="dimmed" fw={fontWeights.regular}>
                    {texts.before(formatField(field, base))}
                  </Text>
                </th>
                {versions.map(({ whose, values, format }) => (
                  <td key={whose}>
                    <Radio
                      name={`whose-${field}`}
                      label={formatField(field, values)}
                      aria-label={format(fieldLabels[field], formatField(field, values))}
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
          {texts.onlyTheirs(
            conflict.theirs
              .map((field) => texts.fieldWithValue(fieldLabels[field], formatField(field, theirs)))
              .join(', '),
          )}
        </Text>
      )}
      {conflict.mine.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.onlyMine(listFields(conflict.mine))}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" onClick={onBack}>
          {texts.backToMine}
        </Button>
        <Button
          disabled={!isChosen}
          loading={isBusy}
          onClick={() => onSave(mergeEdits(theirs, mine, taken))}
        >
          {texts.save}
        </Button>
      </Group>
    </Stack>
  );
}
