import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Cleaning } from '../cleaning-up.js';
import { type BenchDatabase, openBenchDatabase } from './bench-database.js';
import { adminOf, type Caller } from './callers.js';
import type { Side, Sides } from './compare.js';
import type { Amounts } from './filling/fill.js';
import { freePort } from './ground.js';
import { gatewayName, type Results } from './measured.js';
import { ownBytes, residentBytes } from './memory.js';
import type { Options } from './options.js';
import type { PeerName } from './peers/peer.js';
import { progress } from './progress.js';
import { type GatewaySettings, type Loader, Processes, type RunningGateway } from './processes.js';

/** How long after its start the memory of an idle gateway is looked at, in milliseconds. */
const idleAfter = 60_000;

/** A filled database with a gateway on it, peers as they are asked for, and what has been found so far. */
export class Bench {
  readonly results: Results = { measured: [], facts: [] };
  /** Asks whoever is measured. */
  readonly loader: Loader;
  private readonly peers = new Map<PeerName, Promise<string>>();

  private constructor(
    readonly options: Options,
    readonly database: BenchDatabase,
    readonly processes: Processes,
    readonly secrets: Pick<GatewaySettings, 'tokenSecret' | 'passwordPepper'>,
    readonly gateway: RunningGateway,
    /** Resident bytes of the gateway before anybody asked it; undefined where the system does not tell. */
    readonly idle: number | undefined,
    /** What of it is the gateway's own. */
    readonly idleOwn: number | undefined,
  ) {
    this.loader = processes.loader();
  }

  /** @param cleaning hears of whatever has to be stopped in the end, as soon as it is there. */
  static async open(options: Options, cleaning: Cleaning): Promise<Bench> {
    const processes = new Processes();
    const secrets = {
      tokenSecret: randomBytes(32).toString('base64url'),
      passwordPepper: randomBytes(32).toString('base64url'),
    };
    const { passwordPepper } = secrets;
    const amounts = amountsOf(options);
    const database = await openBenchDatabase({ amounts, passwordPepper }, options.database);
    cleaning(() => database.stop());
    cleaning(() => processes.stop());
    progress('');
    const settings = { databaseUrl: database.url, port: await freePort(), ...secrets };
    const gateway = await processes.runGateway(settings);
    await wait(options.check ? 0 : idleAfter);
    const idle = residentBytes(gateway.pid);
    const idleOwn = ownBytes(gateway.pid);
    return new Bench(options, database, processes, secrets, gateway, idle, idleOwn);
  }

  /** Whether a work is to be done. */
  wants(name: string): boolean {
    return name.includes(this.options.only);
  }

  /** Somebody who administers one of the companies. */
  adminOf(companyId: string | undefined): Promise<Caller> {
    if (companyId === undefined) throw new Error('There is no such company');
    return adminOf(this.database.url, this.secrets.tokenSecret, companyId);
  }

  /** The gateway and these peers, at a path of theirs. */
  async sides(
    path: string,
    peers: readonly PeerName[],
    dialects: Partial<Record<PeerName, Side['dialect']>> = {},
  ): Promise<Sides> {
    const sides: Record<string, Side> = { [gatewayName]: { url: this.gateway.url + path } };
    for (const peer of peers)
      sides[peer] = { url: (await this.peer(peer)) + path, dialect: dialects[peer] };
    return sides;
  }

  /** The address of a peer, which is started when it is first asked for. */
  peer(name: PeerName): Promise<string> {
    const peer = this.peers.get(name) ?? this.processes.peer(name, this.database.url);
    this.peers.set(name, peer);
    return peer;
  }
}

export function amountsOf({
  companies,
  employees,
  contacts,
  searched,
  exported,
}: Options): Amounts {
  return { companies, employees, contacts, directories: [searched, exported] };
}
