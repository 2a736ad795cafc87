import type { WebSocket } from 'ws';
import { networkOf } from '../access/network.js';
import { findViewers } from '../access/viewer.queries.js';
import type { App } from '../request/context.js';
import { inTenant } from '../database/tenant.js';

/** Maximum websockets of one network: a large office, with some windows for each who looks. */
const maxPerNetwork = 1000;
/** Maximum websockets of one session: windows of one browser. */
const maxPerSession = 20;
/** Close code of graphql-ws for one who may not, or no longer. */
export const forbidden = 4403;
/** Close code for one who does something too often. */
export const tooMany = 4429;
/** How often sessions are compared with the clock, in milliseconds. */
const clockIntervalMs = 1000;
/** How often all sessions are looked up, in milliseconds: for an end that was published while nobody listened. */
const lookupIntervalMs = 30_000;
/** When a lookup that failed is tried again, in milliseconds. */
const lookupRetryMs = 5000;

interface SessionName {
  companyId: string;
  sessionId: string;
}

interface OpenSession {
  sockets: Set<WebSocket>;
  /** When it is no longer good unless something changes, in milliseconds since 1970. */
  goodUntil: number;
}

/** The websockets that are open in this process: how many of each network, and whose. Closes those whose session has ended. */
export class OpenSockets {
  private readonly countOfNetwork = new Map<string, number>();
  private readonly addresses = new WeakMap<WebSocket, string>();
  /** By company, then by session. */
  private readonly ofCompany = new Map<string, Map<string, OpenSession>>();
  /** Companies whose sessions are being looked up; true: something has changed since the lookup began. */
  private readonly lookups = new Map<string, boolean>();
  private readonly timers: NodeJS.Timeout[] = [];
  private stopListening: (() => void) | undefined;
  private lookingUpAll: Promise<void> | undefined;

  constructor(private readonly app: Pick<App, 'dataSource' | 'live' | 'log'>) {}

  /** Closes sockets when their session ends, from now on: on notice, by the clock, and in any case at the next lookup. */
  start(): void {
    this.stopListening = this.app.live.onSessionsChanged((companyId) => {
      if (companyId === undefined) void this.closeEnded();
      else void this.closeEndedOf(companyId);
    });
    this.timers.push(
      setInterval(() => this.closeExpired(), clockIntervalMs).unref(),
      setInterval(() => void this.closeEnded(), lookupIntervalMs).unref(),
    );
  }

  stop(): void {
    this.stopListening?.();
    for (const timer of this.timers) clearInterval(timer);
  }

  hasRoom(address: string): boolean {
    return (this.countOfNetwork.get(networkOf(address)) ?? 0) < maxPerNetwork;
  }

  /** Counts a socket that was opened, until it closes. */
  opened(socket: WebSocket, address: string): void {
    this.addresses.set(socket, address);
    const network = networkOf(address);
    this.countOfNetwork.set(network, (this.countOfNetwork.get(network) ?? 0) + 1);
    socket.once('close', () => {
      const left = (this.countOfNetwork.get(network) ?? 1) - 1;
      if (left === 0) this.countOfNetwork.delete(network);
      else this.countOfNetwork.set(network, left);
    });
  }

  addressOf(socket: WebSocket): string {
    return this.addresses.get(socket) ?? '';
  }

  /**
   * Notes whose socket it is; to be called before the session is looked up, so that an end in between is not missed. A session
   * with too many gets no more: false, and the socket is closed.
   */
  belongs(socket: WebSocket, { companyId, sessionId }: SessionName): boolean {
    const sessions = this.ofCompany.get(companyId) ?? new Map<string, OpenSession>();
    const session = sessions.get(sessionId) ?? { sockets: new Set(), goodUntil: Infinity };
    if (session.sockets.size >= maxPerSession) {
      socket.close(tooMany, 'Too many connections of this session');
      return false;
    }
    session.sockets.add(socket);
    this.ofCompany.set(companyId, sessions.set(sessionId, session));
    socket.once('close', () => {
      session.sockets.delete(socket);
      if (session.sockets.size === 0) sessions.delete(sessionId);
      if (sessions.size === 0) this.ofCompany.delete(companyId);
    });
    return true;
  }

  /** Notes when a session ends by itself: it has expired, or its company is deleted. */
  noteGoodUntil({ companyId, sessionId }: SessionName, goodUntil: Date | null): void {
    const session = this.ofCompany.get(companyId)?.get(sessionId);
    if (session) session.goodUntil = goodUntil?.getTime() ?? Infinity;
  }

  /** Looks up all sessions, company after company, and closes the sockets of those that have ended. One round at a time. */
  private closeEnded(): Promise<void> {
    this.lookingUpAll ??= this.lookUpAll().finally(() => {
      this.lookingUpAll = undefined;
    });
    return this.lookingUpAll;
  }

  private async lookUpAll(): Promise<void> {
    for (const companyId of this.ofCompany.keys()) await this.closeEndedOf(companyId);
  }

  private closeExpired(): void {
    const now = Date.now();
    for (const [companyId, sessions] of this.ofCompany)
      if ([...sessions.values()].some(({ goodUntil }) => goodUntil <= now))
        void this.closeEndedOf(companyId);
  }

  /** One lookup of a company at a time; what changes during it is looked up by one more. */
  private async closeEndedOf(companyId: string): Promise<void> {
    if (this.lookups.has(companyId)) {
      this.lookups.set(companyId, true);
      return;
    }
    do {
      this.lookups.set(companyId, false);
      await this.lookUp(companyId);
    } while (this.lookups.get(companyId));
    this.lookups.delete(companyId);
  }

  private async lookUp(companyId: string): Promise<void> {
    const sessions = new Map(this.ofCompany.get(companyId));
    if (sessions.size === 0) return;
    try {
      const good = await inTenant(this.app.dataSource, companyId, (db) =>
        findViewers(db, companyId, [...sessions.keys()]),
      );
      for (const [sessionId, { sockets }] of sessions) {
        const viewer = good.get(sessionId);
        if (viewer) this.noteGoodUntil({ companyId, sessionId }, viewer.goodUntil);
        else
          for (const socket of sockets)
            socket.close(forbidden, 'Your session has ended, please sign in again');
      }
    } catch (error) {
      this.app.log.warn({ err: error }, 'session lookup for websockets failed');
      const retryAt = Date.now() + lookupRetryMs;
      for (const session of sessions.values())
        session.goodUntil = Math.min(session.goodUntil, retryAt);
    }
  }
}
