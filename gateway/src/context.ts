import type { DataSource } from 'typeorm';
import type { Credentials } from './access/credentials.js';
import type { Limits } from './access/limits.js';
import type { Passwords } from './access/passwords.js';
import type { Viewer } from './access/viewer.queries.js';
import { findViewer } from './access/viewer.queries.js';
import { providerTenant, TenantTransaction } from './database/tenant.js';
import { readToken } from './access/tokens.js';
import { Forbidden, SessionEnded, Unauthenticated } from './errors.js';
import type { BlogFeed } from './features/blog/blog-feed.js';
import type { Jobs } from './jobs/jobs.js';
import type { Mailer } from './mail/mailer.js';
import type DataLoader from 'dataloader';
import type { Logger } from 'pino';

/** What lives as long as the process. */
export interface App {
  dataSource: DataSource;
  tokenSecret: string;
  /** Where people reach this, without a slash at its end. */
  publicUrl: string;
  passwords: Passwords;
  limits: Limits;
  jobs: Jobs;
  mailer: Mailer;
  /** Where requests for the guide are sent. */
  salesEmail: string;
  blog: BlogFeed;
  log: Logger;
}

/** What a door knows of a request before it runs. */
export interface Caller {
  credentials: Credentials;
  /** Network address, for the budgets of tries. */
  address: string;
}

/** What every resolver sees: who, database, loaders, log. Made once a request. */
export class RequestContext {
  viewer: Viewer | null = null;
  /** A session was sent and is no longer good. */
  sessionEnded = false;
  db: TenantTransaction;
  private readonly loaders = new Map<unknown, unknown>();
  /** The company that the request has just signed in to. */
  private entered: string | null = null;

  constructor(
    readonly app: App,
    readonly caller: Caller,
  ) {
    this.db = new TenantTransaction(app.dataSource, null);
  }

  /**
   * Lets nobody in who shows no token that we signed, before anything large is read. Whether its session still stands, `begin`
   * asks.
   */
  expectToken(): void {
    const { token } = this.caller.credentials;
    if (token === undefined) throw new Unauthenticated();
    if (!readToken(this.app.tokenSecret, token)) throw new SessionEnded();
  }

  /** Opens the request's transaction in the company that the token names, and looks its session up. */
  async begin(readOnly: boolean): Promise<void> {
    const { token, uniqueId } = this.caller.credentials;
    const claims = token === undefined ? undefined : readToken(this.app.tokenSecret, token);
    this.db = new TenantTransaction(this.app.dataSource, claims?.companyId ?? null, readOnly);
    const viewer = claims && (await findViewer(this.db, claims));
    const meant = viewer && (uniqueId === undefined || uniqueId === viewer.uniqueId);
    this.viewer = meant ? viewer : null;
    this.sessionEnded = token !== undefined && !viewer;
    if (this.viewer) return;
    await this.db.rollback();
    this.db = new TenantTransaction(this.app.dataSource, null, readOnly);
  }

  /** Turns to a company that the request has just signed in to; nothing may be left to commit. */
  async enter(companyId: string): Promise<void> {
    await this.db.rollback();
    this.entered = companyId;
    this.db = new TenantTransaction(this.app.dataSource, companyId);
  }

  /** The request's own loader of a kind, made when it is first asked for. */
  loader<Key, Value>(
    make: (context: RequestContext) => DataLoader<Key, Value>,
  ): DataLoader<Key, Value> {
    const loader = (this.loaders.get(make) as DataLoader<Key, Value> | undefined) ?? make(this);
    this.loaders.set(make, loader);
    return loader;
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
}
