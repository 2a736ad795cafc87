import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { messageOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { icons } from '../../../ui/tokens.ts';
import {
  NewPreview_ImportFragmentDoc,
  useNameColumnsMutation,
  type NewPreview_ImportFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Compares the file with the directory again, with the same columns. */
export function NewPreview({ import: from }: { import: FragmentType<NewPreview_ImportFragment> }) {
  const { data: work } = useSuspenseFragment({ fragment: NewPreview_ImportFragmentDoc, from });
  const [compare, { loading }] = useNameColumnsMutation({
    onError: (error) => notifyFailure(messageOf(error)),
  });
  const columns = work.columns.map(({ index, field }) => ({ index, field }));
  return (
    <Button
      loading={loading}
      leftSection={<IconRefresh {...icons.md} />}
      onClick={() =>
        void compare({ variables: { id: work.id, identifyBy: work.identifyBy, columns } })
      }
    >
      {texts.makeNewPreview}
    </Button>
  );
}
