import { Button, Group } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { formatNumber } from '../../../intl.ts';
import { download, DownloadFailed } from '../../../apollo/download.ts';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../components/notify.tsx';
import { saveFile } from '../../../browser/save-file.ts';
import { sayPeople } from '../changes/directory-words.ts';
import { csvRowCounter } from './csv-rows.ts';

/**
 * Saves the CSV file of an address; an alert tells how far it is, and can stop it. `total`: how many people are awaited, undefined where nobody
 * knows.
 */
export const useExport = (): {
  isExporting: boolean;
  save: (address: string, total: number | undefined) => Promise<void>;
} => {
  const [isExporting, setIsExporting] = useState(false);
  // A file comes in thousands of chunks; nobody reads faster than this.
  const tell = useThrottledCallback((alert: string, words: string, stop: () => void) => {
    notifications.update({ ...progressAlert(words, stop), id: alert });
  }, 200);
  const save = async (address: string, total: number | undefined): Promise<void> => {
    const stopper = new AbortController();
    const stop = (): void => stopper.abort();
    const alert = notifications.show(progressAlert('Preparing the export', stop));
    setIsExporting(true);
    const count = csvRowCounter();
    try {
      const { name, content } = await download(address, {
        signal: stopper.signal,
        onChunk: (chunk) => {
          const rowCount = count(chunk);
          tell(
            alert,
            `Exporting ${formatNumber(rowCount)}${total === undefined ? '' : ` of ${formatNumber(total)}`} people`,
            stop,
          );
        },
      });
      saveFile(name ?? 'employees.csv', content);
      notifySuccess(`${sayPeople(count())} exported`);
    } catch (error) {
      if (!stopper.signal.aborted)
        notifyFailure(error instanceof DownloadFailed ? error.message : somethingWentWrong);
    } finally {
      notifications.hide(alert);
      setIsExporting(false);
    }
  };
  return { isExporting, save };
};

const progressAlert = (words: string, stop: () => void) => ({
  loading: true,
  autoClose: false as const,
  withCloseButton: false,
  message: (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span className="tabular">{words}</span>
      <Button size="compact-sm" variant="subtle" onClick={stop}>
        Cancel
      </Button>
    </Group>
  ),
});
