import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { PlainTable } from '../../../components/PlainTable.tsx';
import { icons } from '../../../components/tokens.ts';
import type { Difference } from './case-conflict.ts';
import { texts } from './texts.ts';

interface Props {
  number: string;
  differences: readonly Difference[];
  isBusy: boolean;
  /** What the gateway refused. */
  errors: readonly string[];
  onSave: () => void;
  onDrop: () => void;
}

/** Somebody else saved the same case first: shows both versions, and which of them to keep. */
export function CaseConflictView({ number, differences, isBusy, errors, onSave, onDrop }: Props) {
  return (
    <Stack gap="md">
      <Alert color="amber" icon={<IconUsers {...icons.lg} />} role="alert">
        {texts.conflict(number)}
      </Alert>
      {differences.length === 0 ? (
        <Text size="sm">{texts.sameAsYours}</Text>
      ) : (
        <PlainTable isStacked aria-label={texts.conflictLabel}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.yours}</th>
              <th scope="col">{texts.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, label, mine, theirs }) => (
              <tr key={field}>
                <td>{label}</td>
                <td data-name={texts.yours}>{mine}</td>
                <td data-name={texts.theirs}>{theirs}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      {errors.map((message) => (
        <Alert key={message} color="red" role="alert">
          {message}
        </Alert>
      ))}
      <Group justify="flex-end" gap="sm" mt="sm">
        <Button variant="default" onClick={onDrop}>
          {texts.keepTheirs}
        </Button>
        {differences.length > 0 && (
          <Button loading={isBusy} onClick={onSave}>
            {texts.saveMine}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
