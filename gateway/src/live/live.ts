import { EventEmitter } from 'node:events';
import type { Client, Pool } from 'pg';
import type { Logger } from 'pino';
import { sessionsChannel } from '../access/sessions.js';
import { ReconnectingClient } from '../database/reconnecting-client.js';
import type { Rows } from '../database/tenant.js';
import { isUuid } from '../validation/reference.js';
import { Changes } from './changes.js';
import { LiveTopic } from './live-topic.js';

/** Channel of notices about changes. */
export const channel = 'insights';
/** Changes of a company within this time are merged into one notice. */
const batchWindowMs = 500;

/** Publishes changes to every process through the database, and to the subscribers of this process. */
export class Live {
  private readonly companies = new EventEmitter().setMaxListeners(0);
  private readonly topics = new EventEmitter();
  private readonly sessions = new EventEmitter<{ changed: [companyId: string | undefined] }>();
  private readonly pending = new Map<string, Set<LiveTopic>>();
  private readonly client: ReconnectingClient;
  private timer: NodeJS.Timeout | undefined;
  /** Whether notices may have been missed, because the connection was lost. */
  private hasMissed = false;

  constructor(
    url: string,
    private readonly pool: Pool,
    private readonly log: Logger,
  ) {
    this.client = new ReconnectingClient(url, {
      use: (client) => this.listen(client),
      onLost: (error) => {
        this.hasMissed = true;
        log.warn({ err: error }, 'LISTEN connection lost, reconnecting');
      },
    });
  }

  /** Starts to listen. After a lost connection all subscribers get every topic, so that they refetch. */
  start(): void {
    this.client.start();
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.client.stop();
  }

  /** Replaces the listening connection when its server no longer responds. */
  reconnect(): void {
    this.client.reconnect();
  }

  /** Publishes changes of a company; call it after their commit. */
  publish(companyId: string, topics: Iterable<LiveTopic>): void {
    const pendingTopics = this.pending.get(companyId) ?? new Set();
    for (const topic of topics) pendingTopics.add(topic);
    this.pending.set(companyId, pendingTopics);
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.send().catch((error: unknown) =>
        this.log.warn({ err: error }, 'publishing notices failed'),
      );
    }, batchWindowMs);
  }

  /**
   * Returns the changes of a company from now on, until `return`. Calls `assertAuthorised` before each of them.
   * @param topics topics to report; undefined: all.
   */
  subscribe(
    companyId: string,
    assertAuthorised: () => Promise<void>,
    topics?: readonly LiveTopic[],
  ): Changes {
    return new Changes(this.companies, companyId, assertAuthorised, topics);
  }

  /**
   * Calls a listener after changes of a topic in any company.
   * @returns a function that removes the listener.
   */
  onTopic(topic: LiveTopic, listener: () => void): () => void {
    this.topics.on(topic, listener);
    return () => this.topics.off(topic, listener);
  }

  subscriberCount(companyId: string): number {
    return this.companies.listenerCount(companyId);
  }

  /**
   * Calls a listener with each company whose sessions may have ended; with undefined if it may be any company.
   * @returns a function that removes the listener.
   */
  onSessionsChanged(listener: (companyId: string | undefined) => void): () => void {
    this.sessions.on('changed', listener);
    return () => this.sessions.off('changed', listener);
  }

  private async send(): Promise<void> {
    const notices = [...this.pending].map(([companyId, topics]) => formatNotice(companyId, topics));
    this.pending.clear();
    await this.pool.query('SELECT pg_notify($1, notice) FROM unnest($2::text[]) AS notice', [
      channel,
      notices,
    ]);
  }

  private async listen(client: Client): Promise<void> {
    await client.connect();
    client.on('notification', (notice) => {
      if (notice.channel === sessionsChannel) this.sessions.emit('changed', notice.payload);
      else this.receive(notice.payload ?? '');
    });
    await client.query(`LISTEN ${channel}; LISTEN ${sessionsChannel}`);
    if (this.hasMissed) this.notifyOfEverything();
    this.hasMissed = false;
  }

  private notifyOfEverything(): void {
    for (const name of this.companies.eventNames())
      if (isUuid(String(name))) this.companies.emit(String(name), Object.values(LiveTopic));
    for (const topic of Object.values(LiveTopic)) this.topics.emit(topic);
    this.sessions.emit('changed', undefined);
  }

  private receive(notice: string): void {
    const [companyId = '', topics = ''] = notice.split(' ');
    if (!isUuid(companyId)) return;
    this.companies.emit(companyId, topics.split(','));
    for (const topic of topics.split(',')) this.topics.emit(topic);
  }
}

/** Publishes changes of a company once the transaction has committed. */
export async function publishOnCommit(
  db: Rows,
  companyId: string,
  topics: Iterable<LiveTopic>,
): Promise<void> {
  await db.rows({ name: 'publish-on-commit', text: `SELECT pg_notify('${channel}', $1)` }, [
    formatNotice(companyId, topics),
  ]);
}

/** Formats the payload of `pg_notify`, which delivers it on commit. */
export function formatNotice(companyId: string, topics: Iterable<LiveTopic>): string {
  return `${companyId} ${[...topics].join(',')}`;
}
