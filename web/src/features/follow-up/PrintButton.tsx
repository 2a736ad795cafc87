import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { notifyFailure } from '../../components/notify.tsx';
import { icons } from '../../components/tokens.ts';
import {
  FollowUpPageDocument,
  type FollowUpPageQueryVariables,
  type FollowUpRow_FollowUpFragment,
} from '../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** The gateway's maximum. */
const rowsPerRequest = 100;

interface Props {
  /** The list that is shown; all its pages are printed. */
  variables: FollowUpPageQueryVariables;
  onLoaded: (rows: FollowUpRow_FollowUpFragment[]) => void;
}

/** Loads all pages of the list for printing. */
export function PrintButton({ variables, onLoaded }: Props) {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);
  const load = async (): Promise<void> => {
    setLoading(true);
    try {
      const rows = new Map<string, FollowUpRow_FollowUpFragment>();
      for (let page = 1; ; page += 1) {
        // One after the other: a list of thousands must not take all connections.
        // oxlint-disable-next-line no-await-in-loop
        const { data } = await client.query({
          query: FollowUpPageDocument,
          variables: { ...variables, page, pageSize: rowsPerRequest },
          fetchPolicy: 'network-only',
        });
        const { items, total } = data!.followUps;
        for (const row of items) rows.set(row.id, row);
        if (items.length === 0 || page * rowsPerRequest >= total) break;
      }
      onLoaded([...rows.values()]);
    } catch {
      notifyFailure(texts.printFailed);
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter {...icons.md} />}
      loading={isLoading}
      onClick={() => void load()}
    >
      {texts.print}
    </Button>
  );
}
