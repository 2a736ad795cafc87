import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll } from 'vitest';
import { inTenant } from '../src/database/tenant.js';
import { startImports } from '../src/features/people/imports/import.job.js';
import type { TestAppOptions } from './database.js';
import type { MadeCompany } from './factories.js';
import { useTestGateway } from './hooks.js';
import type { TestGateway } from './run-document.js';

export interface FoundImport {
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

interface FoundRow {
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

/** Starts a gateway with import jobs before the tests of a file. */
export function useImports(options?: () => TestAppOptions): {
  gateway: TestGateway;
  imports: Imports;
} {
  const gateway = useTestGateway(options);
  beforeAll(() => startImports(gateway.app));
  return { gateway, imports: new Imports(gateway) };
}

/** Starts, changes and reads imports as a client does. */
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

  /** Starts an import, and waits until it needs a decision of the user. */
  async preview(
    token: string,
    content: string | Buffer,
    name?: string,
    identifyBy?: string,
  ): Promise<FoundImport> {
    const { data, errors } = await this.start(token, content, name, identifyBy);
    if (errors) throw new Error(JSON.stringify(errors));
    return this.waitForState(token, data.startImport.id as string, ['MAPPING', 'READY', 'FAILED']);
  }

  async setColumns(
    token: string,
    id: string,
    columns: { index: number; field: string | null }[],
    identifyBy = 'EMAIL',
  ): Promise<FoundImport> {
    const { errors } = await this.ask(token, 'updateImportColumns', id, { columns, identifyBy });
    if (errors) throw new Error(JSON.stringify(errors));
    return this.waitForState(token, id, ['READY', 'FAILED']);
  }

  ask(
    token: string,
    mutation: string,
    id: string,
    input: Record<string, unknown> = {},
  ): ReturnType<TestGateway['graphql']> {
    const names = Object.keys(input);
    const declared = names.map((name) => `, $${name}: ${argumentTypes[name]}`).join('');
    const parts = ['id', ...names].map((name) => `${name}: $${name}`).join(', ');
    const args = names.length > 0 ? `input: { ${parts} }` : parts;
    return this.gateway.graphql(
      token,
      `mutation ($id: UUID!${declared}) { ${mutation}(${args}) { ${fields} } }`,
      { id, ...input },
    );
  }

  async waitForState(token: string, id: string, states: string[]): Promise<FoundImport> {
    for (;;) {
      const found = await this.find(token, id);
      if (states.includes(found.state)) return found;
      if (found.state === 'FAILED') throw new Error(found.problem ?? 'failed');
      await wait(20);
    }
  }

  async find(token: string, id: string): Promise<FoundImport> {
    const { data } = await this.gateway.graphql(
      token,
      `query ($id: UUID!) { directoryImport(id: $id) { ${fields} } }`,
      { id },
    );
    return data.directoryImport as FoundImport;
  }

  async listRows(token: string, id: string, kind: string | null = null): Promise<FoundRow[]> {
    const { data } = await this.gateway.graphql(
      token,
      `query ($id: UUID!, $kind: ImportRowKind) { directoryImport(id: $id) {
        rows(kind: $kind, pageSize: 1000) { items { row kind name error cells { field before after error } } } } }`,
      { id, kind },
    );
    return data.directoryImport.rows.items as FoundRow[];
  }

  /** Waits until no job works on the import. */
  async waitForJobs({ company }: MadeCompany, id: string): Promise<void> {
    await inTenant(this.gateway.app.dataSource, company.id, (db) =>
      db.rows(
        { name: 'wait-for-import', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))' },
        [id],
      ),
    );
  }

  /** Counts the stored parts of the file. */
  async countStaged({ company }: MadeCompany, id: string): Promise<Record<string, number>> {
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
