import type { WebSocket } from 'ws';
import { getNetwork } from '../access/network.js';
import type { Role } from '../access/role.js';
import { findViewers, type Viewer } from '../access/viewer.queries.js';
import type { App } from '../request/context.js';
import { inTenant } from '../database/tenant.js';

/** Maximum websockets of one network: a large office with several windows per person. */
const maxPerNetwork = 1000;
/** Maximum websockets of one session, such as windows of one browser. */
const maxPerSession = 20;
/** Close code of graphql-ws without a valid session. */
export const forbidden = 4403;
/** Close code after which a client connects again: what the viewer may subscribe to has changed. */
export const roleChanged = 4205;
/** Close code for too many sockets. */
export const tooMany = 4429;
/** Interval of checks for expired sessions, in milliseconds. */
const clockIntervalMs = 1000;
/** Interval of lookups of all sessions, in milliseconds, in case a notice of an ended one was missed. */
const lookupIntervalMs = 30_000;
/** Pause before a failed lookup is retried, in milliseconds. */
const lookupRetryMs = 5000;

interface SessionName {
  companyId: string;
  sessionId: string;
}

interface OpenSession {
  sockets: Set<WebSocket>;
  /** When the session expires, in milliseconds since 1970. */
  validUntil: number;
  /** Null until the session was looked up. */
  role: Role | null;
}

/** The open websockets of this process, by network and session. Closes those whose session has ended, or whose role has changed. */
export class OpenSockets {
  private readonly countOfNetwork = new Map<string, number>();
  private readonly addresses = new WeakMap<WebSocket, string>();
  /** By company, then by session. */
  private readonly ofCompany = new Map<string, Map<string, OpenSession>>();
  /** Companies whose sessions are being looked up; true if they changed since the lookup began. */
  private readonly lookups = new Map<string, boolean>();
  private readonly timers: NodeJS.Timeout[] = [];
  private stopListening: (() => void) | undefined;
  private lookingUpAll: Promise<void> | undefined;

  constructor(private readonly app: Pick<App, 'dataSource' | 'live' | 'log'>) {}

  /** Starts to close sockets when their session ends: on notice, on expiry, and at the latest with the next lookup. */
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
    return (this.countOfNetwork.get(getNetwork(address)) ?? 0) < maxPerNetwork;
  }

  /** Counts an opened socket until it closes. */
  opened(socket: WebSocket, address: string): void {
    this.addresses.set(socket, address);
    const network = getNetwork(address);
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
   * Assigns a socket to its session. Call it before the session is looked up, so that an end in between is not missed.
   * @returns false if the session has too many sockets; this one is closed.
   */
  belongs(socket: WebSocket, { companyId, sessionId }: SessionName): boolean {
    const sessions = this.ofCompany.get(companyId) ?? new Map<string, OpenSession>();
    const session = sessions.get(sessionId) ?? {
      sockets: new Set<WebSocket>(),
      validUntil: Infinity,
      role: null,
    };
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

  /**
   * Updates a session with its viewer as looked up: until when it is good, and its role. Sockets that were opened in another role are closed, because
   * their subscriptions were allowed to that one.
   */
  updateSession(
    { companyId, sessionId }: SessionName,
    { validUntil, role }: Pick<Viewer, 'validUntil' | 'role'>,
  ): void {
    const session = this.ofCompany.get(companyId)?.get(sessionId);
    if (!session) return;
    session.validUntil = validUntil?.getTime() ?? Infinity;
    if (session.role !== null && session.role !== role)
      for (const socket of session.sockets) socket.close(roleChanged, 'Your role has changed');
    session.role = role;
  }

  /** Looks up all sessions, one company after the other, and closes the sockets of ended ones. One round runs at a time. */
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
      if ([...sessions.values()].some(({ validUntil }) => validUntil <= now))
        void this.closeEndedOf(companyId);
  }

  /** Runs one lookup per company at a time, and another one if sessions change meanwhile. */
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
        if (viewer) this.updateSession({ companyId, sessionId }, viewer);
        else
          for (const socket of sockets)
            socket.close(forbidden, 'Your session has ended, please sign in again');
      }
    } catch (error) {
      this.app.log.warn({ err: error }, 'session lookup for websockets failed');
      const retryAt = Date.now() + lookupRetryMs;
      for (const session of sessions.values())
        session.validUntil = Math.min(session.validUntil, retryAt);
    }
  }
}
