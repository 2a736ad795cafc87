import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useUnsavedGuard } from './unsaved-guard.ts';
import { texts } from './conflict-texts.ts';
import { compareEdits, type Versions } from './edit-conflict.ts';
import classes from './EditConflictView.module.css';
import { PlainTable } from './PlainTable.tsx';
import { fontWeights, icons } from './tokens.ts';

interface Props<Field extends string, Values> {
  /** Describes the other edit. */
  message: string;
  /** Label of each field. */
  labels: Record<Field, string>;
  /** Formats the value of a field. */
  format: (field: Field, values: Values) => string;
  versions: Versions<Values>;
  isBusy: boolean;
  /** Called with the fields for which the user keeps their own values. */
  onSave: (taken: Field[]) => void;
  onBack: () => void;
}

/** Resolves an edit conflict: the user chooses a value for each field that both editors changed. */
export function EditConflictView<Field extends string, Values>({
  message,
  labels,
  format,
  versions: { base, mine, theirs },
  isBusy,
  onSave,
  onBack,
}: Props<Field, Values>) {
  useUnsavedGuard(true);
  const fields = Object.keys(labels) as Field[];
  const conflict = compareEdits(fields, format, { base, mine, theirs });
  const columns = [
    { whose: 'mine', name: texts.mine, values: mine, label: texts.mineOf },
    { whose: 'theirs', name: texts.theirs, values: theirs, label: texts.theirsOf },
  ] as const;
  const [choices, setChoices] = useState<Partial<Record<Field, 'mine' | 'theirs'>>>({});
  const isChosen = conflict.toChoose.every((field) => choices[field] !== undefined);
  const taken = [
    ...conflict.mine,
    ...conflict.toChoose.filter((field) => choices[field] === 'mine'),
  ];
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconUsers {...icons.lg} />} role="alert">
        {message}
      </Alert>
      {conflict.toChoose.length === 0 ? (
        <Text size="sm">{texts.noConflict}</Text>
      ) : (
        <PlainTable className={classes.table} aria-label={texts.conflicts}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              {columns.map(({ whose, name }) => (
                <th key={whose} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conflict.toChoose.map((field) => (
              <tr key={field}>
                <th scope="row">
                  {labels[field]}
                  <Text size="xs" c="dimmed" fw={fontWeights.regular}>
                    {texts.before(format(field, base))}
                  </Text>
                </th>
                {columns.map(({ whose, values, label }) => (
                  <td key={whose}>
                    <Radio
                      name={`whose-${field}`}
                      label={format(field, values)}
                      aria-label={label(labels[field], format(field, values))}
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
              .map((field) => texts.fieldWithValue(labels[field], format(field, theirs)))
              .join(', '),
          )}
        </Text>
      )}
      {conflict.mine.length > 0 && (
        <Text size="sm" c="dimmed">
          {texts.onlyMine(conflict.mine.map((field) => labels[field]).join(', '))}
        </Text>
      )}
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" onClick={onBack}>
          {texts.backToMine}
        </Button>
        <Button disabled={!isChosen} loading={isBusy} onClick={() => onSave(taken)}>
          {texts.save}
        </Button>
      </Group>
    </Stack>
  );
}
