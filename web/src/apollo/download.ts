import { readReason, somethingWentWrong } from './errors.ts';
import { requestStepUp } from './step-up.ts';
import type { SessionSource } from './session-store.ts';
import { companySource } from './session.ts';

/** A file could not be downloaded. The message is for users. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

interface Download {
  /** Called with each chunk as it arrives. */
  onChunk?: (chunk: Uint8Array) => void;
  /** Aborts the download: the promise rejects with an AbortError. */
  signal?: AbortSignal;
  /** Default: the company's session. */
  session?: SessionSource | undefined;
}

interface DownloadedFile {
  /** The name that the server suggests, or null. */
  name: string | null;
  content: Blob;
}

/**
 * Fetches a file from a REST endpoint with the session's token, which a link could not send.
 * @throws DownloadFailed with the server's message, if there is one.
 */
export const download = async (path: string, options: Download = {}): Promise<DownloadedFile> => {
  const { onChunk, signal, session = companySource } = options;
  const token = session.token();
  const response = await fetch(path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) {
    // A late answer to an older token must not end the session that has started since.
    if (response.status === 401 && token === session.token())
      session.end(readReason(response.headers.get('x-reason')));
    if (response.headers.get('x-reason') === 'STEP_UP' && (await requestStepUp(session)))
      return download(path, options);
    throw new DownloadFailed(await readMessage(response));
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || !value) break;
    chunks.push(value);
    onChunk?.(value);
  }
  return {
    name: readFileName(response.headers.get('content-disposition') ?? ''),
    content: new Blob(chunks, { type: response.headers.get('content-type') ?? '' }),
  };
};

const readMessage = async (response: Response): Promise<string> => {
  const id = response.status >= 500 ? response.headers.get('x-request-id') : null;
  const reference = id === null ? '' : ` Reference: ${id}`;
  try {
    const { message } = (await response.json()) as { message?: unknown };
    return `${typeof message === 'string' && message !== '' ? message : somethingWentWrong}${reference}`;
  } catch {
    return `${somethingWentWrong}${reference}`;
  }
};

/** Reads the file name of a Content-Disposition header. RFC 6266 prefers the encoded form. */
export const readFileName = (disposition: string): string | null => {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/iu.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Wrongly encoded: use the plain form.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/iu.exec(disposition);
  return plain?.[1]?.replace(/\\(.)/gu, '$1') ?? plain?.[2] ?? null;
};
