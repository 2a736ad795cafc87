import { Skeleton, Stack } from '@mantine/core';
import { TableSkeleton } from '../../components/TableSkeleton.tsx';

/** The page while the person is being looked up. */
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
