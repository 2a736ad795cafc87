import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { passTime } from '../../testing/pass-time.ts';
import { useDate, useNow, useTimeOfChange } from './clock.ts';

// 23:59:20 in Singapore.
const start = Date.parse('2026-11-21T15:59:20Z');
const show = (milliseconds: number) => new Date(milliseconds).toISOString().slice(11, 19);

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] }));

function Now() {
  return <p>{show(useNow())}</p>;
}

it('changes with each minute, by one timer for all components', async () => {
  const { unmount } = render(
    <>
      <Now />
      <Now />
    </>,
  );
  expect(screen.getAllByText('15:59:00')).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(1);
  await passTime(40_000);
  expect(screen.getAllByText('16:00:00')).toHaveLength(2);
  await passTime(60_000);
  expect(screen.getAllByText('16:01:00')).toHaveLength(2);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('catches up when a page is shown whose timers were delayed', () => {
  render(<Now />);
  vi.setSystemTime(start + 8 * 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('23:59:00')).toBeVisible();
});

it('renders again at midnight in the zone, and not before', async () => {
  const rendered = vi.fn<() => void>();
  function Today() {
    rendered();
    return <p>{useDate('Asia/Singapore')}</p>;
  }
  render(<Today />);
  await passTime(39_000);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(screen.getByText('21/11/2026')).toBeVisible();
  await passTime(1_000);
  expect(screen.getByText('22/11/2026')).toBeVisible();
  await passTime(600_000);
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('keeps the minute of the last change of a key', async () => {
  function Asked({ days }: { days: string }) {
    return <p>{show(useTimeOfChange(days))}</p>;
  }
  const { rerender } = render(<Asked days="2" />);
  await passTime(60_000);
  rerender(<Asked days="2" />);
  expect(screen.getByText('15:59:00')).toBeVisible();
  rerender(<Asked days="7" />);
  expect(screen.getByText('16:00:00')).toBeVisible();
});
