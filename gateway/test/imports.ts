import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll } from 'vitest';
import { inTenant } from '../src/database/tenant.js';
import { startImports } from '../src/features/imports/import.job.js';
import type { TestAppOptions } from './database.js';
import type { MadeCompany } from './factories.js';
import { useTestGateway } from './hooks.js';
import type { TestGateway } from './run-document.js';

export interface SeenImport {
  id: string;
  fileName: string;
  identifyBy: string;
  state: string;
  progress: number;
  columns: { index: number; heading: string; samples: string[]; field: string | null }[];
  total: number;
  new: number;
  changed: number;
  unchanged: number;
  wrong: number;
  positiveWithoutDate: number;
  problem: string | null;
  change: { id: string; kind: string; count: number; detail: string } | null;
}

interface SeenRow {
  row: number;
  kind: string;
  name: string;
  error: string | null;
  cells: { field: string; before: string | null; after: string; error: string | null }[];
}

const fields = `id fileName identifyBy state progress columns { index heading samples field } total new changed unchanged wrong positiveWithoutDate
  problem change { id kind count detail by undoneAt }`;
const argumentTypes: Record<string, string> = {
  columns: '[ImportColumnInput!]!',
  identifyBy: 'IdentifyBy!',
  take: 'ImportTake!',
};

/** Starts a gateway that runs imports, for the tests of a file. */
export function useImports(options?: () => TestAppOptions): {
  gateway: TestGateway;
  imports: Imports;
} {
  const gateway = useTestGateway(options);
  beforeAll(() => startImports(gateway.app));
  return { gateway, imports: new Imports(gateway) };
}

/** Imports as a client sees them. */
export class Imports {
  constructor(private readonly gateway: TestGateway) {}

  start(
    token: string | null,
    content: string | Buffer,
    name = 'people.csv',
    identifyBy = 'EMAIL',
  ): ReturnType<TestGateway['upload']> {
    const bytes = new Uint8Array(Buffer.from(content as string));
    return this.gateway.upload(
      token,
      `mutation ($file: Upload!, $identifyBy: IdentifyBy!) { startImport(input: { file: $file, identifyBy: $identifyBy }) { ${fields} } }`,
      { identifyBy },
      new File([bytes], name),
    );
  }

  /** Waits until the import needs a decision. */
  async preview(
    token: string,
    content: string | Buffer,
    name?: string,
    identifyBy?: string,
  ): Promise<SeenImport> {
    const { data, errors } = await this.start(token, content, name, identifyBy);
    if (errors) throw new Error(JSON.stringify(errors));
    return this.until(token, data.startImport.id as string, ['MAPPING', 'READY', 'FAILED']);
  }

  async name(
    token: string,
    id: string,
    columns: { index: number; field: string | null }[],
    identifyBy = 'EMAIL',
  ): Promise<SeenImport> {
    const { errors } = await this.ask(token, 'updateImportColumns', id, { columns, identifyBy });
    if (errors) throw new Error(JSON.stringify(errors));
    return this.until(token, id, ['READY', 'FAILED']);
  }

  ask(
    token: string,
    mutation: string,
    id: string,
    given: Record<string, unknown> = {},
  ): ReturnType<TestGateway['graphql']> {
    const names = Object.keys(given);
    const declared = names.map((name) => `, $${name}: ${argumentTypes[name]}`).join('');
    const parts = ['id', ...names].map((name) => `${name}: $${name}`).join(', ');
    const passed = names.length > 0 ? `input: { ${parts} }` : parts;
    return this.gateway.graphql(
      token,
      `mutation ($id: UUID!${declared}) { ${mutation}(${passed}) { ${fields} } }`,
      { id, ...given },
    );
  }

  async until(token: string, id: string, states: string[]): Promise<SeenImport> {
    for (;;) {
      const seen = await this.see(token, id);
      if (states.includes(seen.state)) return seen;
      if (seen.state === 'FAILED') throw new Error(seen.problem ?? 'failed');
      await wait(20);
    }
  }

  async see(token: string, id: string): Promise<SeenImport> {
    const { data } = await this.gateway.graphql(
      token,
      `query ($id: UUID!) { directoryImport(id: $id) { ${fields} } }`,
      { id },
    );
    return data.directoryImport as SeenImport;
  }

  async rows(token: string, id: string, kind: string | null = null): Promise<SeenRow[]> {
    const { data } = await this.gateway.graphql(
      token,
      `query ($id: UUID!, $kind: ImportRowKind) { directoryImport(id: $id) {
        rows(kind: $kind, pageSize: 1000) { items { row kind name error cells { field before after error } } } } }`,
      { id, kind },
    );
    return data.directoryImport.rows.items as SeenRow[];
  }

  /** Waits until no job works on the import. */
  async settled({ company }: MadeCompany, id: string): Promise<void> {
    await inTenant(this.gateway.app.dataSource, company.id, (db) =>
      db.rows({ name: 'settled', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))' }, [
        id,
      ]),
    );
  }

  /** What is kept of the file. */
  async stagedCounts({ company }: MadeCompany, id: string): Promise<Record<string, number>> {
    const [counted] = await inTenant(this.gateway.app.dataSource, company.id, (db) =>
      db.rows<Record<string, number>>(
        {
          name: 'staged-counts',
          text: `SELECT (SELECT count(*) FROM directory_import_file WHERE import_id = $1) AS files,
            (SELECT count(*) FROM directory_import_lines WHERE import_id = $1) AS lines,
            (SELECT count(*) FROM directory_import_row WHERE import_id = $1) AS rows`,
        },
        [id],
      ),
    );
    return counted ?? {};
  }
}
