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
import { publicError } from './public-error.js';
import { hasFailedOnReplica, mayReadOnReplica } from './replica-reads.js';
import { rootFields } from './root-fields.js';
import { replicaReads } from '../observability/metrics.js';
import { inOperationSpan } from '../observability/spans.js';
import { findInvalidVariable } from './variables.js';

/** Maximum documents that are kept compiled, and maximum that are remembered as seen once. */
const maxCachedDocuments = 500;

/**
 * Runs operations in place of Apollo's executor: compiled where the document has come before, and always inside the
 * request's one transaction. It is committed before the answer leaves and rolled back when anything failed, so what
 * is acknowledged is stored and what failed left nothing behind.
 */
export function executionPlugin(schema: GraphQLSchema): ApolloServerPlugin<RequestContext> {
  const documents = new CompiledDocuments(schema);
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
          // No such operation in the document: Apollo Server says so itself.
          if (!operation) return null;
          const run = documents.runner(
            document,
            `${queryHash}:${operationName ?? ''}`,
            operationName,
          );
          const readOnly = operation.operation === OperationTypeNode.QUERY;
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) return overWebsocket();
          const fields = rootFields(document, operation);
          const onReplica = readOnly && mayReadOnReplica(schema, fields);
          contextValue.isAlone = fields.length === 1;
          const strange = findInvalidVariable(schema, operation, request.variables);
          const result: ExecutionResult = strange
            ? { errors: [strange] }
            : await inOperationSpan(operation.operation, operationName, () =>
                runOnReplicaOrPrimary(contextValue, { readOnly, onReplica }, () =>
                  run(contextValue, request.variables),
                ),
              );
          const errors = result.errors?.map((error) =>
            publicError(error, contextValue.log, contextValue.caller.requestId),
          );
          const headers = new HeaderMap();
          const retryAfter = errors?.find((error) => error.extensions?.retryAfterSeconds)
            ?.extensions?.retryAfterSeconds;
          if (typeof retryAfter === 'number') headers.set('retry-after', String(retryAfter));
          return {
            // Nothing of it was done: whoever stands between may send it again.
            http: { headers, status: errors?.some(isAway) ? 503 : undefined },
            body: { kind: 'single', singleResult: errors ? { ...result, errors } : result },
          };
        },
      };
    },
  };
}

/** A subscription would be answered once, as if it were a query. */
function overWebsocket(): GraphQLResponse {
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

/** Repeats a query on the primary if it fails on the replica for a reason that the primary does not share. */
async function runOnReplicaOrPrimary(
  context: RequestContext,
  mode: Mode,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const result = await inTransaction(context, mode, run);
  if (!context.isOnReplica || !hasFailedOnReplica(result)) return result;
  replicaReads.inc({ outcome: 'failed' });
  context.log.info({ err: result.errors?.[0] }, 'a query is repeated on the primary');
  context.forgetLoaded();
  return inTransaction(context, { readOnly: true, onReplica: false }, run);
}

async function inTransaction(
  context: RequestContext,
  { readOnly, onReplica }: Mode,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  try {
    await context.begin(readOnly, onReplica);
    const result = await run();
    // It has failed already: a rollback that fails too, on a connection that was lost, says nothing new.
    if (result.errors?.length) await context.db.rollback().catch(() => undefined);
    else if (readOnly) context.db.commit().catch((error: unknown) => logEnd(context, error));
    else {
      await context.db.commit();
      context.noteWrite();
      await context.flushEvents();
    }
    return result;
  } catch (error) {
    await context.db.rollback().catch(() => undefined);
    const originalError = error instanceof Error ? error : new Error(String(error));
    return { errors: [new GraphQLError(originalError.message, { originalError })] };
  }
}

/** What was only read is answered before its transaction has ended, for there is nothing left to fail. */
function logEnd({ log }: RequestContext, err: unknown): void {
  log.warn({ err }, 'a transaction that only read did not end well');
}

type Run = (
  context: RequestContext,
  variables: Record<string, unknown> | undefined,
) => Promise<ExecutionResult>;

/** Compiles a document when it comes for the second time, so that nobody makes us compile for ever. */
class CompiledDocuments {
  private readonly compiled = new LRUCache<string, CompiledQuery>({ max: maxCachedDocuments });
  private readonly seen = new LRUCache<string, true>({ max: maxCachedDocuments });

  constructor(private readonly schema: GraphQLSchema) {}

  runner(document: DocumentNode, key: string, operationName: string | null): Run {
    const { schema } = this;
    const plainly: Run = async (contextValue, variableValues) =>
      execute({ schema, document, contextValue, variableValues, operationName });
    const compiled = this.compiled.get(key) ?? this.compileIfSeen(document, key, operationName);
    if (!compiled) return plainly;
    return async (context, variables) => {
      const result = await compiled.query(undefined, context, variables ?? {});
      // Nothing ran: a variable does not fit its type. The plain executor says which part of it.
      return result.data === undefined ? plainly(context, variables) : result;
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
