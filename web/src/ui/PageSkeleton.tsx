import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { texts } from './texts.ts';

/** Placeholder while the code of a page loads. */
export function PageSkeleton() {
  return (
    <Stack component="output" gap="md" p="lg">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton h={24} w={220} />
      <Skeleton h={12} w={320} />
      <Skeleton h={200} mt="md" radius="md" />
    </Stack>
  );
}
