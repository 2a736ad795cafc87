import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Permission } from '../access/permissions.js';
import type { FailureStatus } from './openapi/failures.js';
import type { JsonSchema } from './openapi/json-schema.js';

/** A request before validation. */
export interface RestRequest {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  /** The file of a form, as a value of the Upload scalar; an empty file if none was sent. */
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
  /** Form field of the file; undefined: the row takes JSON. */
  file?: string;
  /** Description, by default that of the document's field. */
  description?: string;
  /** Allows a body with room for 1000 records; others are at most 64 KB. */
  takesRecords?: true;
  /** Maximum page size, by default the schema's. */
  maxPageSize?: number;
  /** Signs in to the company where the account has been a member the longest, since old clients cannot choose. */
  entersOldestCompany?: true;
  /** Required permission, by default that of the document's field. */
  permission?: Permission;
  /**
   * Describes what the document's variables do not: keywords to add to a field, or the whole schema of one that old clients send in another way.
   * A field that no variable has is required unless it may be null.
   */
  fields?: Record<string, JsonSchema>;
  /** Describes the properties of the response besides `success`. */
  answer: Record<string, JsonSchema>;
  /** Statuses in addition to those of every row of its kind. */
  failures?: readonly FailureStatus[];
}

/** Variables with checked names. Their types are checked when the document runs. */
type Unchecked<Variables> = { [Name in keyof Variables]: unknown };

interface Row<Data, Variables, Body> extends Pick<
  Route,
  | 'description'
  | 'entersOldestCompany'
  | 'fields'
  | 'file'
  | 'failures'
  | 'maxPageSize'
  | 'permission'
  | 'takesRecords'
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

/** Reads a number that old clients may send as a text. A blank text counts as absent; the schema refuses other values. */
export function readNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  return Number.isFinite(Number(text)) ? Number(text) : value;
}
