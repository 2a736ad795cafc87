import { assertRecentProof, authorise } from '../request/auth-checker.js';
import type { Permission } from '../access/permissions.js';
import type { RequestContext } from '../request/context.js';
import type { TenantTransaction } from '../database/tenant.js';

/** Query string of a file's request, not validated. */
export interface FileRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/** A file that is generated while it is sent. */
export interface OpenedFile {
  fileName: string;
  /** Absent: that of the stream. */
  contentType?: string;
  /** Yields the content in chunks. Each is generated after the previous one has been sent. `db` reads one snapshot of the data. */
  chunks(db: TenantTransaction): AsyncIterable<string | Uint8Array>;
}

interface FileQuery {
  description: string;
  type: 'string' | 'array';
  [keyword: string]: unknown;
}

/** A path that serves a file to sessions with a permission. */
export interface FileStream {
  /** Below /api. */
  path: `/${string}`;
  /** Describes the file in one sentence. */
  summary: string;
  contentType: string;
  /** Content types that a request can choose instead. */
  otherContentTypes?: readonly string[];
  /** Parameters of the query string as JSON Schemas. */
  query?: Record<string, FileQuery>;
  /** Parameters that a request must have. */
  required?: readonly string[];
  /** Whether the query string may name something that does not exist. */
  canBeNotFound?: boolean;
  permission: Permission;
  /** Whether a member needs a recent confirmation, because the file has data of people. */
  needsProof: boolean;
  /** Finds the content and writes the audit entry before anything is sent. */
  open: (context: RequestContext, request: FileRequest) => Promise<OpenedFile>;
}

/**
 * Opens a file for the viewer of a request. Commits the audit entry, then starts a new read-only transaction, on the replica if there
 * is one.
 * @throws ProductError like any root field.
 */
export async function openFile(
  context: RequestContext,
  { permission, needsProof, open }: FileStream,
  request: FileRequest,
): Promise<OpenedFile> {
  try {
    await context.begin(false);
    authorise(context, [permission]);
    if (needsProof) assertRecentProof(context);
    const file = await open(context, request);
    await context.db.commit();
    if (context.viewer) context.app.sessionUses.add(context.viewer);
    await context.begin(true, true);
    authorise(context, [permission]);
    return file;
  } catch (error) {
    await context.db.rollback().catch(() => undefined);
    throw error;
  }
}
