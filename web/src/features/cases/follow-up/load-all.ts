import type { ApolloClient } from '@apollo/client';
import {
  fetchAllFollowUps,
  type FollowUpPageQueryVariables,
  type FollowUpRow_FollowUpFragment,
} from '../../../generated/graphql.ts';

/** Rows per request: the gateway's limit. */
const rowsPerRequest = 100;

/** Reads of a list that keeps changing. */
const maxReads = 3;

/** Loads all pages of a list, up to a number of rows. Reads it again if it has changed meanwhile: rows then move between its pages, past the next one. */
export const loadAll = async (
  client: ApolloClient,
  variables: FollowUpPageQueryVariables,
  maxRows = Infinity,
): Promise<FollowUpRow_FollowUpFragment[]> => {
  for (let read = 1; ; read += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { rows, hasChanged } = await readPages(client, variables, maxRows);
    if (!hasChanged || read === maxReads) return rows;
  }
};

const readPages = async (
  client: ApolloClient,
  { filter, order }: FollowUpPageQueryVariables,
  maxRows: number,
): Promise<{ rows: FollowUpRow_FollowUpFragment[]; hasChanged: boolean }> => {
  const rows = new Map<string, FollowUpRow_FollowUpFragment>();
  const totals = new Set<number>();
  let read = 0;
  for (let page = 1; ; page += 1) {
    // Sequential, so that a list of thousands does not occupy all connections.
    // oxlint-disable-next-line no-await-in-loop
    const { followUps } = await fetchAllFollowUps(client, { filter: filter ?? null, order, page });
    const { items, total } = followUps;
    for (const row of items) rows.set(row.id, row);
    read += items.length;
    totals.add(total);
    if (items.length === 0 || page * rowsPerRequest >= Math.min(total, maxRows)) break;
  }
  return {
    rows: [...rows.values()].slice(0, maxRows),
    hasChanged: totals.size > 1 || rows.size < read,
  };
};
