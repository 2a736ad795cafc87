import type { ApolloClient } from '@apollo/client';
import {
  AllFollowUpsDocument,
  type FollowUpPageQueryVariables,
  type FollowUpRow_FollowUpFragment,
} from '../../generated/graphql.ts';

/** Rows per request: the gateway's limit. */
const rowsPerRequest = 100;

/** Loads all pages of a list, up to a number of rows. */
export const loadAll = async (
  client: ApolloClient,
  { filter, order }: FollowUpPageQueryVariables,
  maxRows = Infinity,
): Promise<FollowUpRow_FollowUpFragment[]> => {
  const rows = new Map<string, FollowUpRow_FollowUpFragment>();
  for (let page = 1; ; page += 1) {
    // Sequential, so that a list of thousands does not occupy all connections.
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await client.query({
      query: AllFollowUpsDocument,
      variables: { filter: filter ?? null, order, page },
      fetchPolicy: 'network-only',
    });
    const { items, total } = data!.followUps;
    for (const row of items) rows.set(row.id, row);
    if (items.length === 0 || page * rowsPerRequest >= Math.min(total, maxRows)) break;
  }
  return [...rows.values()].slice(0, maxRows);
};
