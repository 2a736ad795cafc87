import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anna, ben, cleo, announceDirectory, renderDirectory } from './directory.factory.tsx';

beforeEach(() => sessionStorage.clear());

describe('keyboard navigation of the directory', () => {
  const row = (name: string) => screen.getByRole('link', { name }).closest('tr')!;
  const arrive = async () => {
    announceDirectory([anna, ben, cleo]);
    const rendered = renderDirectory();
    await screen.findByRole('link', { name: 'Anna Li' });
    return rendered;
  };

  it('moves to the search, then to the rows, and opens one', async () => {
    const { user, address } = await arrive();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(row('Anna Li')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(row('Cleo Ong')).toHaveFocus();
    await user.keyboard('{Home}{ArrowDown}{Enter}');
    expect(address()).toBe(`/dashboard/acme/emp/${ben.code}`);
  });

  it('has one row in the tab order, with its controls', async () => {
    const { user } = await arrive();
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Escape}{End}');
    expect(row('Cleo Ong')).toHaveAttribute('tabindex', '0');
    expect(row('Anna Li')).toHaveAttribute('tabindex', '-1');
    await user.tab();
    expect(screen.getByRole('checkbox', { name: 'Select Cleo Ong' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Cleo Ong' })).toHaveFocus();
  });

  it('selects with Space, a range with Shift, the page with Ctrl+A, and clears with Escape', async () => {
    const { user } = await arrive();
    row('Anna Li').focus();
    await user.keyboard(' ');
    expect(row('Anna Li')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('3 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('3 selected')).toBeNull();
    expect(row('Ben Tan')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(row('Ben Tan')).not.toHaveFocus();
  });

  it('edits with E and returns to the row', async () => {
    const { user } = await arrive();
    row('Ben Tan').focus();
    await user.keyboard('e');
    expect(await screen.findByRole('dialog', { name: 'Edit Ben Tan' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(row('Ben Tan')).toHaveFocus());
  });

  it('lists the keys on a question mark', async () => {
    const { user } = await arrive();
    await user.keyboard('{Shift>}?{/Shift}');
    expect(await screen.findByText('Open the person')).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Open the person')).toBeNull());
  });
});
