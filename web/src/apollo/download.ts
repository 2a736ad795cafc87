import { readReason, somethingWentWrong } from './errors.ts';
import { askForProof } from './step-up.ts';
import { companySource, type SessionSource } from './session-sources.ts';

/** A file that could not be had; the message is for a person. */
export class DownloadFailed extends Error {
  override name = 'DownloadFailed';
}

interface Download {
  /** Called with each chunk as it arrives. */
  onChunk?: (chunk: Uint8Array) => void;
  /** Stops it: the promise is rejected with an AbortError. */
  signal?: AbortSignal;
  /** Default: that of the company. */
  session?: SessionSource | undefined;
}

interface DownloadedFile {
  /** As the server names it; null where it does not. */
  name: string | null;
  content: Blob;
}

/**
 * Fetches a file of a REST endpoint with a session; a link could not send the token.
 * @throws DownloadFailed with the server's message where it has one.
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
    if (response.headers.get('x-reason') === 'STEP_UP' && (await askForProof()))
      return download(path, options);
    throw new DownloadFailed(await messageIn(response));
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
    name: fileNameIn(response.headers.get('content-disposition') ?? ''),
    content: new Blob(chunks, { type: response.headers.get('content-type') ?? '' }),
  };
};

const messageIn = async (response: Response): Promise<string> => {
  const id = response.status >= 500 ? response.headers.get('x-request-id') : null;
  const reference = id === null ? '' : ` Reference: ${id}`;
  try {
    const { message } = (await response.json()) as { message?: unknown };
    return `${typeof message === 'string' && message !== '' ? message : somethingWentWrong}${reference}`;
  } catch {
    return `${somethingWentWrong}${reference}`;
  }
};

/** The name in a Content-Disposition header, RFC 6266: the encoded form goes before the plain one. */
export const fileNameIn = (disposition: string): string | null => {
  const encoded = /filename\*\s*=\s*utf-8''([^;]+)/iu.exec(disposition)?.[1];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // Not encoded as it says: the plain form stands.
    }
  }
  const plain = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/iu.exec(disposition);
  return plain?.[1]?.replace(/\\(.)/gu, '$1') ?? plain?.[2] ?? null;
};
