import { Text } from '@mantine/core';
import { PagedList } from '../../../ui/PagedList.tsx';
import { useImportRowsQuery, type ImportRowKind } from '../../../generated/graphql.ts';
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
  const query = useImportRowsQuery({
    variables: { id: importId, kind, page, pageSize },
    // A new preview of the same import has other rows for the same variables.
    fetchPolicy: 'network-only',
  });
  return (
    <PagedList
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
    </PagedList>
  );
}
