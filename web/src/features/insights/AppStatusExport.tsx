import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { downloadCsv } from '../../browser/csv.ts';
import { todayIn } from '../../domain/dates/dates.ts';
import { notifyFailure } from '../../components/notify.tsx';
import { icons } from '../../components/tokens.ts';
import { AppStatusExportDocument } from '../../generated/graphql.ts';
import { appStatusCsv, appStatusFileName } from './app-status-csv.ts';
import { texts } from './texts.ts';

/** Saves what every phone last said of itself. */
export function AppStatusExport() {
  const client = useApolloClient();
  const { timeZone } = useCompany();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: AppStatusExportDocument,
        fetchPolicy: 'no-cache',
      });
      downloadCsv(
        appStatusFileName(todayIn(timeZone)),
        appStatusCsv(data?.newestHealthRecords ?? [], timeZone),
      );
    } catch {
      notifyFailure(texts.exportFailed);
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload {...icons.md} />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {texts.exportAppStatus}
    </Button>
  );
}
