import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aFollowUp,
  answerActs,
  answerDrawer,
  answerFollowUps,
  answerPreviews,
  answerUndo,
  batchId,
  renderFollowUps,
} from './follow-up.factory.tsx';

const [ben, cara, dan] = [
  aFollowUp(),
  aFollowUp({ name: 'Cara Lim' }),
  aFollowUp({ name: 'Dan Goh', owesCorrection: true, nextStep: 'CORRECT' }),
] as const;

/** Renders three people and waits for their rows. */
const renderRows = async () => {
  answerFollowUps([ben, cara, dan]);
  const rendered = renderFollowUps();
  await screen.findByRole('row', { name: /Ben Ong/ });
  const row = (name: RegExp) => screen.getByRole('row', { name });
  return { ...rendered, row, press: (keys: string) => rendered.user.keyboard(keys) };
};

const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('keyboard navigation of the work list', () => {
  it('moves between rows with arrows, j and k, with one row in the tab order', async () => {
    const { press, row } = await renderRows();
    await press('j');
    expect(row(/Ben Ong/)).toHaveFocus();
    await press('j{ArrowDown}');
    expect(row(/Dan Goh/)).toHaveFocus();
    await press('j');
    expect(row(/Dan Goh/)).toHaveFocus();
    await press('k');
    expect(row(/Cara Lim/)).toHaveFocus();
    expect(row(/Cara Lim/)).toHaveAttribute('tabindex', '0');
    expect(row(/Ben Ong/)).toHaveAttribute('tabindex', '-1');
    await press('{Home}');
    expect(row(/Ben Ong/)).toHaveFocus();
  });

  it('opens and selects the focused row', async () => {
    answerDrawer(cara);
    const { press, row } = await renderRows();
    await press('jjx');
    expect(row(/Cara Lim/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('1 selected')).toBeVisible();
    await press('x');
    expect(row(/Cara Lim/)).toHaveAttribute('aria-selected', 'false');
    await press('{Enter}');
    expect(await dialogOf('Cara Lim, COVID-19')).toBeDefined();
  });

  it.each([
    ['i', 'Inform: Ben Ong'],
    ['t', 'Tested: Ben Ong'],
    ['r', 'Released by a doctor: Ben Ong'],
    ['jji', 'Correct: Dan Goh'],
    ['xjxi', 'Inform: 2 people'],
  ])('starts an act for the row, or for the selected rows: %s', async (keys, name) => {
    answerPreviews([]);
    const { press } = await renderRows();
    await press(`j${keys}`);
    expect(await dialogOf(name)).toBeDefined();
  });

  it('undoes the last act', async () => {
    const acts = answerActs();
    const undone = answerUndo();
    const { press, user } = await renderRows();
    await press('u');
    expect(await screen.findByText('There is nothing to undo on this page.')).toBeVisible();
    await press('jr');
    const form = await dialogOf('Released by a doctor: Ben Ong');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ben Ong released')).toBeVisible();
    expect(acts).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('u');
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(undone).toEqual([{ id: batchId }]);
  });

  it('does not undo an act again that was undone from its alert', async () => {
    answerActs();
    const undone = answerUndo();
    const { press, user } = await renderRows();
    await press('jr');
    const form = await dialogOf('Released by a doctor: Ben Ong');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('u');
    expect(await screen.findByText('There is nothing to undo on this page.')).toBeVisible();
    expect(undone).toHaveLength(1);
  });

  it('does not undo while any dialog is open', async () => {
    const { press, user } = await renderRows();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await dialogOf('Print the list');
    await press('u');
    expect(screen.queryByText('There is nothing to undo on this page.')).toBeNull();
  });

  it('is off while somebody types', async () => {
    const { user } = await renderRows();
    await user.type(screen.getByRole('searchbox'), 'jitru?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('There is nothing to undo on this page.')).toBeNull();
  });

  it('is listed on a question mark', async () => {
    const { press } = await renderRows();
    await press('?');
    const help = within(await screen.findByRole('dialog', { name: 'Keys of the list' }));
    expect(help.getByText('Inform, or correct')).toBeVisible();
  });
});
