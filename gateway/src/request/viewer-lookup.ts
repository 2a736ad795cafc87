import type { DataSource } from 'typeorm';
import type { Credentials } from '../access/credentials.js';
import { apiKeyFormat, cameraKeyFormat, hashOfKey } from '../access/key-format.js';
import type { SessionBatcher } from '../access/session-batcher.js';
import { type Claims, readToken } from '../access/tokens.js';
import {
  findApiKeyViewer,
  findCameraViewer,
  findViewer,
  type Viewer,
} from '../access/viewer.queries.js';
import { inTenant, type Rows } from '../database/tenant.js';

/** Whose credentials a request has. A token's signature is verified; a key proves nothing until it is found. */
export type Claimed =
  | { kind: 'session'; companyId: string; claims: Claims }
  | { kind: 'API key' | 'camera key'; companyId: string; id: string; hash: Buffer };

/** Reads a request's token or key; undefined without either, or if we did not make it. */
export function readClaimed(
  tokenSecret: string,
  { token, cameraKey }: Credentials,
): Claimed | undefined {
  if (token === undefined) {
    const key = cameraKey ? cameraKeyFormat.read(cameraKey) : undefined;
    return key && cameraKey
      ? { kind: 'camera key', ...key, hash: hashOfKey(cameraKey) }
      : undefined;
  }
  const key = apiKeyFormat.read(token);
  if (key) return { kind: 'API key', ...key, hash: hashOfKey(token) };
  const claims = readToken(tokenSecret, token);
  return claims && { kind: 'session', companyId: claims.companyId, claims };
}

/**
 * Finds the viewer of a session or key; undefined if it has ended.
 * @param db transaction of a read. Without it, the lookup has a transaction of its own: writes may take a budget before they hold a connection.
 */
export function findClaimedViewer(
  { dataSource, viewers }: { dataSource: DataSource; viewers: SessionBatcher },
  claimed: Claimed,
  db: Rows | undefined,
): Promise<Viewer | undefined> {
  if (claimed.kind === 'session')
    return db ? findViewer(db, claimed.claims) : viewers.find(claimed.claims);
  const find = claimed.kind === 'API key' ? findApiKeyViewer : findCameraViewer;
  const inOwn = (rows: Rows) => find(rows, claimed, claimed.hash);
  return db ? inOwn(db) : inTenant(dataSource, claimed.companyId, inOwn);
}
