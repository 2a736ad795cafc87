import { http, HttpResponse } from 'msw';
import { server } from './server.ts';

interface SentUpload {
  headers: Record<string, string>;
  /** Parts of the multipart request by name, as text. */
  parts: Record<string, string>;
}

/**
 * Passes uploads on to `answer` and `refuse`, with the file's name in place of the file. Returns all uploads. Call it after them: the last
 * handler is called first, and theirs cannot read multipart forms in jsdom.
 */
export const passUploads = ({ delay }: { delay?: 'infinite' } = {}): SentUpload[] => {
  const sent: SentUpload[] = [];
  server.use(
    http.post('*/graphql', async ({ request }) => {
      const type = request.headers.get('content-type') ?? '';
      if (!type.startsWith('multipart/form-data')) return undefined;
      const { parts, names } = readParts(await request.clone().text(), type);
      sent.push({ headers: Object.fromEntries(request.headers), parts });
      if (delay === 'infinite') return new Promise<never>(() => undefined);
      const operations = JSON.parse(parts['operations'] ?? '') as {
        variables: Record<string, unknown>;
      };
      const map = JSON.parse(parts['map'] ?? '') as Record<string, string[]>;
      for (const [part, [place]] of Object.entries(map))
        operations.variables[(place ?? '').replace('variables.', '')] = names[part];
      const answered = await fetch(request.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(operations),
      }).catch(() => null);
      if (answered === null) return HttpResponse.error();
      return HttpResponse.json((await answered.json()) as object);
    }),
  );
  return sent;
};

const readParts = (
  body: string,
  type: string,
): { parts: Record<string, string>; names: Record<string, string> } => {
  const boundary = `--${type.split('boundary=')[1]}`;
  const parts: Record<string, string> = {};
  const names: Record<string, string> = {};
  for (const part of body.split(boundary).slice(1, -1)) {
    const [head = '', ...content] = part.split('\r\n\r\n');
    const name = /[; ]name="([^"]*)"/u.exec(head)?.[1] ?? '';
    parts[name] = content.join('\r\n\r\n').replace(/\r\n$/u, '');
    names[name] = /filename="([^"]*)"/u.exec(head)?.[1] ?? '';
  }
  return { parts, names };
};
