import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PersonFollowUpsDocument } from '../../../generated/graphql.ts';
import { openLiveGateway } from '../../../testing/live-gateway.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import {
  aFollowUp,
  anAct,
  answerActs,
  answerFollowUps,
} from '../../cases/follow-up/follow-up.factory.tsx';
import { EmployeePage } from './EmployeePage.tsx';
import { anna, announce, announceFollowUps, region, render } from './person.factory.tsx';

const negative = anna({
  isPositive: false,
  positiveDate: null,
  positiveSince: null,
  statusHistory: [],
});
const name = 'Anna Li';
const head = async () =>
  within((await screen.findByRole('heading', { level: 1, name })).parentElement!);

describe('follow-up of a person', () => {
  it('says what to do now, until when the person stays at home and why, and how they were told', async () => {
    announce(negative);
    answerFollowUps([]);
    announceFollowUps([
      aFollowUp({ name }),
      aFollowUp({
        name,
        disease: 'MEASLES',
        state: 'IN_QUARANTINE',
        nextStep: 'RELEASE',
        dueAt: '2099-01-15T16:00:00.000Z',
        quarantineUntil: '2099-01-15',
        informedAt: '2026-01-05T02:00:00.000Z',
        acts: [anAct({ kind: 'INFORMED', channel: 'CALL' })],
      }),
    ]);
    render();
    await screen.findByRole('region', { name: 'Follow-up' });
    const box = region('Follow-up');
    expect(box.getByText('Inform Anna Li about the exposure: COVID-19')).toBeVisible();
    expect(box.getByText('Nothing to do: Anna Li stays at home because of Measles')).toBeVisible();
    expect(box.getAllByText(/because of 25 min with case C-12/u)).toHaveLength(2);
    expect(box.getByText('Thu 15 Jan 2099')).toBeVisible();
    expect(box.getByText('Not yet')).toBeVisible();
    expect(box.getByText('By phone, by anna@acme.test')).toBeVisible();
  });

  it('stands beside a negative status', async () => {
    announce(negative);
    answerFollowUps([]);
    announceFollowUps([aFollowUp({ name, state: 'IN_QUARANTINE', nextStep: 'RELEASE' })]);
    render();
    const title = await head();
    expect(await title.findByText('In quarantine')).toBeVisible();
    expect(title.getByText('NEGATIVE')).toBeVisible();
  });

  it('is known before a negative status is shown', async () => {
    announce(negative);
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer(PersonFollowUpsDocument, { followUps: { items: [] } }, { until: () => until });
    render();
    const title = await head();
    expect(title.queryByText('NEGATIVE')).toBeNull();
    release();
    expect(await title.findByText('NEGATIVE')).toBeVisible();
  });

  it('adds an act as the work list does', async () => {
    announce(negative);
    answerFollowUps([]);
    const row = aFollowUp({ name });
    announceFollowUps([row]);
    const sent = answerActs();
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Add a note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a note: Anna Li' }));
    await user.type(dialog.getByRole('textbox', { name: /Note/u }), 'Called');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { input: expect.objectContaining({ followUpIds: [row.id], kind: 'NOTE', note: 'Called' }) },
      ]),
    );
  });

  it('is not asked for by roles that may not read it', async () => {
    announce(negative);
    const asked = announceFollowUps([aFollowUp({ name })]);
    renderScreen(<EmployeePage />, {
      path: '/dashboard/:companyName/emp/:employeeId',
      at: '/dashboard/acme/emp/E7',
      session: aSession({}, ['employee:read']),
    });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(asked).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Follow-up' })).toBeNull();
  });

  it('appears when a case exposes the person', async () => {
    const { received, sockets } = openLiveGateway();
    announce(negative);
    answerFollowUps([]);
    render();
    await screen.findByText('NEGATIVE');
    await waitFor(() => expect(received.map(({ type }) => type)).toContain('subscribe'));
    announceFollowUps([aFollowUp({ name })]);
    sockets[0]!.move('CASES');
    expect(await screen.findByRole('region', { name: 'Follow-up' })).toBeVisible();
  });

  it('is loaded again on “Try again”, and no negative status is shown until then', async () => {
    announce(negative);
    loseConnection(PersonFollowUpsDocument);
    const { user } = render();
    expect(await screen.findByText('The follow-up could not be loaded.')).toBeVisible();
    expect(screen.queryByText('NEGATIVE')).toBeNull();
    announceFollowUps([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('NEGATIVE')).toBeVisible();
  });
});
