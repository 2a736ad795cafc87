import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { PlainTable } from './PlainTable.tsx';

function Rows() {
  const [rows, setRows] = useState(['Lobby']);
  return rows.map((room) => (
    <tr key={room} onClick={() => setRows([...rows, 'Canteen'])}>
      <th scope="row">{room}</th>
      <td>12</td>
    </tr>
  ));
}

const renderTable = (isStacked: boolean) =>
  renderScreen(
    <PlainTable isStacked={isStacked} aria-label="Rooms">
      <thead>
        <tr>
          <th scope="col">Room</th>
          <th scope="col">Meetings</th>
        </tr>
      </thead>
      <tbody>
        <Rows />
      </tbody>
    </PlainTable>,
    { path: '/', at: '/' },
  );

const readRoles = () =>
  [...screen.getByRole('table', { name: 'Rooms' }).querySelectorAll('*')].map((part) =>
    part.getAttribute('role'),
  );

it('sets the roles of stacked tables and of rows added later', async () => {
  const { user } = renderTable(true);
  await screen.findByText('Lobby');
  const head = ['rowgroup', 'row', 'columnheader', 'columnheader', 'rowgroup'];
  expect(readRoles()).toEqual([...head, 'row', 'rowheader', 'cell']);
  await user.click(screen.getByText('Lobby'));
  await waitFor(() =>
    expect(readRoles()).toEqual([...head, 'row', 'rowheader', 'cell', 'row', 'rowheader', 'cell']),
  );
  expect(screen.getByRole('table')).toHaveAttribute('role', 'table');
});

it('sets no roles in other tables', async () => {
  renderTable(false);
  await screen.findByText('Lobby');
  expect(new Set(readRoles())).toEqual(new Set([null]));
});
