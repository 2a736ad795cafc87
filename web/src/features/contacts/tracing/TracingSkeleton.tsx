import { Skeleton, Stack } from '@mantine/core';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';

/** Shown while the person is loading. */
export function TracingSkeleton() {
  return (
    <>
      <Stack gap="sm" mb="xl" aria-hidden>
        <Skeleton h={24} w={240} />
        <Skeleton h={12} w={320} maw="100%" />
      </Stack>
      <TableSkeleton rows={8} columns={4} />
    </>
  );
}
