import { IconChartBar, IconUsers } from '@tabler/icons-react';
import { screen, waitFor } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderRoutes } from '../../testing/render.tsx';
import { Sidebar, type Place } from './Sidebar.tsx';

const places: Place[] = [
  { label: 'People', icon: IconUsers, to: '/people' },
  { label: 'Charts', icon: IconChartBar, to: '/charts', alsoAt: '/drawings' },
];

/** The charts page never finishes loading. */
const renderSidebar = (at: string) =>
  renderRoutes(
    [
      {
        element: (
          <>
            <Sidebar places={places} />
            <Outlet />
          </>
        ),
        children: [
          { path: '/people/*', element: <h1>People</h1> },
          { path: '/peoples', element: <h1>Peoples</h1> },
          { path: '/drawings/:id', element: <h1>Drawing</h1> },
          { path: '/charts', lazy: () => new Promise(() => {}) },
        ],
      },
    ],
    at,
  );

const listMarked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent === 'page' || link.dataset['active'] !== undefined)
    .map((link) => link.textContent);

describe('Sidebar', () => {
  it.each(['/people', '/people/E-1', '/People'])('marks People at %s', (at) => {
    renderSidebar(at);
    expect(listMarked()).toEqual(['People']);
  });

  it('marks a link at the further pages that belong to it', () => {
    renderSidebar('/drawings/7');
    expect(listMarked()).toEqual(['Charts']);
  });

  it('marks no link for a path that only starts with the same letters', () => {
    renderSidebar('/peoples');
    expect(listMarked()).toEqual([]);
  });

  it('marks only the clicked link while its page loads', async () => {
    const { user } = renderSidebar('/people');
    await user.click(screen.getByRole('link', { name: 'Charts' }));
    expect(screen.getByRole('heading', { name: 'People' })).toBeVisible();
    await waitFor(() => expect(listMarked()).toEqual(['Charts']));
  });
});
