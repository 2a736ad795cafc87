import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Expects that only the dialog's own button takes a secret off the screen. */
export const expectOnlyButtonCloses = async (user: UserEvent, secret: string): Promise<void> => {
  await user.keyboard('{Escape}');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(secret)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
};
