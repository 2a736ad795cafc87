import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { Passwords } from '../../src/access/passwords.js';
import { Role } from '../../src/access/session.entity.js';
import { startSession } from '../../src/access/sessions.js';
import { makeDataSource, migrate } from '../../src/database/data-source.js';
import { startEmbedded } from '../../src/database/embedded.js';
import { prepareJobs } from '../../src/jobs/prepare.js';
import { fill } from '../speed/filling/fill.js';
import { freePort, withPlans } from '../speed/ground.js';
import { Processes } from '../speed/processes.js';
import { figuresAt } from '../speed/figures.js';
import type { Kept } from './kept.js';
import { entities } from '../../src/app/entities.js';

export const appPassword = '482915';
export const adminPassword = 'a password of the benchmark';

export interface GroundCompany {
  id: string;
  uniqueId: string;
  /** Of its admin. */
  email: string;
  people: { id: string; email: string; phone: string; code: string }[];
  /** Sessions of its admin. */
  tokens: string[];
}

/** A gateway of its own with its own database, and companies in it; stop it whatever happened. */
export interface Ground {
  url: string;
  port: number;
  /** Of the gateway's process. */
  pid: number;
  databaseUrl: string;
  tokenSecret: string;
  processes: Processes;
  companies: GroundCompany[];
  /** One of the gateway's own figures. */
  figure(name: string): Promise<number>;
  /** Resident bytes once they have come to rest. */
  memoryAtRest(): Promise<number>;
  /** What is left once all garbage has been thrown away. */
  kept(): Promise<Kept>;
  stop(): Promise<void>;
}

export interface GroundSize {
  companies: number;
  /** Of all companies; most of them work at the first one. */
  employees: number;
  /** Of each company. */
  sessions: number;
  /** Records of all companies: one unless given. */
  contacts?: number;
}

export async function startGround(size: GroundSize): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'visioncloud-faults-'));
  chmodSync(folder, 0o755);
  const processes = new Processes();
  const database = await startEmbedded(join(folder, 'database'), 'faults');
  const stop = async () => {
    await processes.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrate(database.url, prepareJobs);
    await withPlans(database.url);
    const tokenSecret = randomBytes(32).toString('base64url');
    const passwordPepper = randomBytes(32).toString('base64url');
    await fill(database.url, passwordPepper, { contacts: 1, ...size }, () => undefined);
    const companies = await openCompanies(database.url, tokenSecret, passwordPepper, size.sessions);
    const port = await freePort();
    const { url, pid, kept } = await processes.collectingGateway({
      databaseUrl: database.url,
      port,
      tokenSecret,
      passwordPepper,
    });
    const figure = async (name: string) => (await figuresAt(url))(name);
    const memoryAtRest = () => atRest(figure);
    return {
      url,
      port,
      pid,
      databaseUrl: database.url,
      tokenSecret,
      processes,
      companies,
      figure,
      memoryAtRest,
      kept,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Gives everybody a password and each company an admin who is signed in. */
async function openCompanies(
  url: string,
  tokenSecret: string,
  pepper: string,
  sessions: number,
): Promise<GroundCompany[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const dataSource = await makeDataSource(url, entities, { poolSize: 4 }).initialize();
  try {
    const passwords = new Passwords(pepper);
    await client.query('UPDATE employee SET password_hash = $1', [
      await passwords.hash(appPassword),
    ]);
    const hash = await passwords.hash(adminPassword);
    const { rows } = await client.query<{ id: string; unique_id: string; email: string }>(
      'SELECT id, unique_id, email FROM company ORDER BY id',
    );
    await client.query('DELETE FROM account WHERE company_id IS NOT NULL');
    const made: GroundCompany[] = [];
    for (const { id, unique_id: uniqueId, email } of rows) {
      const accountId = uuidv7();
      await client.query(
        'INSERT INTO account (id, company_id, email, password_hash, verified_at) VALUES ($1, $2, $3, $4, now())',
        [accountId, id, email, hash],
      );
      const people = await client.query<GroundCompany['people'][number]>(
        'SELECT id, email, phone, code FROM employee WHERE company_id = $1 ORDER BY id',
        [id],
      );
      const tokens: string[] = [];
      while (tokens.length < sessions)
        tokens.push(
          await startSession({ dataSource, tokenSecret }, id, {
            role: Role.COMPANY_ADMIN,
            accountId,
          }),
        );
      made.push({ id, uniqueId, email, people: people.rows, tokens });
    }
    return made;
  } finally {
    await dataSource.destroy();
    await client.end();
  }
}

const memoryFigure = 'process_resident_memory_bytes';

/** The least of some seconds: what is left once the garbage of the work has been collected. */
async function atRest(figure: (name: string) => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 10; look += 1) {
    await wait(1000);
    least = Math.min(least, await figure(memoryFigure));
  }
  return least;
}
