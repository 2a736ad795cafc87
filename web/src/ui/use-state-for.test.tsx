import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStateFor } from './use-state-for.ts';

const renderNames = () =>
  renderHook(({ search }) => useStateFor<string[]>(search, (last) => (last ? ['new'] : [])), {
    initialProps: { search: 'a' },
  });

it('keeps the value of the same key, and starts over with another one', () => {
  const { result, rerender } = renderNames();
  act(() => result.current[1]((names) => [...names, 'Ana']));
  rerender({ search: 'a' });
  expect(result.current[0]).toEqual(['Ana']);
  rerender({ search: 'b' });
  expect(result.current[0]).toEqual(['new']);
});

it('ignores an update that was begun for an older key', () => {
  const { result, rerender } = renderNames();
  const [, updateLate] = result.current;
  rerender({ search: 'b' });
  act(() => updateLate(() => ['Ana']));
  expect(result.current[0]).toEqual(['new']);
});
