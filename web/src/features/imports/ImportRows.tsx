import { Text } from '@mantine/core';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { ImportRowsDocument, type ImportRowKind } from '../../generated/graphql.ts';
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
  const query = useDeferredQuery(
    ImportRowsDocument,
    { id: importId, kind, page, pageSize },
    // A new preview of the same import has other rows under the same question.
    { fetchPolicy: 'network-only' },
  );
  return (
    <PagedQuery
      query={query}
      select={(data) => data.directoryImport.rows}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      failure="The rows could not be loaded."
      columns={3}
      empty={
        <Text size="sm" c="dimmed" py="lg">
          {nothing[kind]}
        </Text>
      }
    >
      {(rows) =>
        kind === 'NEW' ? <NewRowsTable rows={rows} /> : <ImportRowsTable kind={kind} rows={rows} />
      }
    </PagedQuery>
  );
}
