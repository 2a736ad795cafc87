import { Alert, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { plural } from '../../intl.ts';
import { messageOf } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import {
  useNameColumnsMutation,
  type IdentifyBy,
  type ImportPage_ImportFragment,
} from '../../generated/graphql.ts';
import { ColumnList } from './ColumnList.tsx';
import { gapsOf, listed, nameColumn } from './import-columns.ts';
import { fieldLabels, identifyChoices } from './import-words.ts';

interface Props {
  import: ImportPage_ImportFragment;
  /** The columns are named; the comparison has begun. */
  onNamed: () => void;
  /** The way out without naming them. */
  wayOut: ReactNode;
}

/** The second step: what each column of the file holds. */
export function NameColumns({ import: work, onNamed, wayOut }: Props) {
  const [columns, setColumns] = useState(work.columns);
  const [identifyBy, setIdentifyBy] = useState<IdentifyBy>(work.identifyBy);
  const [hasTried, setHasTried] = useState(false);
  const [name, { loading }] = useNameColumnsMutation({
    onCompleted: onNamed,
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const { identifying, forNew } = gapsOf(columns, identifyBy);
  const submit = (): void => {
    setHasTried(true);
    if (identifying !== null) return;
    void name({
      variables: {
        id: work.id,
        identifyBy,
        columns: columns.map(({ index, field }) => ({ index, field })),
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="lg" maw={760}>
        <Radio.Group
          label="Identify people by"
          value={identifyBy}
          onChange={(value) => setIdentifyBy(value)}
        >
          <Group gap="lg" mt={4}>
            {identifyChoices.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Group>
        </Radio.Group>
        <ColumnList
          columns={columns}
          onName={(index, field) => setColumns(nameColumn(columns, index, field))}
        />
        {identifying !== null && (
          <Alert
            variant="light"
            color={hasTried ? 'red' : 'amber'}
            icon={<IconAlertCircle aria-hidden />}
            role={hasTried ? 'alert' : 'note'}
          >
            Choose the column that holds ‘{fieldLabels[identifying]}’: rows are found in the
            directory by it.
          </Alert>
        )}
        {identifying === null && forNew.length > 0 && (
          <Alert variant="light" icon={<IconInfoCircle aria-hidden />} role="note">
            To add people, the file also needs {listed(forNew)}. Without{' '}
            {plural(forNew.length, { one: 'it', other: 'them' })} only people already in the
            directory can be changed.
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={loading}>
            Compare with the directory
          </Button>
          {wayOut}
          <Text size="sm" c="dimmed">
            {columns.filter(({ field }) => field !== null).length} of {columns.length} columns are
            used.
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
