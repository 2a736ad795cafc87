import { setTimeout as wait } from 'node:timers/promises';

/** How long each step took, in milliseconds, and what the import did. */
export interface ImportTimes {
  upload: number;
  preview: number;
  apply: number;
  added: number;
  changed: number;
}

interface SeenImport {
  id: string;
  state: string;
  problem: string | null;
  new: number;
  changed: number;
}

const fields = 'id state problem new changed';

/** A company's admin who imports a file. */
export class ImportClient {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async signIn(
    url: string,
    { email, password }: { email: string; password: string },
  ): Promise<ImportClient> {
    const answer = await fetch(`${url}/api/company/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const { data } = (await answer.json()) as { data: { token: string } };
    return new ImportClient(url, data.token);
  }

  async everybody(): Promise<{ employeeId: string; email: string }[]> {
    const { employees } = await this.ask<{
      employees: { items: { employeeId: string; email: string }[] };
    }>('{ employees(pageSize: 100000) { items { employeeId email } } }');
    return employees.items;
  }

  /** What somebody else asks for meanwhile. */
  async list(): Promise<void> {
    await this.ask('{ employees(pageSize: 10) { items { id name department } } }');
  }

  async import(name: string, content: Buffer): Promise<ImportTimes> {
    const started = performance.now();
    const { id } = await this.upload(name, content);
    const uploaded = performance.now();
    await this.until(id, 'READY');
    const previewed = performance.now();
    await this.ask(`mutation { applyImport(id: "${id}", take: ALL) { id } }`);
    const done = await this.until(id, 'DONE');
    return {
      upload: uploaded - started,
      preview: previewed - uploaded,
      apply: performance.now() - previewed,
      added: done.new,
      changed: done.changed,
    };
  }

  private async upload(name: string, content: Buffer): Promise<SeenImport> {
    const query = `mutation ($file: Upload!) { startImport(file: $file, identifyBy: EMAIL) { ${fields} } }`;
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables: { file: null } }));
    form.set('map', JSON.stringify({ file: ['variables.file'] }));
    form.set('file', new File([new Uint8Array(content)], name));
    const { startImport } = await this.send<{ startImport: SeenImport }>({
      headers: { 'apollo-require-preflight': 'true' },
      body: form,
    });
    return startImport;
  }

  private async until(id: string, state: string): Promise<SeenImport> {
    for (;;) {
      const { directoryImport } = await this.ask<{ directoryImport: SeenImport }>(
        `{ directoryImport(id: "${id}") { ${fields} } }`,
      );
      if (directoryImport.state === state) return directoryImport;
      if (['FAILED', 'MAPPING'].includes(directoryImport.state))
        throw new Error(directoryImport.problem ?? directoryImport.state);
      await wait(100);
    }
  }

  private ask<Data>(query: string): Promise<Data> {
    return this.send<Data>({
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  }

  private async send<Data>(request: {
    headers: Record<string, string>;
    body: string | FormData;
  }): Promise<Data> {
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}`, ...request.headers },
      body: request.body,
    });
    const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }
}
