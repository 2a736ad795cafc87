import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PersonTimelineDocument } from '../../../generated/graphql.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { loseConnection } from '../../../testing/server.ts';
import { aFollowUp, anAct, answerFollowUps } from '../../cases/follow-up/follow-up.factory.tsx';
import { EmployeePage } from './EmployeePage.tsx';
import {
  anna,
  announce,
  announceFollowUps,
  announceTimeline,
  findEvents,
  render,
} from './person.factory.tsx';

const person = anna({
  health: null,
  createdAt: '2019-01-01T01:00:00.000Z',
  cases: [
    {
      id: '01900000-0000-7000-8000-0000000000c3',
      number: 3,
      disease: 'COVID_19',
      classification: 'CONFIRMED',
      outcome: 'RECOVERED',
      openedAt: '2019-05-02T01:00:00.000Z',
      closedAt: '2019-05-12T01:00:00.000Z',
    },
  ],
  statusHistory: [
    {
      id: '01900000-0000-7000-8000-00000000b002',
      isPositive: true,
      positiveDate: '2019-05-01',
      changedAt: '2019-05-02T01:00:01.000Z',
      changedBy: 'admin@acme.test',
      change: null,
    },
  ],
});

const followUp = aFollowUp({
  name: 'Anna Li',
  disease: 'MEASLES',
  state: 'RELEASED',
  nextStep: null,
  dueAt: null,
  exposures: [
    {
      caseNumber: 12,
      foundAt: null,
      level: 1,
      exposedAt: '2019-06-01T01:00:00.000Z',
      lastExposedAt: '2019-06-01T01:25:00.000Z',
      minutes: 25,
      source: 'MOBILE',
      isOwnPhoneOnly: false,
    },
  ],
  acts: [
    anAct({ kind: 'INFORMED', channel: 'CALL', at: '2019-06-02T01:00:00.000Z' }),
    anAct({
      kind: 'TESTED',
      test: 'PCR',
      result: 'NEGATIVE',
      day: '2019-06-08',
      at: '2019-06-08T01:00:00.000Z',
      undoneAt: '2019-06-08T02:00:00.000Z',
    }),
  ],
  notices: [
    {
      id: '01900000-0000-7000-8000-00000000d001',
      kind: 'EXPOSURE',
      state: 'READ',
      detail: 'DAY',
      subject: 'A message from Acme',
      text: 'You may have been near somebody.',
      sentAt: '2019-06-03T01:00:00.000Z',
      deliveredAt: null,
      readAt: null,
    },
  ],
});

const everything = () => {
  announce(person);
  answerFollowUps([]);
  announceFollowUps([followUp]);
  announceTimeline({
    contests: {
      items: [
        {
          id: '01900000-0000-7000-8000-0000000000e1',
          person: { id: person.id, name: 'Anna Li', code: 'E7', isDeleted: false },
          other: null,
          source: 'MOBILE',
          from: '2019-06-01T01:00:00.000Z',
          until: '2019-06-01T02:00:00.000Z',
          reason: 'PHONE_LEFT_BEHIND',
          note: 'In the locker',
          state: 'IN_FORCE',
          contestedAt: '2019-06-04T01:00:00.000Z',
          contestedBy: 'anna@acme.test',
          confirmedAt: null,
          confirmedBy: null,
          takenBackAt: null,
          takenBackBy: null,
          requestId: null,
        },
      ],
    },
    employeeReports: {
      items: [
        {
          id: '01900000-0000-7000-8000-0000000000f1',
          kind: 'SYMPTOMS',
          field: null,
          value: null,
          day: '2019-05-01',
          disease: 'COVID_19',
          result: null,
          note: 'Fever',
          reportedAt: '2019-05-01T01:00:00.000Z',
          state: 'ACCEPTED',
          caseNumber: 3,
        },
      ],
    },
  });
};

const aFieldChange = (fields: string[]) => ({
  id: '01900000-0000-7000-8000-0000000000a9',
  at: '2019-07-01T01:00:00.000Z',
  by: 'dora@acme.test',
  fields,
});

const titles = async () =>
  (await findEvents()).map((event) => event.querySelector('p')?.textContent);

describe('timeline of a person', () => {
  it('lists everything that happened, the latest first, with links to it', async () => {
    everything();
    render();
    await screen.findByText('A message from Acme', { exact: false });
    expect(await titles()).toEqual([
      'Tested: Measles',
      'Contact contested: Anna Li and everybody',
      'Notice read: Measles',
      'Informed: Measles',
      'Exposed by case C-12: Measles',
      'Case C-3, COVID-19: closed',
      'Marked positive, since 1/5/2019',
      'Case C-3, COVID-19: opened',
      'Symptoms since Wed 1 May 2019: COVID-19',
      'Added to the directory',
    ]);
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Exposed by case C-12: Measles')).toHaveAttribute(
      'href',
      '/dashboard/acme/cases/12',
    );
    expect(link('Informed: Measles')).toHaveAttribute(
      'href',
      `/dashboard/acme/follow-up?show=all&details=measles.${followUp.person.id}`,
    );
    expect(link('Added to the directory')).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E7#details',
    );
    for (const event of await findEvents())
      expect(within(event).getByRole('link')).toHaveAccessibleName(
        event.querySelector('p')!.textContent,
      );
    expect(link('Contact contested: Anna Li and everybody')).toHaveAttribute(
      'href',
      '/dashboard/acme/follow-up/contests?state=in-force',
    );
    expect(link('Symptoms since Wed 1 May 2019: COVID-19')).toHaveAttribute(
      'href',
      '/dashboard/acme/cases/3',
    );
    const [tested] = await findEvents();
    expect(tested!.querySelector('p')).toHaveStyle({ textDecoration: 'line-through' });
    expect(tested).toHaveTextContent(/PCR, negative, on Sat 8 Jun 2019, by anna@acme\.test$/u);
  });

  it('shows one kind, which the address keeps', async () => {
    everything();
    const { user, address } = render();
    await findEvents();
    await user.selectOptions(screen.getByLabelText('Show'), 'Cases');
    expect(address()).toBe('/dashboard/acme/emp/E7?events=case');
    const entries = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole(
      'listitem',
    );
    expect(entries.map((entry) => entry.querySelector('p')?.textContent)).toEqual([
      'Case C-3, COVID-19: closed',
      'Case C-3, COVID-19: opened',
    ]);
    await user.selectOptions(screen.getByLabelText('Show'), 'Phone');
    expect(screen.getByText('Nothing has happened yet.')).toBeVisible();
  });

  it('unfolds a long one', async () => {
    announce(person);
    answerFollowUps([]);
    announceFollowUps([{ ...followUp, acts: Array.from({ length: 30 }, () => anAct()) }]);
    const { user } = render();
    const more = await screen.findByRole('button', { name: 'Show all 36 entries' });
    await user.click(more);
    expect(await findEvents()).toHaveLength(36);
  });

  it('names the changed fields of the directory, and nothing about health without health:read', async () => {
    announce({
      ...person,
      changes: [aFieldChange(['department', 'dateOfBirth'])],
    });
    const asked = announceTimeline();
    renderScreen(<EmployeePage />, {
      path: '/dashboard/:companyName/emp/:employeeId',
      at: '/dashboard/acme/emp/E7',
      session: aSession({}, ['employee:read']),
    });
    await screen.findByRole('region', { name: 'Timeline' });
    expect(await titles()).toEqual([
      'Changed: department, date of birth',
      'Added to the directory',
    ]);
    const [changed] = await findEvents();
    expect(changed).toHaveTextContent(/by dora@acme\.test$/u);
    expect(within(changed!).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E7#details',
    );
    expect(asked).toEqual([]);
  });

  it('links a change of the directory to the form for members who may edit', async () => {
    announce({ ...person, changes: [aFieldChange(['name'])] });
    const { user, address } = render('?events=directory');
    await user.click(await screen.findByRole('link', { name: 'Changed: name' }));
    expect(address()).toBe('/dashboard/acme/emp/E7?events=directory&dialog=edit');
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText(/^Name/u)).toHaveValue('Anna Li');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(address()).toBe('/dashboard/acme/emp/E7?events=directory'));
  });

  it('links a changed app code to the phone for members who may not edit', async () => {
    announce({ ...person, changes: [aFieldChange(['password'])] });
    renderScreen(<EmployeePage />, {
      path: '/dashboard/:companyName/emp/:employeeId',
      at: '/dashboard/acme/emp/E7',
      session: aSession({}, ['employee:read']),
    });
    expect(await screen.findByRole('link', { name: 'Changed: app code' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E7#phone',
    );
  });

  it('is loaded again on “Try again”', async () => {
    everything();
    loseConnection(PersonTimelineDocument);
    const { user } = render();
    expect(await screen.findByText('The timeline could not be loaded.')).toBeVisible();
    announceTimeline();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await titles()).toContain('Added to the directory');
  });
});
