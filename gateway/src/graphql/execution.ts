import { type ApolloServerPlugin, type GraphQLResponse, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  OperationTypeNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../request/context.js';
import { makeFieldGuard } from './field-permissions.js';
import { parseCredentials } from '../request/viewer-lookup.js';
import { retryOnDeadlock } from '../database/retry-on-deadlock.js';
import { Limiter } from '../limiter.js';
import { isTransient } from '../errors.js';
import { heavyFields } from './document-limits.js';
import { publicError } from './public-error.js';
import { hasOwnTransaction } from './own-transaction.js';
import { hasFailedOnReplica, mayReadOnReplica } from './replica-reads.js';
import { listRootFields } from './root-fields.js';
import { replicaReads } from '../observability/metrics.js';
import { inOperationSpan } from '../observability/spans.js';
import { findInvalidVariable } from './variables.js';

/** Maximum compiled documents in memory, and maximum documents remembered as seen once. */
const maxCachedDocuments = 500;

/** Heavy reads of one company at a time: half of its connections, so that its other requests never wait for them. */
const maxHeavyReads = 2;
const heavyReads = new Limiter({ maxPerKey: maxHeavyReads, timeoutMs: 5000 });

/**
 * Runs operations in place of Apollo's executor: compiled if the document has been seen before, and always inside the request's
 * transaction. A mutation commits before its response is sent, and rolls back if anything failed.
 */
export function executionPlugin(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const documents = new CompiledDocuments(schema);
  const assertFields = makeFieldGuard(schema);
  return {
    async requestDidStart() {
      return {
        async responseForOperation({
          document,
          operation,
          operationName,
          queryHash,
          request,
          contextValue,
        }) {
          // Apollo Server reports that the document has no such operation.
          if (!operation) return null;
          const run = documents.runner(
            document,
            `${queryHash}:${operationName ?? ''}`,
            operationName,
          );
          const readOnly = operation.operation === OperationTypeNode.QUERY;
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) return refuseSubscription();
          const fields = listRootFields(document, operation);
          const onReplica = readOnly && mayReadOnReplica(schema, fields);
          contextValue.isOnlyField = fields.length === 1;
          contextValue.hasOwnTransaction = !readOnly && hasOwnTransaction(schema, fields);
          const invalid = findInvalidVariable(schema, operation, request.variables);
          const result: ExecutionResult = invalid
            ? { errors: [invalid] }
            : await inOperationSpan(operation.operation, operationName, () =>
                runWithinShare(contextValue, fields, { readOnly, onReplica }, () => {
                  assertFields(contextValue, operation, document, request.variables);
                  return run(contextValue, request.variables);
                }),
              );
          const errors = result.errors?.map((error) =>
            publicError(error, contextValue.log, contextValue.caller.requestId),
          );
          const headers = new HeaderMap();
          const retryAfter = errors?.find((error) => error.extensions?.retryAfterSeconds)
            ?.extensions?.retryAfterSeconds;
          if (typeof retryAfter === 'number') headers.set('retry-after', String(retryAfter));
          if (contextValue.setCookie && !errors) headers.set('set-cookie', contextValue.setCookie);
          return {
            // Nothing was stored, so a proxy may repeat the request.
            http: { headers, status: errors?.some(isAway) ? 503 : undefined },
            body: { kind: 'single', singleResult: errors ? { ...result, errors } : result },
          };
        },
      };
    },
  };
}

/** Refuses a subscription over HTTP: the executor would answer it once, as if it were a query. */
function refuseSubscription(): GraphQLResponse {
  const error = {
    message: 'Only queries and mutations: please send subscriptions over the websocket',
    extensions: { code: 'BAD_REQUEST' },
  };
  return {
    http: { headers: new HeaderMap(), status: 400 },
    body: { kind: 'single', singleResult: { errors: [error] } },
  };
}

const isAway = ({ extensions }: GraphQLFormattedError) => extensions?.code === 'UNAVAILABLE';

interface Mode {
  readOnly: boolean;
  /** The replica may answer. */
  onReplica: boolean;
}

/** Runs an operation; one with heavy fields waits until fewer of its company run. */
async function runWithinShare(
  context: RequestContext,
  fields: readonly string[],
  mode: Mode,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const { app, caller } = context;
  const sender = parseCredentials(app.tokenSecret, caller.credentials);
  if (!sender || !fields.some((field) => heavyFields.has(field)))
    return runOnReplicaOrPrimary(context, mode, run);
  try {
    const release = await heavyReads.acquire(sender.companyId);
    try {
      return await runOnReplicaOrPrimary(context, mode, run);
    } finally {
      release();
    }
  } catch (error) {
    return formatFailure(error);
  }
}

function formatFailure(error: unknown): ExecutionResult {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

/** Repeats a query on the primary if it fails on the replica for a reason that the primary does not share. */
async function runOnReplicaOrPrimary(
  context: RequestContext,
  mode: Mode,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!mode.readOnly) return repeatAborted(context, () => inTransaction(context, mode, run));
  const result = await inTransaction(context, mode, run);
  if (!context.isOnReplica || !hasFailedOnReplica(result)) return result;
  replicaReads.inc({ outcome: 'failed' });
  context.log.info({ err: result.errors?.[0] }, 'repeating a query on the primary');
  context.clearLoaders();
  return inTransaction(context, { readOnly: true, onReplica: false }, run);
}

/** Repeats a mutation that the database has aborted for another transaction, such as in a deadlock. */
async function repeatAborted(
  context: RequestContext,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  let result: ExecutionResult | undefined;
  try {
    return await retryOnDeadlock(async () => {
      result = await run();
      const aborted = result.errors?.find(({ originalError }) => isTransient(originalError));
      if (!aborted || !context.prepareRetry()) return result;
      throw aborted.originalError!;
    });
  } catch (error) {
    return result ?? formatFailure(error);
  }
}

async function inTransaction(
  context: RequestContext,
  { readOnly, onReplica }: Mode,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  try {
    await context.begin(readOnly, onReplica);
    const result = await run();
    // The result contains the first error already.
    if (result.errors?.length) await context.db.rollback().catch(() => undefined);
    else if (readOnly)
      context.db.commit().catch((error: unknown) => logFailedCommit(context, error));
    else {
      await context.db.commit();
      context.rememberWrite();
      await context.flushEvents();
    }
    if (context.viewer) context.app.sessionUses.add(context.viewer);
    return result;
  } catch (error) {
    await context.db.rollback().catch(() => undefined);
    return formatFailure(error);
  }
}

/** The response to a query does not wait for its commit, because no write can be lost. */
function logFailedCommit({ log }: RequestContext, err: unknown): void {
  log.warn({ err }, 'read-only transaction did not end cleanly');
}

type Run = (
  context: RequestContext,
  variables: Record<string, unknown> | undefined,
) => Promise<ExecutionResult>;

/** Compiles a document when it arrives for the second time, so that documents sent once are not compiled. */
class CompiledDocuments {
  private readonly compiled = new LRUCache<string, CompiledQuery>({ max: maxCachedDocuments });
  private readonly seen = new LRUCache<string, true>({ max: maxCachedDocuments });

  constructor(private readonly schema: GraphQLSchema) {}

  runner(document: DocumentNode, key: string, operationName: string | null): Run {
    const { schema } = this;
    const interpreted: Run = async (contextValue, variableValues) =>
      execute({ schema, document, contextValue, variableValues, operationName });
    const compiled = this.compiled.get(key) ?? this.compileIfSeen(document, key, operationName);
    if (!compiled) return interpreted;
    return async (context, variables) => {
      const result = await compiled.query(undefined, context, variables ?? {});
      // Nothing ran because a variable does not fit its type. The interpreting executor names the invalid part.
      return result.data === undefined ? interpreted(context, variables) : result;
    };
  }

  private compileIfSeen(
    document: DocumentNode,
    key: string,
    operationName: string | null,
  ): CompiledQuery | undefined {
    if (!this.seen.delete(key)) {
      this.seen.set(key, true);
      return undefined;
    }
    const compiled = compileQuery(this.schema, document, operationName ?? undefined);
    if (!isCompiledQuery(compiled)) return undefined;
    this.compiled.set(key, compiled);
    return compiled;
  }
}
