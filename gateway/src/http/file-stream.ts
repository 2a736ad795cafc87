import { authorise } from '../request/auth-checker.js';
import type { Permission } from '../access/permissions.js';
import type { RequestContext } from '../request/context.js';
import type { TenantTransaction } from '../database/tenant.js';

/** What a file may read of its request. Everything in it is the client's word and unchecked. */
export interface FileRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
}

/** A file that is made while it leaves. */
export interface OpenedFile {
  fileName: string;
  /** Its text, piece by piece: the next one is made when the one before has left. `db` reads one state of the data. */
  chunks(db: TenantTransaction): AsyncIterable<string>;
}

interface FileQuery {
  description: string;
  type: 'string' | 'array';
  [keyword: string]: unknown;
}

/** A path that answers a file, by a session with a permission. */
export interface FileStream {
  /** Below /api. */
  path: `/${string}`;
  /** What it answers, in one sentence. */
  summary: string;
  contentType: string;
  /** What its query may say, each as a JSON Schema. */
  query?: Record<string, FileQuery>;
  permission: Permission;
  /** Looks up what is asked for and writes the audit entry, before anything leaves. */
  open: (context: RequestContext, request: FileRequest) => Promise<OpenedFile>;
}

/**
 * Opens a file for whoever sends the request; what that wrote is stored when this answers, and the context stands in a new
 * transaction that reads, on the replica where there is one.
 * @throws ProductError as any root field does.
 */
export async function openFile(
  context: RequestContext,
  { permission, open }: FileStream,
  request: FileRequest,
): Promise<OpenedFile> {
  try {
    await context.begin(false);
    authorise(context, [permission]);
    const file = await open(context, request);
    await context.db.commit();
    await context.begin(true, true);
    authorise(context, [permission]);
    return file;
  } catch (error) {
    await context.db.rollback().catch(() => undefined);
    throw error;
  }
}
