import { setTimeout as wait } from 'node:timers/promises';
import type { Defer } from '../lib/cleanup.js';
import { BenchDatabase } from '../lib/database.js';
import { formatMegabytes } from '../lib/format.js';
import { measurePeak, residentBytes } from '../lib/metrics.js';
import { GatewayProcess, gatewayVariables, WorkerProcess } from '../lib/processes.js';
import { type SignedInCompany, signInCompany } from '../lib/sessions.js';
import type { Servers } from './compare.js';
import type { LoadResult, QueryLoad, UploadLoad } from './load.js';
import type { Options } from './options.js';
import { companyHeader, type PeerMessage, type PeerName } from './peers/peer.js';
import { gatewayName, type Results } from './results.js';

/** Time from the start of the gateway until its idle memory is read. */
const idleAfterMs = 60_000;

/** People of companies without contacts: small, large, searched, exported. Most customers are as small as the first. */
const measuredDirectories = [130, 20_000, 50_000, 100_000];
const smallDirectories = [130, 300, 300, 1500];

/** A filled database with a gateway and peers, and the results so far. */
export class Bench {
  readonly results: Results = { scenarios: [], facts: [] };
  private readonly peers = new Map<PeerName, Promise<string>>();
  /** Maximum memory of the gateway under load. */
  private peakBytes = 0;

  private constructor(
    readonly options: Options,
    /** End of the last record. */
    readonly until: Date,
    readonly database: BenchDatabase,
    readonly gateway: GatewayProcess,
    private readonly loader: WorkerProcess<QueryLoad | UploadLoad, LoadResult>,
    private readonly idleBytes: number | undefined,
    private readonly defer: Defer,
  ) {}

  static async start(options: Options, defer: Defer): Promise<Bench> {
    const until = new Date();
    const isSmall = options.check || options.only === 'cases';
    const directories = isSmall ? smallDirectories : measuredDirectories;
    const database = await BenchDatabase.create({ ...options, directories }, until);
    defer(() => database.stop());
    await database.refreshInsights();
    const gateway = await GatewayProcess.start(gatewayVariables(database.url, database.secrets));
    defer(() => gateway.stop());
    const loader = new WorkerProcess<QueryLoad | UploadLoad, LoadResult>(
      new URL('./load.js', import.meta.url),
    );
    defer(() => loader.stop());
    await wait(options.check || options.only ? 0 : idleAfterMs);
    const idleBytes = residentBytes(gateway.pid);
    return new Bench(options, until, database, gateway, loader, idleBytes, defer);
  }

  /** Whether `--only` selects a scenario. */
  isSelected(scenario: string): boolean {
    return scenario.includes(this.options.only);
  }

  readonly load = (load: QueryLoad | UploadLoad): Promise<LoadResult> => this.loader.ask(load);

  /** Signs in an admin. The bare server, which has no sign-in, gets the company in a header. */
  async signIn(
    companyId: string | undefined,
  ): Promise<SignedInCompany & { headers: Record<string, string> }> {
    const company = await signInCompany(this.database, companyId);
    const authorization = `Bearer ${company.tokens[0]}`;
    return { ...company, headers: { authorization, [companyHeader]: company.id } };
  }

  /** Returns the gateway and its peers, at a path. */
  async servers(path: string): Promise<Servers> {
    return {
      [gatewayName]: { url: this.gateway.url + path },
      again: { url: (await this.peer('again')) + path },
      bare: { url: (await this.peer('bare')) + path },
    };
  }

  /** Returns the address of a peer, which is started when it is first needed. */
  peer(name: PeerName): Promise<string> {
    const peer = this.peers.get(name) ?? this.startPeer(name);
    this.peers.set(name, peer);
    return peer;
  }

  /** Runs work and records the gateway's maximum memory during it. */
  async underLoad(work: () => Promise<void>): Promise<void> {
    const peak = await measurePeak(this.gateway.pid, work);
    this.peakBytes = Math.max(this.peakBytes, peak ?? 0);
  }

  addMemoryFact(): void {
    if (this.idleBytes === undefined || this.peakBytes === 0 || this.options.only) return;
    this.results.facts.push({
      what: 'memory of the gateway, a minute after its start / at most, under load',
      value: `${formatMegabytes(this.idleBytes)} / ${formatMegabytes(this.peakBytes)}`,
    });
  }

  private async startPeer(name: PeerName): Promise<string> {
    const { url, secrets } = this.database;
    if (name === 'again') {
      const gateway = await GatewayProcess.start(gatewayVariables(url, secrets));
      this.defer(() => gateway.stop());
      return gateway.url;
    }
    const peer = new WorkerProcess<PeerMessage, number>(
      new URL('./peers/server.js', import.meta.url),
      { NODE_ENV: 'production' },
    );
    this.defer(() => peer.stop());
    return `http://127.0.0.1:${await peer.ask({ databaseUrl: url })}`;
  }
}
