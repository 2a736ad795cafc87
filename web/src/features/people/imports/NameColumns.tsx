import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  NameColumns_ImportFragmentDoc,
  useNameColumnsMutation,
  type IdentifyBy,
  type NameColumns_ImportFragment,
} from '../../../generated/graphql.ts';
import { ColumnList } from './ColumnList.tsx';
import { findMissingColumns, formatFieldList, nameColumn } from './import-columns.ts';
import { IdentifyByChoice } from './IdentifyByChoice.tsx';
import { texts } from './texts.tsx';

interface Props {
  import: FragmentType<NameColumns_ImportFragment>;
  /** Called when the comparison has started. */
  onNamed: () => void;
  /** A button that leaves this step. */
  wayOut: ReactNode;
}

/** The second step: assigning fields to the columns of the file. */
export function NameColumns({ import: from, onNamed, wayOut }: Props) {
  const { data: work } = useSuspenseFragment({ fragment: NameColumns_ImportFragmentDoc, from });
  const [columns, setColumns] = useState(work.columns);
  const [identifyBy, setIdentifyBy] = useState<IdentifyBy>(work.identifyBy);
  const [hasTried, setHasTried] = useState(false);
  const [name, { loading }] = useNameColumnsMutation({
    onCompleted: onNamed,
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const { identifying, forNew } = findMissingColumns(columns, identifyBy);
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
        <IdentifyByChoice value={identifyBy} onChange={setIdentifyBy} />
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
            {texts.identifyingMissing(texts.fields[identifying])}
          </Alert>
        )}
        {identifying === null && forNew.length > 0 && (
          <Alert variant="light" icon={<IconInfoCircle aria-hidden />} role="note">
            {texts.neededForNew(formatFieldList(forNew), forNew.length)}
          </Alert>
        )}
        <Group gap="sm">
          <Button type="submit" loading={loading}>
            {texts.compare}
          </Button>
          {wayOut}
          <Text size="sm" c="dimmed">
            {texts.columnsUsed(
              columns.filter(({ field }) => field !== null).length,
              columns.length,
            )}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}
