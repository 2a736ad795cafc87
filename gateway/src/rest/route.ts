import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Permission } from '../access/permissions.js';
import type { FailureStatus } from './openapi/failures.js';
import type { JsonSchema } from './openapi/json-schema.js';

/** What a row may read of a request. Everything in it is the client's word and unchecked. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  /** The file of a row that takes one, as a value of the scalar; an empty one where none came. */
  file: unknown;
}

/** A row of the REST contract: a path that runs a GraphQL document. */
export interface Route {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  status: 200 | 201;
  document: TypedDocumentNode<unknown, Record<string, unknown>>;
  variables(request: RestRequest): Record<string, unknown>;
  body(data: unknown, publicUrl: string): Record<string, unknown>;
  /** The field of a form that carries a file; absent: the row takes JSON. */
  file?: string;
  /** Describes the row in place of its document's field. */
  description?: string;
  /** Maximum page size of this row, in place of the schema's. */
  maxPageSize?: number;
  /** What a caller needs in place of the permission of the document's field. */
  permission?: Permission;
  /** Describes the request; the document's variables check it. */
  request?: {
    params?: Record<string, JsonSchema>;
    querystring?: Record<string, JsonSchema>;
    body?: JsonSchema;
  };
  /** Describes the properties of the answer beside `success`. */
  answer: Record<string, JsonSchema>;
  /** Refusals of this row beside those of every row of its kind. */
  failures?: readonly FailureStatus[];
}

/**
 * Variables as a client sent them: their types are checked when the document runs, by the schema.
 * The names are checked here.
 */
type Unchecked<Variables> = { [Name in keyof Variables]: unknown };

interface Row<Data, Variables, Body> extends Pick<
  Route,
  'description' | 'file' | 'request' | 'failures' | 'maxPageSize' | 'permission'
> {
  status: 200 | 201;
  document: TypedDocumentNode<Data, Variables>;
  variables?: (request: RestRequest) => Unchecked<Variables>;
  body: (data: Data, publicUrl: string) => Body;
  answer: { [Name in keyof Body]: JsonSchema };
}

/** Builds a row from 'METHOD /path'. */
export function route<Data, Variables, Body extends Record<string, unknown>>(
  at: `${Route['method']} /${string}`,
  { document, variables, body, ...more }: Row<Data, Variables, Body>,
): Route {
  const [method, path] = at.split(' ') as [Route['method'], string];
  return {
    method,
    path,
    ...more,
    document: document as Route['document'],
    variables: (request) => ({ ...variables?.(request) }),
    body: (data, publicUrl) => body(data as Data, publicUrl),
  };
}

/** A number that an old client may have sent as text; a blank one is absent. What is neither goes on as it is, to be refused. */
export function numberIn(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return Number.isFinite(Number(text)) ? Number(text) : value;
}
