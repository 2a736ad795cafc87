import { readEmptyRequest } from '../../src/rest/openapi/requests.js';
import { routes } from '../../src/rest/routes.js';
import type { ContractRow } from './row.js';

/** How a request is read. */
type RequestShape = 'query' | 'path' | 'JSON' | 'no body' | 'records' | 'form';

/** Returns 'GET /camera/{}', whatever the parts of the path are called. */
export const namelessCall = (call: string): string => call.replace(/:\w+|\{\w+\}/g, '{}');

const routesByCall = new Map(
  routes.map((route) => [namelessCall(`${route.method} ${route.path}`), route]),
);

function shapeOf({ call }: ContractRow): RequestShape {
  const route = routesByCall.get(namelessCall(call));
  if (!route) throw new Error(`${call} is not in the route table`);
  if (route.file !== undefined) return 'form';
  if (route.takesRecords) return 'records';
  const isEmpty = readEmptyRequest(route).read.size === 0;
  if (route.method === 'GET') return isEmpty ? 'path' : 'query';
  return isEmpty ? 'no body' : 'JSON';
}

/**
 * Samples the first, the middle and the last row of each shape, by default of the request. Rows of a shape share their parser, so faults of requests
 * are tried on these instead of on every row.
 */
export function sampleRows(
  rows: readonly ContractRow[],
  getShape: (row: ContractRow) => string = shapeOf,
): ContractRow[] {
  const groups = [...Map.groupBy(rows, getShape).values()];
  return groups.flatMap((group) => {
    const middle = Math.floor(group.length / 2);
    return group.filter((_, index) => [0, middle, group.length - 1].includes(index));
  });
}
