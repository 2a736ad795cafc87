import { Group, Loader, Tooltip } from '@mantine/core';
import { texts } from './texts.ts';

/** Marks numbers that do not include the latest records yet. */
export function RefreshingBadge() {
  return (
    <Tooltip label={texts.newRecords}>
      <Group
        component="span"
        display="inline-flex"
        gap={6}
        ml={8}
        c="dimmed"
        fz="xs"
        style={{ whiteSpace: 'nowrap' }}
      >
        <Loader size={10} color="gray" aria-hidden />
        {texts.refreshing}
      </Group>
    </Tooltip>
  );
}
