import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { passTime } from '../testing/pass-time.ts';
import { notifyUndoable, UndoNotice } from './UndoNotice.tsx';

let made = 0;

/** Shows a notice, and returns the calls of its undo. */
const show = (isWorking = true): string[] => {
  const undone: string[] = [];
  made += 1;
  const id = `change-${made}`;
  render(
    <MantineProvider env="test">
      <Notifications />
    </MantineProvider>,
  );
  act(() =>
    notifyUndoable(
      id,
      <UndoNotice
        id={id}
        message="2 employees deleted"
        onUndo={async () => {
          undone.push(id);
          return isWorking;
        }}
      />,
    ),
  );
  return undone;
};

const undoButton = () => screen.getByRole('button', { name: 'Undo' });

beforeEach(() => void vi.useFakeTimers());

describe('a notice with an undo button', () => {
  it('hides after ten seconds', async () => {
    show();
    await passTime(9_900);
    expect(screen.getByText('2 employees deleted')).toBeVisible();
    await passTime(1_000);
    expect(screen.queryByText('2 employees deleted')).toBeNull();
  });

  it.each([
    [
      'the pointer',
      () => fireEvent.mouseEnter(screen.getByRole('alert')),
      () => fireEvent.mouseLeave(screen.getByRole('alert')),
    ],
    ['the keyboard focus', () => undoButton().focus(), () => undoButton().blur()],
  ])('stays while %s is on it', async (_, enter, leave) => {
    show();
    await passTime(5_000);
    act(enter);
    await passTime(30_000);
    expect(undoButton()).toBeVisible();
    act(leave);
    await passTime(12_000);
    expect(screen.queryByText('2 employees deleted')).toBeNull();
  });

  it('can be pressed again if it could not be undone', async () => {
    const undone = show(false);
    await act(async () => undoButton().click());
    await act(async () => undoButton().click());
    expect(undone).toHaveLength(2);
  });

  it('hides once it is undone', async () => {
    const undone = show();
    await act(async () => undoButton().click());
    await passTime(1_000);
    expect(undone).toHaveLength(1);
    expect(screen.queryByText('2 employees deleted')).toBeNull();
  });
});
