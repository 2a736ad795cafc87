import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useGrowingCount } from './use-growing-count.ts';

it('draws many rows in pieces, until all are there', async () => {
  const drawn: number[] = [];
  renderHook(() => drawn.push(useGrowingCount(130, 40)));
  await waitFor(() => expect(drawn.at(-1)).toBe(130));
  expect([...new Set(drawn)]).toEqual([40, 80, 120, 130]);
});

it('draws few at once, and follows when they become more or less', async () => {
  const { result, rerender } = renderHook(({ total }) => useGrowingCount(total, 40), {
    initialProps: { total: 3 },
  });
  expect(result.current).toBe(3);
  rerender({ total: 60 });
  await waitFor(() => expect(result.current).toBe(60));
  rerender({ total: 10 });
  expect(result.current).toBe(10);
});
