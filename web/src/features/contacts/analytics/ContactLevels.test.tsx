import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContactLevelsDocument } from '../../../generated/graphql.ts';
import { aReporting } from '../reporting/reporting.factory.ts';
import { answer, refuse } from '../../../testing/server.ts';
import { ben, noor, renderAnalytics, table } from './analytics.factory.tsx';

describe('contacts of a person', () => {
  it('finds the person by search', async () => {
    const { user, people, address } = renderAnalytics();
    const field = screen.getByRole('combobox', { name: 'Person' });
    await user.click(field);
    await user.type(field, 'noo');
    await waitFor(() => expect(people.at(-1)).toEqual({ search: 'noo' }));
    await user.click(await screen.findByRole('option', { name: 'Noor (E-Noor, Sales)' }));
    expect(address()).toBe(`/dashboard/acme/analytics?person=${noor.id}`);
    expect(await screen.findByRole('region', { name: /^Primary contacts/ })).toBeVisible();
    expect(field).toHaveValue('Noor (E-Noor, Sales)');
  });

  it('shows levels 1, 2 and 3 of the trace in the range', async () => {
    const { traced } = renderAnalytics(`?person=${noor.id}&from=2026-01-05&to=2026-01-09`);
    const primary = await screen.findByRole('region', { name: 'Primary contacts 2' });
    expect(
      within(primary)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual([expect.stringContaining('Ana'), expect.stringContaining('Ben')]);
    expect(table('Secondary contacts 1').getByText('Cleo')).toBeVisible();
    expect(table('Tertiary contacts 1').getByText('Dev')).toBeVisible();
    expect(traced).toEqual([
      {
        employee: { id: noor.id },
        from: '2026-01-04T16:00:00.000Z',
        until: '2026-01-09T16:00:00.000Z',
      },
    ]);
    expect(screen.getByRole('combobox', { name: 'Person' })).toHaveValue('Noor');
  });

  it('shows that contacts are not known if the phone reported nothing', async () => {
    renderAnalytics(`?person=${noor.id}`);
    answer(ContactLevelsDocument, {
      trace: {
        person: { id: noor.id, name: 'Noor', code: 'E-Noor' },
        from: '2026-01-02T16:00:00.000Z',
        until: '2026-01-07T03:00:00.000Z',
        exposures: [],
        reporting: aReporting({ phone: 'SILENT', recordedBy: [] }),
      },
    });
    const primary = await screen.findByRole('region', { name: 'Primary contacts' });
    expect(within(primary).getByText('Not known: the phone reported nothing')).toBeVisible();
    expect(screen.queryByText('Nobody on these days')).toBeNull();
  });

  it('filters by a primary contact, and links to their tracing', async () => {
    const { user, address } = renderAnalytics(`?person=${noor.id}`);
    await user.click(await screen.findByRole('button', { name: /^Ben/ }));
    expect(address()).toContain(`through=${ben.id}`);
    expect(screen.getByRole('button', { name: /^Ben/ })).toHaveAttribute('aria-pressed', 'true');
    expect(table('Secondary contacts 0').getByText('Nobody on these days')).toBeVisible();
    expect(table('Tertiary contacts 0').getByText('Nobody on these days')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Trace Ben with all evidence' }));
    expect(address()).toBe(`/dashboard/acme/tracing/${ben.id}`);
  });

  it('ends the range now at the latest', async () => {
    const { traced } = renderAnalytics(`?person=${noor.id}`);
    await screen.findByRole('region', { name: /^Primary contacts/ });
    expect(Date.parse(traced[0]?.until ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('shows that nobody has this id', async () => {
    renderAnalytics('?person=77');
    refuse(ContactLevelsDocument, { code: 'NOT_FOUND', message: 'Not found' });
    expect(await screen.findByRole('heading', { name: 'Person not found' })).toBeVisible();
  });
});
