import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Credentials } from '../access/credentials.js';
import type { BudgetName, Limits } from '../access/limits.js';
import type { Passwords } from '../access/passwords.js';
import type { Viewer } from '../access/viewer.queries.js';
import {
  findCameraViewer,
  findSessionOfInactiveCompany,
  findViewer,
} from '../access/viewer.queries.js';
import type { SessionBatcher } from '../access/session-batcher.js';
import { type CameraKeyClaims, hashOfCameraKey, readCameraKey } from '../access/camera-key.js';
import type { Replica } from '../database/replica.js';
import { inTenant, providerTenant, TenantTransaction } from '../database/tenant.js';
import { Role } from '../access/session.entity.js';
import { type Claims, readToken } from '../access/tokens.js';
import {
  BadUserInput,
  CompanyInactive,
  EndedByInactivation,
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
  limits: Limits;
  viewers: SessionBatcher;
  /** Undefined if none is configured. */
  replica?: Replica | undefined;
  jobs: Jobs;
  mailer: Mailer;
  live: Live;
  /** Recipient of guide requests. */
  salesEmail: string;
  log: Logger;
}

/** What is known of a request before it runs. */
export interface Caller {
  credentials: Credentials;
  /** Network address, for the budgets of tries and the audit log. */
  address: string;
  /** See request-id.ts. */
  requestId: string;
  /** The user agent; empty if there is none. */
  userAgent: string;
}

/** What is known of a request after it has run, for the request log. */
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
  refusal: SessionEnded | CompanyInactive | null = null;
  db: TenantTransaction;
  /** Whether the transaction reads on the replica. */
  isOnReplica = false;
  /** Whether its document asks for one root field: several share the transaction, and only one alone may leave it. */
  isAlone = true;
  /** Whether its only field stores in a transaction of its own, and leaves `db` unopened. */
  hasOwnTransaction = false;
  /** Page size that a REST row may ask for in place of the schema's, for clients that know no pages. */
  maxPageSize: number | undefined;
  /** Shared by the copies that Apollo makes of a context. */
  readonly seen: Seen = { viewer: null };
  private readonly loaders = new Map<unknown, unknown>();
  private readonly moved = new Set<LiveTopic>();
  private readonly afterwards: (() => void | Promise<void>)[] = [];
  private requestLog: Logger | undefined;
  /** The company that the request has just signed in to. */
  private entered: string | null = null;

  constructor(
    readonly app: App,
    readonly caller: Caller,
  ) {
    this.db = new TenantTransaction(app.dataSource, null);
  }

  /** The log, with the request's id in each line. */
  get log(): Logger {
    this.requestLog ??= this.app.log.child({ requestId: this.caller.requestId });
    return this.requestLog;
  }

  /**
   * Checks the token's signature, before anything large is read. Whether its session still stands, `begin` asks.
   * @returns what the token claims.
   * @throws Unauthenticated without a token, SessionEnded for one that we did not sign or that has expired.
   */
  assertSignedToken(): Claims {
    const { token } = this.caller.credentials;
    if (token === undefined) throw new Unauthenticated();
    const claims = readToken(this.app.tokenSecret, token);
    if (!claims) throw new SessionEnded();
    return claims;
  }

  /**
   * Opens the request's transaction in the company that the token or key names, and looks up whose it is: what only reads,
   * in that very transaction.
   * @param onReplica lets it read on the replica. Sessions are looked up on the primary all the same, so that one that has ended is
   * refused at once.
   */
  async begin(readOnly: boolean, onReplica = false): Promise<void> {
    const { token, uniqueId, cameraKey } = this.caller.credentials;
    const claims = token === undefined ? undefined : readToken(this.app.tokenSecret, token);
    const key = token === undefined && cameraKey ? readCameraKey(cameraKey) : undefined;
    const companyId = claims?.companyId ?? key?.companyId ?? null;
    this.db = new TenantTransaction(this.app.dataSource, companyId, readOnly);
    let viewer: Viewer | undefined;
    const replica = onReplica && claims ? this.findReplica(claims.companyId) : undefined;
    this.isOnReplica = replica !== undefined;
    if (claims)
      viewer = await (readOnly && !replica
        ? findViewer(this.db, claims)
        : this.app.viewers.find(claims));
    else if (key && cameraKey)
      viewer = await this.findCamera(key, hashOfCameraKey(cameraKey), readOnly);
    const meant =
      viewer && (uniqueId === undefined || isSamePassKey(uniqueId, viewer.uniqueId ?? ''));
    this.viewer = meant ? (viewer ?? null) : null;
    this.seen.viewer = this.viewer;
    this.refusal = token === undefined || viewer ? null : await this.findRefusal(claims);
    if (this.viewer && replica)
      this.db = new TenantTransaction(replica.dataSource, companyId, true);
    if (this.viewer) return;
    await this.db.rollback();
    this.db = new TenantTransaction(this.app.dataSource, null, readOnly);
  }

  /** The replica, if a company may read there now. */
  private findReplica(companyId: string): Replica | undefined {
    const { replica } = this.app;
    const route = replica?.routeOf(companyId);
    if (route) replicaReads.inc({ outcome: route });
    return route === 'replica' ? replica : undefined;
  }

  /**
   * Has the company read from the primary for a while; to be called after a commit. What phones and cameras upload does not count:
   * it never ends.
   */
  noteWrite(): void {
    if (this.viewer?.role === Role.COMPANY_ADMIN) this.app.replica?.noteWrite(this.companyId);
  }

  /** What changes something begins its own transaction later: it may take a budget first, while it holds no connection. */
  private findCamera(
    key: CameraKeyClaims,
    hash: Buffer,
    readOnly: boolean,
  ): Promise<Viewer | undefined> {
    return readOnly
      ? findCameraViewer(this.db, key, hash)
      : inTenant(this.app.dataSource, key.companyId, (db) => findCameraViewer(db, key, hash));
  }

  /** Tells the holder of a token that we signed whether only the company's inactivation keeps them out. */
  private async findRefusal(claims: Claims | undefined): Promise<SessionEnded | CompanyInactive> {
    const { uniqueId } = this.caller.credentials;
    const session = claims && (await findSessionOfInactiveCompany(this.db, claims));
    if (!session || (uniqueId !== undefined && !isSamePassKey(uniqueId, session.uniqueId)))
      return new SessionEnded();
    return session.role === Role.EMPLOYEE
      ? new CompanyInactive('Your company is not active. The app continues once it is active again')
      : new EndedByInactivation();
  }

  /**
   * Makes sure that the document asks for nothing else: for what takes a budget, hashes a password or has a transaction of its own,
   * all of which must happen while the request holds no connection.
   * @throws BadUserInput where the document has other fields.
   */
  assertAlone(field: string): void {
    if (this.isAlone) return;
    const message = 'Please send this by itself, without other fields in the same document';
    throw new BadUserInput([{ field, message }]);
  }

  /**
   * Takes one try from a budget; call it before the request's first statement.
   * @throws RateLimited with the seconds to wait.
   */
  async takeBudget(budget: BudgetName, key: string): Promise<void> {
    if (this.db.isOpen) throw new Error('A budget is taken before the request has a connection');
    await this.app.limits.takeOrRefuse(budget, key);
  }

  /** Gives the try back once the request is committed. */
  returnBudgetAfterCommit(budget: BudgetName, key: string): void {
    this.afterCommit(() => this.app.limits.giveBack(budget, key));
  }

  /** Turns to a company that the request has just signed in to, or that its mailed link names; nothing may be left to commit. */
  async enter(companyId: string): Promise<void> {
    await this.db.rollback();
    this.entered = companyId;
    this.db = new TenantTransaction(this.app.dataSource, companyId);
  }

  /**
   * Ends the request's transaction before work that has one of its own; nothing may be left to commit.
   * @throws BadUserInput where the document has other fields, which would use the same transaction.
   */
  async leave(field: string): Promise<void> {
    this.assertAlone(field);
    await this.db.rollback();
    this.db = new TenantTransaction(this.app.dataSource, this.viewer?.companyId ?? null);
  }

  /** Notes that figures of the viewer's company move with this request: whoever watches them is told once it is committed. */
  publishOnCommit(topic: LiveTopic): void {
    this.moved.add(topic);
  }

  /** Runs work after the commit; its errors are only logged. */
  afterCommit(work: () => void | Promise<void>): void {
    this.afterwards.push(work);
  }

  /** Runs the work that waits for the commit and publishes changes; call it after the commit. */
  async flushEvents(): Promise<void> {
    for (const work of this.afterwards)
      try {
        // oxlint-disable-next-line no-await-in-loop
        await work();
      } catch (error) {
        this.log.warn({ err: error }, 'work after a commit failed');
      }
    if (this.moved.size > 0) this.app.live.changed(this.companyId, this.moved);
  }

  /** Whether the session or key is good at this moment. Leaves no transaction behind. */
  async isSignedIn(): Promise<boolean> {
    try {
      await this.begin(true);
      return this.viewer !== null;
    } finally {
      await this.db.rollback().catch(() => undefined);
    }
  }

  /** Likewise, but while the database is away nobody knows, and this waits: for a websocket, which would take an error for the end. */
  async isSignedInOnceKnown(): Promise<boolean> {
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
   * What moves of the viewer's company, for a subscription. Each time the session is looked at first, so that one that has
   * ended hears no more.
   * @throws Unauthenticated once the session has ended.
   */
  changes(): AsyncIterableIterator<LiveTopic[]> {
    return this.app.live.changesOf(this.companyId, async () => {
      if (!(await this.isSignedInOnceKnown())) throw this.refusal ?? new SessionEnded();
    });
  }

  /** The request's own loader of a kind, made when it is first asked for. */
  loader<Key, Value>(
    make: (context: RequestContext) => DataLoader<Key, Value>,
  ): DataLoader<Key, Value> {
    const loader = (this.loaders.get(make) as DataLoader<Key, Value> | undefined) ?? make(this);
    this.loaders.set(make, loader);
    return loader;
  }

  /** Clears the loaders, for a query that is repeated. */
  forgetLoaded(): void {
    this.loaders.clear();
  }

  /** The viewer's company, or the one that has just been signed in to; every company's object is looked for there and nowhere else. */
  get companyId(): string {
    const companyId = this.viewer?.companyId ?? this.entered;
    if (!companyId || companyId === providerTenant) throw new Forbidden();
    return companyId;
  }

  /** The employee whose phone this is. */
  get employeeId(): string {
    const id = this.viewer?.employeeId;
    if (!id) throw new Forbidden();
    return id;
  }

  /** The camera whose key was shown. */
  get cameraId(): string {
    const id = this.viewer?.cameraId;
    if (!id) throw new Forbidden();
    return id;
  }
}
