import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aBreachHistory } from './breach-history.factory.ts';
import { longDay, shiftDay, todayIn } from '../../../lib/dates/dates.ts';
import {
  BreachesDocument,
  CurrentFiguresDocument,
  PhonesWithProblemsDocument,
} from '../../../generated/graphql.ts';
import { captureSavedFiles } from '../../../testing/saved-files.ts';
import { aSession } from '../../../testing/render.tsx';
import { answer, answerFile, loseConnection, loseFile } from '../../../testing/server.ts';
import { aCoverage, answerInsights, currentFigures, renderInsights } from './insights.factory.tsx';

const today = todayIn('Asia/Singapore');
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('current figures', () => {
  it('show the indicator with its coverage, people active, and pass-key', async () => {
    answerInsights();
    const { user } = renderInsights();
    const indicator = await region('Safety Indicator');
    expect(
      await indicator.findByText('9 of 12 people active in the last 24 hours had no breach'),
    ).toBeVisible();
    expect(
      indicator.getByText('Not included: 3 silent phones and 5 people without the app'),
    ).toBeVisible();
    const active = await region('Number of people active (Last 2 hrs)');
    expect(active.getByRole('link', { name: '11' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp?activity=active',
    );
    await user.click(screen.getByRole('button', { name: 'Copy the pass-key' }));
    expect(await navigator.clipboard.readText()).toBe('acme-key');
    expect(screen.getByText(new RegExp(`^${longDay(today)}\\.`))).toBeVisible();
  });

  it('show which phones report, and link to phones with problems', async () => {
    const { phones } = answerInsights();
    const { user, address } = renderInsights();
    const troubles = within(
      await screen.findByRole('list', { name: 'Phones to look after, by problem' }),
    );
    expect(troubles.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Silent: 3',
      'Bluetooth off: 2',
      'Old app version: 4',
    ]);
    expect(screen.getByText('5 of 45 people never signed in to the app.')).toBeVisible();
    await user.click(troubles.getByRole('button', { name: 'Old app version: 4' }));
    expect(address()).toBe('/dashboard/acme/insights?trouble=old_app');
    await waitFor(() => expect(phones.at(-1)).toMatchObject({ trouble: 'OLD_APP', page: 1 }));
  });

  it('link what reports to the lists, for those who may read them', async () => {
    answerInsights();
    const { unmount } = renderInsights();
    const listAddresses = async () => {
      const reports = await region('Who reports');
      await reports.findByText('5 of 45 people never signed in to the app.');
      return reports.queryAllByRole('link').map((link) => link.getAttribute('href'));
    };
    expect(await listAddresses()).toEqual(['/dashboard/acme/emp?activity=last_day']);
    unmount();
    renderInsights('', aSession({}, ['figures:read']));
    expect(await listAddresses()).toEqual([]);
  });

  it('load again on “Try again”', async () => {
    answerInsights();
    loseConnection(CurrentFiguresDocument);
    const { user } = renderInsights();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(CurrentFiguresDocument, currentFigures());
    await user.click(retry);
    expect(await screen.findByText('acme-key')).toBeVisible();
  });
});

describe('a company in which no phone has signed in', () => {
  const answerNothing = () => {
    answerInsights();
    answer(CurrentFiguresDocument, {
      ...currentFigures(
        aCoverage({ people: 0, phones: 0, reported: 0, silent: 0, neverSignedIn: 0, oldApp: 0 }),
      ),
      safetyIndicator: { level: null, share: null, active: 0, withoutBreach: 0 },
      activeCount: 0,
    });
    answer(PhonesWithProblemsDocument, { troubledPhones: { items: [], total: 0 } });
  };

  it('shows no data in place of every number', async () => {
    answerNothing();
    renderInsights();
    const reports = await region('Who reports');
    expect(await reports.findByText('No phone has signed in yet.')).toBeVisible();
    expect(reports.queryByText(/0/u)).toBeNull();
    const active = await region('Number of people active (Last 2 hrs)');
    expect(active.getByText('No data yet')).toBeVisible();
    expect(active.queryByText('0')).toBeNull();
    const indicator = await region('Safety Indicator');
    expect(indicator.getByText('No phone reported in the last 24 hours.')).toBeVisible();
    expect(indicator.getByText('Nobody is in the directory yet')).toBeVisible();
  });

  it('does not call its phones healthy', async () => {
    answerNothing();
    renderInsights();
    expect(
      await screen.findByRole('heading', { name: 'No phone has signed in yet' }),
    ).toBeVisible();
    expect(screen.queryByText(/Every signed-in phone/u)).toBeNull();
  });
});

describe('breaches', () => {
  it('show phones of the last 7 days, with how many reported', async () => {
    const { breaches } = answerInsights();
    renderInsights();
    expect(await screen.findByText('12 breaches, 4 fewer than in the 7 days before')).toBeVisible();
    expect(breaches).toEqual([{ source: 'MOBILE', from: shiftDay(today, -6), to: today }]);
    expect(await screen.findByText('37 of 40 phones reported in the last 24 hours')).toBeVisible();
  });

  it('keep period and category in the address', async () => {
    const { breaches } = answerInsights();
    const { user, address } = renderInsights();
    await user.click(await screen.findByText('24 hours'));
    expect(address()).toBe('/dashboard/acme/insights?range=24h');
    expect(
      await screen.findByText('12 breaches, 4 fewer than in the 24 hours before'),
    ).toBeVisible();
    expect(breaches.at(-1)).toEqual({ source: 'MOBILE' });
    await user.selectOptions(screen.getByLabelText('Category'), 'Computer Vision');
    expect(address()).toBe('/dashboard/acme/insights?range=24h&category=camera');
    await waitFor(() => expect(breaches.at(-1)).toEqual({ source: 'CAMERA' }));
    expect(screen.getByText(/^No camera has been added yet/)).toBeVisible();
  });

  it('read custom days from the address', async () => {
    const { breaches } = answerInsights();
    renderInsights('?range=own&from=2026-01-05&to=2026-01-05');
    expect(await screen.findByText('12 breaches, 4 fewer than on the day before')).toBeVisible();
    expect(breaches).toEqual([{ source: 'MOBILE', from: '2026-01-05', to: '2026-01-05' }]);
    expect(screen.getByRole('combobox', { name: 'From' })).toHaveValue('5/1/2026');
  });

  it('show how many cameras reported for the camera category', async () => {
    answerInsights();
    answer(CurrentFiguresDocument, currentFigures(aCoverage({ cameras: 4, camerasReported: 3 })));
    renderInsights('?category=camera');
    expect(await screen.findByText('3 of 4 cameras reported in the last 24 hours')).toBeVisible();
  });

  it('show that counting is under way', async () => {
    answerInsights();
    answer(BreachesDocument, { breachHistory: aBreachHistory({ isStale: true }) });
    renderInsights();
    expect(await screen.findByText('Updating')).toBeVisible();
  });

  it('load again on “Try again”', async () => {
    answerInsights();
    loseConnection(BreachesDocument);
    const { user } = renderInsights();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answer(BreachesDocument, { breachHistory: aBreachHistory() });
    await user.click(retry);
    expect(await screen.findByText(/^12 breaches/)).toBeVisible();
  });
});

describe('phones to look after', () => {
  it('are listed with their problems, and link to their owners', async () => {
    const { phones } = answerInsights();
    const { user, address } = renderInsights('?page=2');
    const table = within(await screen.findByRole('table', { name: 'Phones to look after' }));
    expect(phones).toEqual([{ trouble: null, page: 2, pageSize: 10 }]);
    expect(table.getAllByRole('row')[1]).toHaveTextContent(
      /^AnaE-Ana · SalesSilentMon 5 Jan, 09:00Google Pixel 8, 163\.1\.4$/,
    );
    expect(table.getAllByRole('row')[2]).toHaveTextContent('Never');
    await user.click(table.getByRole('link', { name: 'Ana' }));
    expect(address()).toBe('/dashboard/acme/emp?search=E-Ana');
  });

  it('can be filtered by problem', async () => {
    const { phones } = answerInsights();
    const { user, address } = renderInsights('?page=2');
    await screen.findByRole('table', { name: 'Phones to look after' });
    await user.selectOptions(screen.getByLabelText('Problem'), 'Bluetooth off');
    expect(address()).toBe('/dashboard/acme/insights?trouble=bluetooth_off');
    await waitFor(() =>
      expect(phones.at(-1)).toEqual({ trouble: 'BLUETOOTH_OFF', page: 1, pageSize: 10 }),
    );
  });

  it('show an empty list, and an error', async () => {
    answerInsights();
    loseConnection(PhonesWithProblemsDocument);
    const { user } = renderInsights();
    expect(await screen.findByText('The phones to look after could not be loaded.')).toBeVisible();
    answer(PhonesWithProblemsDocument, { troubledPhones: { items: [], total: 0 } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No phone to look after' })).toBeVisible();
  });
});

describe('Export App status CSV', () => {
  it('saves the gateway’s file', async () => {
    answerInsights();
    const asked = answerFile('/api/healths/export', 'app_status_2026-01-05.csv', 'id,bluetooth');
    const saved = captureSavedFiles();
    const { user } = renderInsights();
    await user.click(await screen.findByRole('button', { name: 'Export App status CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked).toEqual(['/api/healths/export']);
    expect(saved[0]!.name).toBe('app_status_2026-01-05.csv');
    expect(await saved[0]!.content.text()).toBe('id,bluetooth');
  });

  it('shows an error if it fails', async () => {
    const saved = captureSavedFiles();
    answerInsights();
    loseFile('/api/healths/export');
    const { user } = renderInsights();
    await user.click(await screen.findByRole('button', { name: 'Export App status CSV' }));
    expect(await screen.findByText(/^The export could not be made/)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
