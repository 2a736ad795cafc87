/** Timeout of requests without files. */
const timeoutMs = 60_000;

/** Options of `fetch`, and a progress callback for uploads. */
interface UploadInit extends RequestInit {
  onUploadProgress?: (part: number) => void;
}

interface Upload {
  /** Called with the sent part, 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the upload; the mutation then fails. */
  signal?: AbortSignal;
}

/** Returns the context of a mutation with files: `mutate({ variables: { file }, context: uploadContext({ onProgress }) })`. */
export const uploadContext = ({ onProgress, signal }: Upload): { fetchOptions: UploadInit } => ({
  fetchOptions: { onUploadProgress: onProgress, ...(signal ? { signal } : {}) },
});

/**
 * `fetch` for the GraphQL link. Files are sent by XMLHttpRequest, because only that reports progress, and with the header that Apollo Server
 * requires against cross-site request forgery.
 */
export const uploadFetch: typeof fetch = (input, init) =>
  init?.body instanceof FormData ? sendForm(urlOf(input), init) : fetchWithTimeout(input, init);

/** Adds a timeout: a hanging request would block the next polls of a list. */
const fetchWithTimeout: typeof fetch = (input, init) => {
  const signals = [init?.signal, AbortSignal.timeout(timeoutMs)].filter((signal) => signal != null);
  return fetch(input, { ...init, signal: AbortSignal.any(signals) });
};

const urlOf = (input: RequestInfo | URL): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;

const sendForm = (address: string, init: UploadInit): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { onUploadProgress: onProgress, signal } = init;
    request.open('POST', address);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('apollo-require-preflight', 'true');
    if (onProgress)
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
    request.addEventListener('load', () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          statusText: request.statusText,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      ),
    );
    request.addEventListener('error', () => reject(new TypeError('The connection was lost')));
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was stopped', 'AbortError')),
    );
    if (signal?.aborted) {
      reject(new DOMException('The upload was stopped', 'AbortError'));
      return;
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(init.body as FormData);
  });
