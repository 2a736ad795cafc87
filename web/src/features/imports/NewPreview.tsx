import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { messageOf } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import { icons } from '../../components/tokens.ts';
import { useNameColumnsMutation, type ImportPage_ImportFragment } from '../../generated/graphql.ts';

/** Compares the file with the directory once more, the columns named as they are. */
export function NewPreview({ import: work }: { import: ImportPage_ImportFragment }) {
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
      Make a new preview
    </Button>
  );
}
