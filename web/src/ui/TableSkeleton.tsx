import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { texts } from './texts.ts';

/** Placeholder of a table, in its expected size. */
export function TableSkeleton({ rows = 10, columns = 6 }: { rows?: number; columns?: number }) {
  return (
    <Stack gap={0} component="output">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_row, row) => (
        <Group
          key={row}
          wrap="nowrap"
          gap="lg"
          h={45}
          style={{ borderBottom: '1px solid var(--vc-border)' }}
        >
          {Array.from({ length: columns }, (_column, column) => (
            // Varying widths look like text.
            <Skeleton
              key={column}
              h={10}
              w={`${(100 / columns) * (0.45 + (((row * 7 + column * 5) % 6) / 6) * 0.5)}%`}
            />
          ))}
        </Group>
      ))}
    </Stack>
  );
}
