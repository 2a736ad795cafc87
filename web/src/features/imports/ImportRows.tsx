import { Text } from '@mantine/core';
import { PagedList } from '../../components/PagedList.tsx';
import { useImportRowsQuery, type ImportRowKind } from '../../generated/graphql.ts';
import { ImportRowsTable } from './ImportRowsTable.tsx';
import { NewRowsTable } from './NewRowsTable.tsx';

const pageSize = 10;

const nothing: Record<ImportRowKind, string> = {
  NEW: 'Nobody new is in the file.',
  CHANGED: 'The file changes nobody.',
  UNCHANGED: 'No row says what the directory says already.',
  WRONG: 'No row is wrong.',
};

interface Props {
  importId: string;
  kind: ImportRowKind;
  page: number;
  onPage: (page: number) => void;
}

/** The rows of one kind, page by page. */
export function ImportRows({ importId, kind, page, onPage }: Props) {
  const answer = useImportRowsQuery({
    variables: { id: importId, kind, page, pageSize },
    // A new preview of the same import has other rows under the same question.
    fetchPolicy: 'network-only',
  });
  const before = answer.previousData?.directoryImport.rows;
  const found = answer.data?.directoryImport.rows ?? before;
  return (
    <PagedList
      total={found?.total}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      answer={answer}
      failure="The rows could not be loaded."
      columns={3}
      empty={
        <Text size="sm" c="dimmed" py="lg">
          {nothing[kind]}
        </Text>
      }
    >
      {kind === 'NEW' ? (
        <NewRowsTable rows={found?.items ?? []} />
      ) : (
        <ImportRowsTable kind={kind} rows={found?.items ?? []} />
      )}
    </PagedList>
  );
}
