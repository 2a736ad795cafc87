import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Credentials } from '../access/credentials.js';
import type { BudgetName, Limits } from '../access/limits.js';
import type { Passwords } from '../access/passwords.js';
import { may, type Permission } from '../access/permissions.js';
import type { Viewer } from '../access/viewer.queries.js';
import type { SessionBatcher } from '../access/session-batcher.js';
import type { Sealer } from '../access/sealing.js';
import type { SessionUses } from '../access/session-uses.js';
import { apiKeyFormat } from '../access/key-format.js';
import type { Replica } from '../database/replica.js';
import { providerTenant, TenantTransaction } from '../database/tenant.js';
import { actsForCompany } from '../access/role.js';
import { type Claims, readToken } from '../access/tokens.js';
import {
  BadUserInput,
  type CompanyInactive,
  Forbidden,
  isDatabaseAway,
  SessionEnded,
  Unauthenticated,
  Unavailable,
} from '../errors.js';
import { isSamePassKey } from '../access/pass-key.js';
import type { Jobs } from '../jobs/jobs.js';
import type { Live } from '../live/live.js';
import type { LiveTopic } from '../live/live-topic.js';
import type { Mailer } from '../mail/mailer.js';
import { findRefusal } from './refusal.js';
import { findViewerByCredentials, parseCredentials } from './viewer-lookup.js';
import { replicaReads } from '../observability/metrics.js';
import type DataLoader from 'dataloader';
import type { Logger } from 'pino';

/** Services shared by all requests. A feature declares its own properties. */
export interface App {
  dataSource: DataSource;
  /** A small pool for work that must not wait for request connections: budgets, readiness, progress of jobs. */
  controlDataSource: DataSource;
  tokenSecret: string;
  /** Public URL, without a trailing slash. */
  publicUrl: string;
  passwords: Passwords;
  sealer: Sealer;
  limits: Limits;
  viewers: SessionBatcher;
  sessionUses: SessionUses;
  /** Undefined if none is configured. */
  replica?: Replica | undefined;
  jobs: Jobs;
  mailer: Mailer;
  live: Live;
  /** Recipient of guide requests. */
  salesEmail: string;
  log: Logger;
}

/** The sender of a request. */
export interface Caller {
  credentials: Credentials;
  /** Network address, for budgets and the audit log. */
  address: string;
  /** See request-id.ts. */
  requestId: string;
  /** The user agent; empty if there is none. */
  userAgent: string;
  /** The header with the browser's cookies; empty if there is none. */
  cookies: string;
}

/** What the request log says about a request. */
interface Seen {
  viewer: Viewer | null;
  operation?: {
    /** 'other' for documents that are not part of the product. */
    operation: string;
    type: string;
    /** OK, or the code of the first error. */
    code: string;
  };
}

/** Context of a request: viewer, transaction, loaders, log. Created once per request. */
export class RequestContext {
  viewer: Viewer | null = null;
  /** Why the request's session is invalid; null without a session or with a valid one. */
  refusal: Unauthenticated | CompanyInactive | null = null;
  db: TenantTransaction;
  /** Whether the transaction reads on the replica. */
  isOnReplica = false;
  /** Whether the document has a single root field. Several share the transaction, so none of them may end it. */
  isOnlyField = true;
  /** Whether the document's single field commits in a transaction of its own and never opens `db`. */
  hasOwnTransaction = false;
  /** Whether a REST row runs the document. */
  isRest = false;
  /** Maximum page size of a REST row, for clients that do not page; undefined: the schema's. */
  maxPageSize: number | undefined;
  /** Signs an account of several companies in to the one that it joined first, for clients that cannot choose. */
  entersOldestCompany = false;
  /** The Set-Cookie header of the response. */
  setCookie: string | undefined;
  /** Shared by the copies that Apollo makes of a context. */
  readonly seen: Seen = { viewer: null };
  /** People about whom the answer tells something by name, up to some more than need a recent confirmation. */
  readonly answeredPeople = new Set<string>();
  private readonly loaders = new Map<unknown, unknown>();
  private readonly changedTopics = new Set<LiveTopic>();
  private readonly afterCommitWork: (() => void | Promise<void>)[] = [];
  private requestLog: Logger | undefined;
  /** Whether the request has only what its transaction holds, so that it can run again once that was rolled back. */
  private isRepeatable = true;
  /** Attempts that an earlier run of the request has taken from budgets. */
  private paidAttempts: string[] = [];
  private readonly takenAttempts: string[] = [];
  /** The company that the request has just signed in to. */
  private entered: string | null = null;

  constructor(
    readonly app: App,
    readonly caller: Caller,
  ) {
    this.db = new TenantTransaction(app.dataSource, null);
  }

  /** The log, with the request's id in each entry. */
  get log(): Logger {
    this.requestLog ??= this.app.log.child({ requestId: this.caller.requestId });
    return this.requestLog;
  }

  /**
   * Verifies the token's signature before a large body is read. `begin` checks whether the session has ended.
   * @throws Unauthenticated without a token, SessionEnded for a forged or expired one, Forbidden for an API key.
   */
  assertSignedToken(): Claims {
    const { token } = this.caller.credentials;
    if (token === undefined) throw new Unauthenticated();
    // A key cannot be verified without a query.
    if (apiKeyFormat.read(token)) throw new Forbidden('API keys cannot send files');
    const claims = readToken(this.app.tokenSecret, token);
    if (!claims) throw new SessionEnded();
    return claims;
  }

  /**
   * Opens the request's transaction in the company of the token or key, and looks up the viewer. Reads use the same transaction for
   * both.
   * @param onReplica allows reads on the replica. Sessions are always checked on the primary, so that ended ones are refused at once.
   */
  async begin(readOnly: boolean, onReplica = false): Promise<void> {
    const { credentials } = this.caller;
    const parsed = parseCredentials(this.app.tokenSecret, credentials);
    const companyId = parsed?.companyId ?? null;
    this.db = new TenantTransaction(this.app.dataSource, companyId, readOnly);
    const mayReadOnReplica = onReplica && parsed && parsed.kind !== 'camera key';
    const replica = mayReadOnReplica ? this.findReplica(parsed.companyId) : undefined;
    this.isOnReplica = replica !== undefined;
    const found =
      parsed &&
      (await findViewerByCredentials(this.app, parsed, readOnly && !replica ? this.db : undefined));
    const { passKey } = credentials;
    const isForCompany = passKey === undefined || isSamePassKey(passKey, found?.passKey ?? '');
    this.viewer = (isForCompany ? found : undefined) ?? null;
    this.seen.viewer = this.viewer;
    this.refusal = found ? null : await findRefusal(this.db, credentials, parsed);
    if (this.viewer && replica)
      this.db = new TenantTransaction(replica.dataSource, companyId, true);
    if (this.viewer) return;
    await this.db.rollback();
    this.db = new TenantTransaction(this.app.dataSource, null, readOnly);
  }

  /** Returns the replica if the company may read there now. */
  private findReplica(companyId: string): Replica | undefined {
    const { replica } = this.app;
    const route = replica?.routeOf(companyId);
    if (route) replicaReads.inc({ outcome: route });
    return route === 'replica' ? replica : undefined;
  }

  /**
   * Sends the company's reads to the primary for a while; call it after a commit. Uploads of phones and cameras do not count, because
   * they never stop.
   */
  rememberWrite(): void {
    if (this.viewer && actsForCompany(this.viewer.role))
      this.app.replica?.rememberWrite(this.companyId);
  }

  /**
   * Call it before work that must not hold a connection: taking a budget, hashing a password, or a transaction of its own.
   * @throws BadUserInput if the document has other root fields.
   */
  assertOnlyField(field: string): void {
    this.isRepeatable = false;
    this.refuseOtherFields(field);
  }

  private refuseOtherFields(field: string): void {
    if (this.isOnlyField) return;
    const message = 'This field must be the only one of its operation';
    throw new BadUserInput(field, message);
  }

  /**
   * Takes an attempt from a budget; call it before the request's first statement.
   * @throws RateLimited with the seconds to wait.
   */
  async takeBudget(budget: BudgetName, key: string): Promise<void> {
    if (this.db.isOpen)
      throw new Error('Take the budget before the first statement of the request');
    const attempt = `${budget} ${key}`;
    const paid = this.paidAttempts.indexOf(attempt);
    if (paid >= 0) this.paidAttempts.splice(paid, 1);
    else {
      await this.app.limits.takeOrRefuse(budget, key);
      this.takenAttempts.push(attempt);
    }
  }

  /** Returns the attempt once the request has committed. */
  returnBudgetAfterCommit(budget: BudgetName, key: string): void {
    this.afterCommit(() => this.app.limits.giveBack(budget, key));
  }

  /** Discards the transaction and continues in the company that the request has signed in to, or that its mailed link names. */
  async enterCompany(companyId: string): Promise<void> {
    await this.db.rollback();
    this.isRepeatable = false;
    this.entered = companyId;
    this.db = new TenantTransaction(this.app.dataSource, companyId);
  }

  /**
   * Discards the request's transaction; call it before slow work, or work in other transactions.
   * @throws BadUserInput if the document has other fields, which would use the same transaction.
   */
  async discardTransaction(field: string): Promise<void> {
    this.refuseOtherFields(field);
    await this.db.rollback();
    this.db = new TenantTransaction(this.app.dataSource, this.viewer?.companyId ?? null);
  }

  /** Notifies subscribers of the viewer's company about a topic once the request has committed. */
  publishOnCommit(topic: LiveTopic): void {
    this.changedTopics.add(topic);
  }

  /** Runs work after the commit; its errors are only logged. */
  afterCommit(work: () => void | Promise<void>): void {
    this.afterCommitWork.push(work);
  }

  /** Runs the work of `afterCommit` and publishes changes; call it after the commit. */
  async flushEvents(): Promise<void> {
    for (const work of this.afterCommitWork)
      try {
        // oxlint-disable-next-line no-await-in-loop
        await work();
      } catch (error) {
        this.log.warn({ err: error }, 'work after a commit failed');
      }
    if (this.changedTopics.size > 0) this.app.live.publish(this.companyId, this.changedTopics);
  }

  /** Returns whether the session or key is valid now. Leaves no transaction open. */
  async isSignedIn(): Promise<boolean> {
    try {
      await this.begin(true);
      return this.viewer !== null;
    } finally {
      await this.db.rollback().catch(() => undefined);
    }
  }

  /** Like `isSignedIn`, but retries while the database is unavailable. For websockets, whose clients would take an error for a sign-out. */
  async isSignedInWithRetry(): Promise<boolean> {
    for (;;) {
      try {
        return await this.isSignedIn();
      } catch (error) {
        if (!(error instanceof Unavailable || isDatabaseAway(error))) throw error;
        // Jitter, so that not all retry at once.
        await wait(1000 + Math.random() * 2000);
      }
    }
  }

  /**
   * Returns the changes of the viewer's company, for a subscription. Checks session and role before each of them.
   * @param topics the topics to report; all if absent.
   * @throws Unauthenticated once the session has ended, Forbidden once the member has a role without the permission.
   */
  watchChanges(
    permission: Permission,
    topics?: readonly LiveTopic[],
  ): AsyncIterableIterator<LiveTopic[]> {
    const assertRight = async (): Promise<void> => {
      if (!(await this.isSignedInWithRetry())) throw this.refusal ?? new SessionEnded();
      if (!this.viewer || !may(this.viewer, permission)) throw new Forbidden();
    };
    return this.app.live.subscribe(this.companyId, assertRight, topics);
  }

  /** Returns the request's loader of a kind, created on first use. */
  loader<Key, Value>(
    make: (context: RequestContext) => DataLoader<Key, Value>,
  ): DataLoader<Key, Value> {
    const loader = (this.loaders.get(make) as DataLoader<Key, Value> | undefined) ?? make(this);
    this.loaders.set(make, loader);
    return loader;
  }

  /**
   * Prepares the request to run again after the database has aborted its transaction.
   * @returns false if it must not, because parts of it ran in other transactions.
   */
  prepareRetry(): boolean {
    if (!this.isRepeatable || this.hasOwnTransaction) return false;
    this.clearLoaders();
    this.changedTopics.clear();
    this.afterCommitWork.length = 0;
    this.answeredPeople.clear();
    this.setCookie = undefined;
    this.paidAttempts = [...this.takenAttempts];
    return true;
  }

  /** Clears the loaders before a query is repeated. */
  clearLoaders(): void {
    this.loaders.clear();
  }

  /** The viewer's company, or the one that the request has signed in to. @throws Forbidden without one. */
  get companyId(): string {
    const companyId = this.viewer?.companyId ?? this.entered;
    if (!companyId || companyId === providerTenant) throw new Forbidden();
    return companyId;
  }

  /** The employee of the phone. @throws Forbidden for other viewers. */
  get employeeId(): string {
    const id = this.viewer?.employeeId;
    if (!id) throw new Forbidden();
    return id;
  }

  /** The camera of the key. @throws Forbidden for other viewers. */
  get cameraId(): string {
    const id = this.viewer?.cameraId;
    if (!id) throw new Forbidden();
    return id;
  }
}
