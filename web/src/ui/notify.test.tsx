import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { passTime } from '../testing/pass-time.ts';
import { notifyFailure, notifySuccess } from './notify.tsx';

it.each([
  ['that something worked', notifySuccess],
  ['that something failed', notifyFailure],
])('an alert %s hides after 6 seconds', async (_, notify) => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
  act(() => notify('Company activated!'));
  await passTime(5_900);
  expect(screen.getByText('Company activated!')).toBeVisible();
  // It fades out.
  await passTime(1_000);
  expect(screen.queryByText('Company activated!')).toBeNull();
});

it('shows a repeated failure for another 6 seconds', async () => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
  act(() => notifyFailure('It failed again'));
  await passTime(5_500);
  act(() => notifyFailure('It failed again'));
  await passTime(5_000);
  expect(screen.getByText('It failed again')).toBeVisible();
});

it('shows the same failure once at a time', async () => {
  vi.useFakeTimers();
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
  act(() => {
    notifyFailure('It failed');
    notifyFailure('It failed');
    notifyFailure('Something else failed');
  });
  await passTime(1_000);
  expect(screen.getAllByText('It failed')).toHaveLength(1);
  expect(screen.getByText('Something else failed')).toBeVisible();
});
