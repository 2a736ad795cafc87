import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { downloadCsv } from '../../browser/csv.ts';
import { notifyFailure } from '../../components/notify.tsx';
import { icons } from '../../components/tokens.ts';
import { ImportRowsDocument, type ImportRow_RowFragment } from '../../generated/graphql.ts';
import { errorsCsv } from './errors-csv.ts';
import { texts } from './texts.tsx';

/** The gateway's maximum. */
const pageSize = 1000;

interface Props {
  importId: string;
  fileName: string;
  count: number;
}

/** Saves all errors of an import as a CSV file. */
export function SaveErrors({ importId, fileName, count }: Props) {
  const client = useApolloClient();
  const [read, setRead] = useState<number | null>(null);
  const save = async (): Promise<void> => {
    setRead(0);
    try {
      const rows: ImportRow_RowFragment[] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await client.query({
          query: ImportRowsDocument,
          variables: { id: importId, kind: 'WRONG', page, pageSize },
          fetchPolicy: 'no-cache',
        });
        const found = data?.directoryImport.rows;
        if (!found || found.items.length === 0) break;
        rows.push(...found.items);
        setRead(rows.length);
        if (rows.length >= found.total) break;
      }
      downloadCsv(`${fileName.replace(/\.[^.]*$/u, '')}_errors.csv`, errorsCsv(rows));
    } catch {
      notifyFailure(somethingWentWrong);
    } finally {
      setRead(null);
    }
  };
  return (
    <Button
      variant="default"
      size="sm"
      disabled={read !== null}
      leftSection={<IconDownload {...icons.md} />}
      onClick={() => void save()}
    >
      {read === null ? texts.download : texts.downloading(read, count)}
    </Button>
  );
}
