import type { WebSocket } from 'ws';
import { networkOf } from '../access/network.js';
import { findViewers } from '../access/viewer.queries.js';
import type { App } from '../context.js';
import { inTenant } from '../database/tenant.js';

/** Most websockets of one network: a large office, with some windows for each who looks. */
const mostOfNetwork = 1000;
/** Most websockets of one session: windows of one browser. */
const mostOfSession = 20;
/** Close code of graphql-ws for one who may not, or no longer. */
export const forbidden = 4403;
/** Close code for one who does something too often. */
export const tooMany = 4429;

/** The websockets that are open in this process: how many of each network, and whose. */
export class OpenSockets {
  private readonly ofNetwork = new Map<string, number>();
  private readonly addresses = new WeakMap<WebSocket, string>();
  /** By company, then by session. */
  private readonly ofCompany = new Map<string, Map<string, Set<WebSocket>>>();
  private checking: Promise<void> | undefined;

  constructor(private readonly app: Pick<App, 'dataSource' | 'log'>) {}

  hasRoom(address: string): boolean {
    return (this.ofNetwork.get(networkOf(address)) ?? 0) < mostOfNetwork;
  }

  /** Counts a socket that was opened, until it closes. */
  opened(socket: WebSocket, address: string): void {
    this.addresses.set(socket, address);
    const network = networkOf(address);
    this.ofNetwork.set(network, (this.ofNetwork.get(network) ?? 0) + 1);
    socket.once('close', () => {
      const left = (this.ofNetwork.get(network) ?? 1) - 1;
      if (left === 0) this.ofNetwork.delete(network);
      else this.ofNetwork.set(network, left);
    });
  }

  addressOf(socket: WebSocket): string {
    return this.addresses.get(socket) ?? '';
  }

  /** Notes whose socket it is. A session with too many gets no more: false, and the socket is closed. */
  belongs(
    socket: WebSocket,
    { companyId, sessionId }: { companyId: string; sessionId: string },
  ): boolean {
    const sessions = this.ofCompany.get(companyId) ?? new Map<string, Set<WebSocket>>();
    const sockets = sessions.get(sessionId) ?? new Set();
    if (sockets.size >= mostOfSession) {
      socket.close(tooMany, 'Too many connections of this session');
      return false;
    }
    this.ofCompany.set(companyId, sessions.set(sessionId, sockets.add(socket)));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) sessions.delete(sessionId);
      if (sessions.size === 0) this.ofCompany.delete(companyId);
    });
    return true;
  }

  /** Closes the sockets whose session is over. One round at a time. */
  closeEnded(): Promise<void> {
    this.checking ??= this.check().finally(() => {
      this.checking = undefined;
    });
    return this.checking;
  }

  private async check(): Promise<void> {
    for (const [companyId, sessions] of this.ofCompany) {
      try {
        const ids = [...sessions.keys()];
        const good = await inTenant(this.app.dataSource, companyId, (db) =>
          findViewers(db, companyId, ids),
        );
        for (const id of ids) {
          if (good.has(id)) continue;
          for (const socket of sessions.get(id) ?? [])
            socket.close(forbidden, 'Your session has ended, please sign in again');
        }
      } catch (error) {
        this.app.log.warn({ err: error }, 'sessions of websockets could not be looked at');
      }
    }
  }
}
