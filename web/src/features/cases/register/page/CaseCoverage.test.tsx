import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CaseCoverageDocument } from '../../../../generated/graphql.ts';
import { anEmployee } from '../../../../testing/factories.ts';
import { loseConnection } from '../../../../testing/server.ts';
import { aCase, anna, answerCase, renderCase } from '../cases.factory.tsx';
import { answerCoverage, answerRooms, aSharedRoom } from './coverage.factory.ts';

const days = ([...phones]: ('REPORTED' | 'SILENT' | 'BLUETOOTH_OFF' | 'DELETED')[]) =>
  phones.map((phone, index) => ({ day: `2025-05-0${index + 2}`, phone }));

describe('the coverage of a case', () => {
  it("lists the silent days of the person's phone, and colleagues to ask with their numbers", async () => {
    answerCase(aCase());
    answerCoverage(aCase(), {
      days: days(['SILENT', 'SILENT', 'REPORTED', 'SILENT', 'BLUETOOTH_OFF']),
      colleagues: 12,
      silentColleagues: {
        total: 2,
        items: [
          {
            person: anEmployee({ name: 'Ben Ng', code: 'E8', phone: '8123 4567' }),
            phone: 'SILENT',
            silentSince: '2025-04-28T02:10:00.000Z',
          },
          { person: anEmployee({ name: 'Chen Wu' }), phone: 'BLUETOOTH_OFF', silentSince: null },
        ],
      },
    });
    renderCase();
    expect(
      await screen.findByText(
        /^The phone of Anna Li reported nothing on 3 of 5 days: Fri 2 May 2025 to Sat 3 May 2025, Mon 5 May 2025\. Bluetooth was off on the phone of Anna Li on 1 of 5 days: Tue 6 May 2025\. Please ask Anna Li/,
      ),
    ).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Coverage' }));
    expect(section.getByRole('link', { name: `+65 ${anna.phone}` })).toHaveAttribute(
      'href',
      `tel:+65${anna.phone}`,
    );
    expect(
      section.getByText(/^The phones of 2 of 12 colleagues could detect nobody/),
    ).toBeVisible();
    expect(section.getByRole('link', { name: 'Show whom to ask' })).toHaveAttribute(
      'href',
      '#people-to-ask',
    );
    const table = within(screen.getByRole('table', { name: 'Colleagues to ask' }));
    const [, ben, chen] = table.getAllByRole('row').map((row) => within(row));
    expect(ben!.getByRole('link', { name: 'Ben Ng' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    expect(ben!.getByRole('link', { name: '+65 8123 4567' })).toHaveAttribute(
      'href',
      'tel:+6581234567',
    );
    expect(ben!.getByText('Mon 28 Apr 2025, 10:10')).toBeVisible();
    expect(chen!.getByText('never reported')).toBeVisible();
    expect(chen!.getByText('Bluetooth off')).toBeVisible();
  });

  it('calls days deleted whose records are deleted, and says nothing else about them', async () => {
    answerCase(aCase());
    const days = ['2025-05-02', '2025-05-03'].map((day) => ({ day, phone: 'DELETED' as const }));
    answerCoverage(aCase(), { days });
    renderCase();
    expect(
      await screen.findByText(
        /^The records of 2 of 2 days are deleted: Fri 2 May 2025 to Sat 3 May 2025\. .* Please ask Anna Li about these days/,
      ),
    ).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Coverage' }));
    expect(section.queryByText(/^The phones? of/)).toBeNull();
  });

  it.each([
    [['DELETED', 'DELETED', 'SILENT'], 'Records of 2 of 3 days are deleted'],
    [['SILENT', 'BLUETOOTH_OFF', 'REPORTED'], 'Own phone could detect nobody on 2 of 3 days'],
    [['REPORTED'], 'All phones reported'],
  ] as const)('folds the days %j on a phone to "%s"', async (phones, line) => {
    answerCase(aCase());
    answerCoverage(aCase(), { days: days([...phones]) });
    renderCase();
    expect(await screen.findByText(line)).toBeInTheDocument();
  });

  it('asks first who was near if most phones were silent', async () => {
    const aSilent = (name: string, department: string) => ({
      person: anEmployee({ name, department }),
      phone: 'SILENT' as const,
      silentSince: null,
    });
    answerCase(aCase());
    answerCoverage(aCase(), {
      colleagues: 2996,
      silentColleagues: {
        total: 2995,
        items: [aSilent('Ben Ng', 'Kitchen'), aSilent('Chen Wu', 'Sales')],
      },
    });
    answerRooms(aCase(), [aSharedRoom()]);
    const { user } = renderCase();
    expect(
      await screen.findByText(
        /^Too few phones to trace: those of 2,995 of 2,996 colleagues .* Please ask Anna Li first, then the own department and whoever was in the same room\.$/,
      ),
    ).toBeVisible();
    expect(await screen.findByRole('table', { name: 'In the same room' })).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Colleagues to ask' }));
    expect(table.getByText('Ben Ng')).toBeVisible();
    expect(table.queryByText('Chen Wu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 2,995' }));
    const all = within(screen.getByRole('table', { name: 'Colleagues to ask' }));
    expect(all.getByText('Chen Wu')).toBeVisible();
  });

  it('shows that every phone reported', async () => {
    answerCase(aCase());
    renderCase();
    expect(
      await screen.findByText('The phone of Anna Li reported on every day of the window.'),
    ).toBeVisible();
    expect(
      screen.getByText('The phones of all 3 colleagues reported in the window.'),
    ).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Colleagues to ask' })).toBeNull();
  });

  it('links to the next page of colleagues', async () => {
    answerCase(aCase());
    const items = (name: string) => [
      { person: anEmployee({ name }), phone: 'SILENT' as const, silentSince: null },
    ];
    answerCoverage(aCase(), { silentColleagues: { total: 26, items: items('Dewi Sari') } });
    const { user } = renderCase();
    expect(await screen.findByText('Dewi Sari')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show all 26' }));
    const asked = answerCoverage(aCase(), {
      silentColleagues: { total: 26, items: items('Zoe Tan') },
    });
    await user.click(await screen.findByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Zoe Tan')).toBeVisible();
    expect(asked).toEqual([{ number: 12, page: 2 }]);
  });

  it('shows the rest of the page if the coverage cannot be loaded, and tries again', async () => {
    answerCase(aCase());
    loseConnection(CaseCoverageDocument);
    const { user } = renderCase();
    expect(await screen.findByText('The coverage could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Exposed people' })).toBeVisible();
    answerCoverage(aCase());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/reported on every day of the window/)).toBeVisible();
  });

  it('lists the first colleagues to ask, and all of them on paper', async () => {
    answerCase(aCase());
    const items = Array.from({ length: 10 }, (_, index) => ({
      person: anEmployee({ name: `Colleague ${index}` }),
      phone: 'SILENT' as const,
      silentSince: null,
    }));
    answerCoverage(aCase(), { colleagues: 40, silentColleagues: { total: 10, items } });
    renderCase();
    const table = within(await screen.findByRole('table', { name: 'Colleagues to ask' }));
    expect(table.getAllByRole('row')).toHaveLength(9);
    window.dispatchEvent(new Event('beforeprint'));
    expect(table.getAllByRole('row')).toHaveLength(11);
    window.dispatchEvent(new Event('afterprint'));
    expect(table.getAllByRole('row')).toHaveLength(9);
  });

  it('is hidden if the window is empty', async () => {
    const stored = aCase();
    answerCase({ ...stored, window: { ...stored.window, until: stored.window.from } });
    renderCase();
    expect(await screen.findByText(/^The window is empty/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Coverage' })).toBeNull());
  });
});
