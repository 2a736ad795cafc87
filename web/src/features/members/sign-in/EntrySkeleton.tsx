import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';

/** Shown on an entry screen while its link is checked. */
export function EntrySkeleton({ label }: { label: string }) {
  return (
    <Stack component="output" gap="lg">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton h={42} mt="lg" />
      <Skeleton h={42} />
    </Stack>
  );
}
