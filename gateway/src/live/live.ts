import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';
import { sessionsChannel } from '../access/sessions.js';
import { socketOf } from '../database/connections.js';
import { isUuid } from '../validation/uuid.js';
import { Changes } from './changes.js';

/** What of a company's figures can move. */
export enum LiveTopic {
  /** Phones and cameras were heard. */
  ACTIVITY = 'ACTIVITY',
  /** Breaches were counted. */
  BREACHES = 'BREACHES',
  /** Cameras were added, changed or deleted. */
  CAMERAS = 'CAMERAS',
  /** Somebody's status has changed. */
  STATUS = 'STATUS',
}

/** Where notices go. */
export const channel = 'insights';
/** Changes of a company within this time become one notice, in milliseconds. */
const gathering = 500;
/** How long to wait before listening again, in milliseconds. */
const reconnection = 1000;
const connectionTimeoutMillis = 5000;

/** Tells every process what has moved, through the database, and whoever listens here. */
export class Live {
  private readonly moved = new EventEmitter().setMaxListeners(0);
  private readonly sessions = new EventEmitter<{ changed: [companyId: string | undefined] }>();
  private readonly gathered = new Map<string, Set<LiveTopic>>();
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private client: Client | undefined;
  private before: (() => Promise<void>) | undefined;

  constructor(
    private readonly url: string,
    private readonly pool: Pool,
    private readonly log: Logger,
  ) {}

  /** Listens from now on. A connection that is lost is made again, and everybody is told to ask again. */
  start(): void {
    this.running = this.listen();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  /** Gives up the connection that it listens on, for nobody speaks there any more, and makes another one. */
  listenAnew(): void {
    if (this.client) socketOf(this.client).destroy();
  }

  /**
   * Has everybody wait for something before they are told; it must not fail. Whoever is told asks anew, and must not be answered
   * by a replica that does not know yet what has moved: nobody would tell again.
   */
  tellAfter(before: () => Promise<void>): void {
    this.before = before;
  }

  /** Says that something of a company has moved; to be called once it is committed. */
  changed(companyId: string, topics: Iterable<LiveTopic>): void {
    const gathered = this.gathered.get(companyId) ?? new Set();
    for (const topic of topics) gathered.add(topic);
    this.gathered.set(companyId, gathered);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.send().catch((error: unknown) => this.log.warn({ err: error }, 'notices were lost'));
    }, gathering);
  }

  /** What moves of a company from now on, until `return`; `expectRight` is asked before anything is told. */
  changesOf(companyId: string, expectRight: () => Promise<void>): Changes {
    return new Changes(this.moved, companyId, expectRight);
  }

  /**
   * Calls a listener with each company whose sessions may have ended, and with undefined where it may have been any company's.
   * @returns how to stop it.
   */
  onSessionsChanged(listener: (companyId: string | undefined) => void): () => void {
    this.sessions.on('changed', listener);
    return () => this.sessions.off('changed', listener);
  }

  private async send(): Promise<void> {
    const notices = [...this.gathered].map(([companyId, topics]) => noticeOf(companyId, topics));
    this.gathered.clear();
    await this.pool.query('SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice', [
      channel,
      notices,
    ]);
  }

  private async listen(): Promise<void> {
    const { signal } = this.stopping;
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      const client = new Client({
        connectionString: this.url,
        connectionTimeoutMillis,
        keepAlive: true,
      });
      this.client = client;
      // A connection may say more than once that it is lost, and nobody may be there to hear it.
      client.on('error', () => undefined);
      try {
        await client.connect();
        client.on('notification', (notice) => {
          if (notice.channel === sessionsChannel) this.sessions.emit('changed', notice.payload);
          else this.heard(notice.payload ?? '');
        });
        await client.query(`LISTEN ${channel}; LISTEN ${sessionsChannel}`);
        // What was said while nobody listened is not known.
        if (!isFirst) {
          this.everythingMoved();
          this.sessions.emit('changed', undefined);
        }
        await ended(client, signal);
      } catch (error) {
        this.log.warn({ err: error }, 'live figures wait for the database');
      }
      await client.end().catch(() => undefined);
      if (!signal.aborted) await wait(reconnection, undefined, { signal }).catch(() => undefined);
    }
  }

  private heard(notice: string): void {
    const [companyId = '', topics = ''] = notice.split(' ');
    if (isUuid(companyId)) this.tell(companyId, topics.split(','));
  }

  private everythingMoved(): void {
    for (const name of this.moved.eventNames())
      if (isUuid(String(name))) this.tell(String(name), Object.values(LiveTopic));
  }

  private tell(companyId: string, topics: string[]): void {
    if (this.before) void this.before().then(() => this.moved.emit(companyId, topics));
    else this.moved.emit(companyId, topics);
  }
}

/** What a transaction notifies, so that it is heard when it commits, see `notify` of PostgreSQL. */
export function noticeOf(companyId: string, topics: Iterable<LiveTopic>): string {
  return `${companyId} ${[...topics].join(',')}`;
}

/** Until the connection is lost, or the signal. */
function ended(client: Client, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('error', () => resolve());
    client.once('end', () => resolve());
    signal.addEventListener('abort', () => resolve(), { once: true });
    if (signal.aborted) resolve();
  });
}
