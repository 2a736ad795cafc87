import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CaseRoomsDocument } from '../../../../generated/graphql.ts';
import { loseConnection } from '../../../../testing/server.ts';
import { aCase, answerCase, renderCase } from '../cases.factory.tsx';
import { answerRooms, aSharedRoom } from './coverage.factory.ts';

const measles = aCase({ disease: 'MEASLES' });
const answerMeasles = () =>
  answerCase(measles, [
    { code: 'MEASLES', isNearnessEnough: false, note: 'It spreads by the air of a room.' },
  ]);

describe('people in the same room as a case', () => {
  it('lists room, camera, first and last time and minutes if the disease spreads beyond proximity', async () => {
    answerMeasles();
    const former = { name: 'Former employee', code: null, department: null, phone: null };
    answerRooms(measles, [
      aSharedRoom(),
      aSharedRoom({
        person: { ...aSharedRoom().person, ...former, id: 'gone' },
        cameraCode: null,
        minutes: 70,
      }),
    ]);
    renderCase();
    const table = within(await screen.findByRole('table', { name: 'In the same room' }));
    const [, ben, gone] = table.getAllByRole('row').map((row) => within(row));
    expect(ben!.getByRole('link', { name: 'Ben Ng' })).toBeVisible();
    expect(ben!.getByText('Canteen')).toBeVisible();
    expect(ben!.getByText('1-04 · canteen-1')).toBeVisible();
    expect(ben!.getByText('+65 8123 4567')).toHaveAttribute('href', 'tel:+6581234567');
    expect(ben!.getByText('Mon 5 May 2025, 11:00')).toBeVisible();
    expect(ben!.getByText('Tue 6 May 2025, 11:12')).toBeVisible();
    expect(ben!.getByText('9 min')).toBeVisible();
    expect(gone!.getByText('Former employee')).toBeVisible();
    expect(gone!.queryByRole('link')).toBeNull();
    expect(gone!.getByText('1-04 · deleted camera')).toBeVisible();
    expect(gone!.getByText('1 h 10 min')).toBeVisible();
  });

  it('explains that they are not known if no camera identified the person', async () => {
    answerMeasles();
    answerRooms(measles, []);
    renderCase();
    expect(
      await screen.findByText(/^No camera identified Anna Li in the window, so/),
    ).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    answerMeasles();
    loseConnection(CaseRoomsDocument);
    const { user } = renderCase();
    expect(
      await screen.findByText('The people in the same room could not be loaded.'),
    ).toBeVisible();
    answerRooms(measles, [aSharedRoom()]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('1-04 · canteen-1')).toBeVisible();
  });

  it('sends no request if the disease spreads by proximity', async () => {
    answerCase(aCase());
    renderCase();
    expect(await screen.findByText(/reported on every day of the window/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'In the same room' })).toBeNull();
  });
});
