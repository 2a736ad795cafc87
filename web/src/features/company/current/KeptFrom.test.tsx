import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { KeptFrom } from './KeptFrom.tsx';

const render = (from: string, keptFrom: string | null) =>
  renderScreen(
    <main>
      <KeptFrom from={from} />
    </main>,
    { path: '/', at: '/', keptFrom },
  );

it('warns if a range starts before the oldest kept records', () => {
  render('2026-10-21', '2026-10-22');
  expect(screen.getByText('Records before 22/10/2026 are no longer kept.')).toBeVisible();
});

it.each([
  ['2026-10-22', '2026-10-22'],
  ['2026-11-01', '2026-10-22'],
  ['2020-01-01', null],
])('says nothing of days from %s where records are kept from %s', (from, keptFrom) => {
  render(from, keptFrom);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
