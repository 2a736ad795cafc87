import type { Shape } from './shapes.js';
import type { Who, World } from './world.js';

/** A request that succeeds. */
export interface Sample {
  /** Values of the path's parameters. */
  params?: Record<string, string>;
  query?: string;
  /** Every documented field of the body. */
  body?: Record<string, unknown>;
  form?: FormData;
  /** Whose request it is, where not the world's own one of the kind. */
  headers?: Record<string, string>;
}

/** A row of the contract. */
export interface ContractRow {
  /** As the contract writes it. */
  call: string;
  /** Those who may; a visitor: anybody. */
  who: readonly Who[];
  status: 200 | 201;
  /** Makes a new valid request for each call. */
  sample(world: World, who: Who): Sample | Promise<Sample>;
  /** The body beside `success` and `message`. */
  answer(who: Who): Record<string, Shape>;
  /** Fields without which a body is refused, as the refusal names them. */
  required?: readonly string[];
  /** Statuses that a body with a field of another type may get beside success and 400. */
  otherwise?: readonly number[];
  /** Objects that the parts of the path name. */
  names?: { param: string; kind: 'camera' | 'company' | 'employee' };
}

/** Returns the path of a sample: 'GET /employee/conta/{employeeId}' with its values. */
export function callOf(
  { call }: Pick<ContractRow, 'call'>,
  { params = {}, query }: Sample,
): string {
  const filled = call.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  return query === undefined ? filled : `${filled}?${query}`;
}
