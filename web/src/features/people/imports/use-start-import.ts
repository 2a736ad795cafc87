import { ServerError } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { fieldErrorsOf, messageOf } from '../../../apollo/errors.ts';
import { uploadContext } from '../../../apollo/upload.ts';
import { useChooseFileMutation, type IdentifyBy } from '../../../generated/graphql.ts';
import { explainTooLarge } from './import-words.ts';

interface StartImport {
  start: (file: File, identifyBy: IdentifyBy) => void;
  /** Uploaded fraction of the file, 0 to 1; null if there is no upload. */
  sent: number | null;
  stop: () => void;
}

/** Uploads a file, with its progress. */
export const useStartImport = (
  onStarted: (importId: string) => void,
  onFault: (message: string) => void,
): StartImport => {
  const [sent, setSent] = useState<number | null>(null);
  const upload = useRef<AbortController>(null);
  const [mutate] = useChooseFileMutation();
  // Leaving the page aborts the upload, so that its end does not navigate back.
  useEffect(() => () => upload.current?.abort(), []);
  const send = async (file: File, identifyBy: IdentifyBy): Promise<void> => {
    const controller = new AbortController();
    upload.current = controller;
    setSent(0);
    try {
      const { data } = await mutate({
        variables: { file, identifyBy },
        context: uploadContext({ onProgress: setSent, signal: controller.signal }),
      });
      if (data && !controller.signal.aborted) onStarted(data.startImport.id);
    } catch (error) {
      if (!controller.signal.aborted) onFault(formatUploadError(error as Error, file));
    } finally {
      setSent(null);
    }
  };
  return {
    start: (file, identifyBy) => void send(file, identifyBy),
    sent,
    stop: () => upload.current?.abort(),
  };
};

const formatUploadError = (error: Error, file: File): string =>
  ServerError.is(error) && error.statusCode === 413
    ? explainTooLarge(file)
    : (fieldErrorsOf(error)['file'] ?? messageOf(error));
