import { Text } from '@mantine/core';
import { useDeferredQuery } from '../../apollo/deferred-query.ts';
import { PagedQuery } from '../../components/PagedQuery.tsx';
import { ImportRowsDocument, type ImportRowKind } from '../../generated/graphql.ts';
import { ImportRowsTable } from './ImportRowsTable.tsx';
import { NewRowsTable } from './NewRowsTable.tsx';
import { texts } from './texts.tsx';

const pageSize = 10;

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
    // A new preview of the same import has other rows for the same variables.
    { fetchPolicy: 'network-only' },
  );
  return (
    <PagedQuery
      query={query}
      select={(data) => data.directoryImport.rows}
      page={page}
      pageSize={pageSize}
      onPage={onPage}
      failure={texts.rowsFailed}
      columns={3}
      empty={
        <Text size="sm" c="dimmed" py="lg">
          {texts.noRowsOf[kind]}
        </Text>
      }
    >
      {(rows) =>
        kind === 'NEW' ? <NewRowsTable rows={rows} /> : <ImportRowsTable kind={kind} rows={rows} />
      }
    </PagedQuery>
  );
}
