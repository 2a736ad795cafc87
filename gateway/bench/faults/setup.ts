import type { Defer } from '../lib/cleanup.js';
import { BenchDatabase } from '../lib/database.js';
import type { Amounts } from '../lib/fill.js';
import { GatewayProcess, gatewayVariables } from '../lib/processes.js';
import { type SignedInCompany, signInCompany } from '../lib/sessions.js';

/** A gateway on a database of its own, with companies whose people can sign in. */
export interface FaultSetup {
  database: BenchDatabase;
  gateway: GatewayProcess;
  /** The largest first. */
  companies: SignedInCompany[];
}

/** @param sessions of each company's admin. */
export async function startSetup(
  defer: Defer,
  amounts: Amounts,
  sessions: number,
): Promise<FaultSetup> {
  const database = await BenchDatabase.create(amounts);
  defer(() => database.stop());
  const companies: SignedInCompany[] = [];
  for (const id of database.filled.companies)
    companies.push(await signInCompany(database, id, { sessions, passwords: true }));
  const gateway = await GatewayProcess.start(gatewayVariables(database.url, database.secrets));
  defer(() => gateway.stop());
  return { database, gateway, companies };
}
