import type { DataSource } from 'typeorm';
import type { Credentials } from '../access/credentials.js';
import { apiKeyFormat, cameraKeyFormat, hashKey } from '../access/key-format.js';
import type { SessionBatcher } from '../access/session-batcher.js';
import { type Claims, readToken } from '../access/tokens.js';
import {
  findApiKeyViewer,
  findCameraViewer,
  findViewer,
  type Viewer,
} from '../access/viewer.queries.js';
import { inTenant, type Rows } from '../database/tenant.js';

/** The credentials of a request. A token's signature has been verified; a key is not proven until its hash is found. */
export type ParsedCredentials =
  | { kind: 'session'; companyId: string; claims: Claims }
  | { kind: 'API key' | 'camera key'; companyId: string; id: string; hash: Buffer };

/** Parses a request's token or key; undefined without either, and for a malformed or forged one. */
export function parseCredentials(
  tokenSecret: string,
  { token, cameraKey }: Credentials,
): ParsedCredentials | undefined {
  if (token === undefined) {
    const key = cameraKey ? cameraKeyFormat.read(cameraKey) : undefined;
    return key && cameraKey ? { kind: 'camera key', ...key, hash: hashKey(cameraKey) } : undefined;
  }
  const key = apiKeyFormat.read(token);
  if (key) return { kind: 'API key', ...key, hash: hashKey(token) };
  const claims = readToken(tokenSecret, token);
  return claims && { kind: 'session', companyId: claims.companyId, claims };
}

/**
 * Finds the viewer of a session or key; undefined if it has ended.
 * @param db transaction of a read. A write has none yet, because it may take a budget before it holds a connection.
 */
export function findViewerByCredentials(
  { dataSource, viewers }: { dataSource: DataSource; viewers: SessionBatcher },
  parsed: ParsedCredentials,
  db: Rows | undefined,
): Promise<Viewer | undefined> {
  if (parsed.kind === 'session')
    return db ? findViewer(db, parsed.claims) : viewers.find(parsed.claims);
  const query = parsed.kind === 'API key' ? findApiKeyViewer : findCameraViewer;
  const find = (rows: Rows) => query(rows, parsed, parsed.hash);
  return db ? find(db) : inTenant(dataSource, parsed.companyId, find);
}
