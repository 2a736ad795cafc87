import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { type Column, ListTable } from './ListTable.tsx';
import { OpenButton } from './OpenButton.tsx';

interface Room {
  id: string;
  name: string;
  floor: string;
}

const rooms: Room[] = [
  { id: '1', name: 'Canteen', floor: 'Ground floor' },
  { id: '2', name: 'Laboratory', floor: 'Second floor' },
];

const render = (onOpen?: (room: Room) => void) => {
  const columns: Column<Room>[] = [
    {
      key: 'name',
      title: 'ROOM',
      render: (room) => <OpenButton onOpen={() => onOpen?.(room)}>{room.name}</OpenButton>,
    },
    { key: 'floor', title: 'FLOOR', visibleFrom: 'sm', render: ({ floor }) => floor },
  ];
  return renderScreen(<ListTable columns={columns} rows={rooms} {...(onOpen && { onOpen })} />, {
    path: '/',
    at: '/',
  });
};

describe('ListTable', () => {
  it('shows a column title for each column and a row for each item', () => {
    render();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'ROOM',
      'FLOOR',
    ]);
    expect(
      within(screen.getByRole('row', { name: /Canteen/u })).getByText('Ground floor'),
    ).toBeVisible();
  });

  it('opens a row on a click anywhere on it', async () => {
    const onOpen = vi.fn<(room: Room) => void>();
    const { user } = render(onOpen);
    await user.click(screen.getByText('Second floor'));
    expect(onOpen.mock.calls).toEqual([[rooms[1]]]);
  });

  it('opens a row once when Enter is pressed on its button', async () => {
    const onOpen = vi.fn<(room: Room) => void>();
    const { user } = render(onOpen);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onOpen.mock.calls).toEqual([[rooms[0]]]);
  });

  it('hides title and cells of a column on screens narrower than it needs', () => {
    render();
    for (const cell of [
      screen.getByRole('columnheader', { name: 'FLOOR' }),
      ...screen.getAllByRole('cell', { name: /floor/u }),
    ])
      expect(cell).toHaveClass('mantine-visible-from-sm');
    expect(screen.getByRole('columnheader', { name: 'ROOM' })).not.toHaveClass(
      'mantine-visible-from-sm',
    );
  });
});
