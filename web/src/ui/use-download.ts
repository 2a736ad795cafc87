import { useState } from 'react';
import { download, DownloadFailed } from '../apollo/download.ts';
import type { SessionSource } from '../apollo/session-store.ts';
import { saveFile } from '../lib/browser/save-file.ts';
import { downloadTexts } from './download-texts.ts';
import { notifyFailure } from './notify.tsx';

/** Downloads files with a session, by default the company's, and shows an alert if that fails. */
export const useDownload = (
  session?: SessionSource,
): { isBusy: boolean; save: (address: string) => Promise<void> } => {
  const [isBusy, setIsBusy] = useState(false);
  const save = async (address: string): Promise<void> => {
    setIsBusy(true);
    try {
      const { name, content } = await download(address, { session });
      saveFile(name ?? downloadTexts.fileName, content);
    } catch (error) {
      notifyFailure(error instanceof DownloadFailed ? error.message : downloadTexts.failed);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, save };
};
