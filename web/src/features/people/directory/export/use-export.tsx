import { Button, Group } from '@mantine/core';
import { useThrottledCallback } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { download, DownloadFailed } from '../../../../apollo/download.ts';
import { somethingWentWrong } from '../../../../apollo/errors.ts';
import { notifyFailure, notifySuccess } from '../../../../ui/notify.tsx';
import { currentTableFormat, withFormat } from '../../../../ui/table-format.ts';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { formatPeople } from '../changes/directory-words.ts';
import { csvRowCounter } from './csv-rows.ts';
import { texts } from './texts.ts';

/** Saves a file from a URL in the format that was chosen last. An alert shows the progress, out of `total` people if known, and a cancel button. */
export const useExport = (): {
  isExporting: boolean;
  save: (address: string, total: number | undefined) => Promise<void>;
} => {
  const [isExporting, setIsExporting] = useState(false);
  // A file arrives in thousands of chunks; not each updates the alert.
  const showProgress = useThrottledCallback((alert: string, words: string, stop: () => void) => {
    notifications.update({ ...progressAlert(words, stop), id: alert });
  }, 200);
  const save = async (address: string, total: number | undefined): Promise<void> => {
    const stopper = new AbortController();
    const stop = (): void => stopper.abort();
    const alert = notifications.show(progressAlert(texts.preparing, stop));
    setIsExporting(true);
    const format = currentTableFormat();
    // A compressed file does not show its rows.
    const count = format === 'xlsx' ? null : csvRowCounter();
    try {
      const { name, content } = await download(withFormat(address, format), {
        signal: stopper.signal,
        onChunk: (chunk) => {
          if (!count) return;
          const rowCount = count(chunk);
          showProgress(
            alert,
            total === undefined ? texts.exporting(rowCount) : texts.exportingOf(rowCount, total),
            stop,
          );
        },
      });
      saveFile(name ?? 'employees.csv', content);
      const exported = count ? count() : total;
      notifySuccess(
        exported === undefined ? texts.exportedAll : texts.exported(formatPeople(exported)),
      );
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
        {texts.cancel}
      </Button>
    </Group>
  ),
});
