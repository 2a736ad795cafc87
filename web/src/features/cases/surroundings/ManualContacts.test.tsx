import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  AddManualContactDocument,
  type ManualContacts_CaseFragment,
  PersonSelectDocument,
  WithdrawManualContactDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { aSession } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import {
  aCase,
  aClosedCase,
  anEntry,
  anna,
  answerCase,
  renderCase,
} from '../register/cases.factory.tsx';

type Contact = ManualContacts_CaseFragment['manualContacts'][number];

const ben = anEmployee({ name: 'Ben Ng', code: 'E8', department: 'Sales' });

/** Anna's report that she met Ben for 25 minutes at 10:00 in the company's time zone. */
const aContact = (overrides: Partial<Contact> = {}): Contact => ({
  id: 'k1',
  person: ben,
  visitor: null,
  startedAt: '2025-05-05T02:00:00.000Z',
  endedAt: '2025-05-05T02:25:00.000Z',
  minutes: 25,
  informant: anna,
  informantName: '',
  note: 'At lunch',
  addedAt: '2025-05-06T02:00:00.000Z',
  addedBy: 'officer@acme.test',
  ...overrides,
});

const vera = { name: 'Vera Visitor', phone: '+6581234567', company: 'Harbour Foods' };

const section = async () =>
  within(await screen.findByRole('region', { name: 'Contacts added by hand' }));
const dialog = async () => within(await screen.findByRole('dialog'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-05-10T04:00:00Z') });
  answer(PersonSelectDocument, { employees: { items: [ben], total: 1 } });
});

describe('contacts added by hand', () => {
  it('show the person met, the time, the informant and who added it', async () => {
    answerCase(aCase({ manualContacts: [aContact()] }));
    renderCase();
    const table = within(await (await section()).findByRole('table'));
    expect(table.getByRole('link', { name: 'Ben Ng' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    const row = table.getAllByRole('row')[1]!;
    expect(row).toHaveTextContent('Mon 5 May, 10:00–10:25');
    expect(row).toHaveTextContent('Anna LiAt lunchadded Tue 6 May, 10:00 by officer@acme.test');
    expect(table.queryByText('Outside the infectious window')).toBeNull();
  });

  it('mark a contact outside the infectious window, and a visitor with a phone number', async () => {
    const early = { startedAt: '2025-04-20T02:00:00.000Z', endedAt: '2025-04-20T02:25:00.000Z' };
    answerCase(
      aCase({
        manualContacts: [
          aContact({ id: 'k2', ...early, informant: null, informantName: 'Reception' }),
          aContact({ id: 'k3', ...early, person: null, visitor: vera }),
        ],
      }),
    );
    renderCase();
    const contacts = await section();
    expect(await contacts.findAllByText('Outside the infectious window')).toHaveLength(1);
    expect(contacts.getByText('Reception')).toBeVisible();
    expect(contacts.getByText('Visitor from Harbour Foods, to be called')).toBeVisible();
    expect(contacts.getByRole('link', { name: '+6581234567' })).toHaveAttribute(
      'href',
      'tel:+6581234567',
    );
  });

  it('can be changed, like the log, only by roles that may', async () => {
    answerCase(aCase({ manualContacts: [aContact()] }));
    renderCase('12', aSession({}, ['case:read', 'follow-up:read']));
    const contacts = await section();
    expect(await contacts.findByText('Ben Ng')).toBeVisible();
    expect(contacts.queryByRole('button')).toBeNull();
    const entries = within(await screen.findByRole('region', { name: 'Log of the case' }));
    expect(entries.queryByRole('button')).toBeNull();
  });

  it('can be added only to open cases', async () => {
    answerCase(aClosedCase());
    renderCase();
    expect(
      await (await section()).findByText(/^No contacts were added by hand\. To add/),
    ).toBeVisible();
    expect((await section()).queryByRole('button', { name: 'Add contact' })).toBeNull();
  });

  it('appear in the log without an undo button', async () => {
    const { id, person, startedAt, minutes } = aContact();
    const manualContact = { id, person, visitor: null, startedAt, minutes };
    const log = [
      anEntry({ id: 'e2', act: 'CONTACT_ADDED', changes: [], manualContact }),
      anEntry(),
    ];
    answerCase(aCase({ log }));
    renderCase();
    const entries = within(await screen.findByRole('region', { name: 'Log of the case' }));
    expect(await entries.findByText('Contact added by hand')).toBeVisible();
    expect(entries.getByText('Ben Ng, Mon 5 May, 10:00, 25 min')).toBeVisible();
    expect(entries.getAllByRole('button')).toHaveLength(1);
  });
});

type User = ReturnType<typeof renderCase>['user'];

const openDialog = async (user: User) => {
  await user.click(await (await section()).findByRole('button', { name: 'Add contact' }));
  return dialog();
};

/** Enters 25 minutes from 10:00 on 5 May. */
const enterTimes = async (user: User) => {
  const form = await dialog();
  await user.type(await form.findByLabelText('Start'), '5/5/2025');
  await user.type(form.getByLabelText('Start, hours'), '10');
  await user.type(form.getByLabelText('Start, minutes'), '00');
  await user.type(form.getByRole('textbox', { name: 'Minutes' }), '25');
};

describe('adding a contact', () => {
  it('sends the person, the informant and the time of the company', async () => {
    answerCase(aCase());
    const after = aCase({ manualContacts: [aContact()] });
    const asked = loseOnce(AddManualContactDocument, { addManualContact: after });
    const { user } = renderCase();
    const form = await openDialog(user);
    await user.click(form.getByRole('combobox', { name: 'Person' }));
    await user.click(await screen.findByRole('option', { name: /Ben Ng/ }));
    await enterTimes(user);
    await user.type(form.getByLabelText('Note (optional)'), 'At lunch');
    answerCase(after);
    await user.click(form.getByRole('button', { name: 'Add contact' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await (await section()).findByText('At lunch')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          caseId: aCase().id,
          who: { employee: { id: ben.id } },
          startedAt: '2025-05-05T02:00:00.000Z',
          minutes: 25,
          informant: { employee: { id: anna.id } },
          note: 'At lunch',
        },
      },
    ]);
  });

  it('shows missing values, and the gateway’s errors at their fields', async () => {
    answerCase(aCase());
    const message = 'This contact has been added already, with the same times';
    refuse(AddManualContactDocument, {
      code: 'CONFLICT',
      message,
      fields: [{ field: 'startedAt', message }],
    });
    const { user } = renderCase();
    const form = await openDialog(user);
    await user.click(form.getByText('Visitor'));
    await user.click(form.getByRole('button', { name: 'Add contact' }));
    for (const missing of [
      'Please enter the name of the visitor',
      'Please enter phone number',
      'Please enter day and time',
      'Please enter 1 to 1440 minutes',
    ])
      expect(await form.findByText(missing)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Name' }), vera.name);
    await user.type(form.getByRole('textbox', { name: 'Phone number' }), vera.phone);
    await enterTimes(user);
    await user.click(form.getByRole('button', { name: 'Add contact' }));
    expect(await form.findByText(message)).toBeVisible();
  });
});

describe('removing a contact', () => {
  it('asks for confirmation, and shows why the gateway refuses', async () => {
    answerCase(aCase({ manualContacts: [aContact()] }));
    const message = 'This contact was withdrawn already';
    refuse(WithdrawManualContactDocument, { code: 'CONFLICT', message });
    const { user } = renderCase();
    const name = 'Remove the contact with Ben Ng';
    await user.click(await (await section()).findByRole('button', { name }));
    const question = await dialog();
    expect(
      question.getByText(/^The contact between Anna Li and Ben Ng will no longer count/),
    ).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByText(message)).toBeVisible();
  });

  it('can be tried again after the connection was lost', async () => {
    answerCase(aCase({ manualContacts: [aContact()] }));
    loseConnection(WithdrawManualContactDocument);
    const { user } = renderCase();
    const name = 'Remove the contact with Ben Ng';
    await user.click(await (await section()).findByRole('button', { name }));
    const question = await dialog();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await question.findByRole('alert')).toBeVisible();
    const asked = loseOnce(WithdrawManualContactDocument, { withdrawManualContact: aCase() });
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(asked).toEqual([{ id: 'k1' }]));
  });

  it('removes the contact from the list', async () => {
    answerCase(aCase({ manualContacts: [aContact()] }));
    const asked = answer(WithdrawManualContactDocument, { withdrawManualContact: aCase() });
    const { user } = renderCase();
    const name = 'Remove the contact with Ben Ng';
    await user.click(await (await section()).findByRole('button', { name }));
    answerCase(aCase());
    await user.click((await dialog()).getByRole('button', { name: 'Remove' }));
    expect(await (await section()).findByText('No contacts were added by hand.')).toBeVisible();
    await waitFor(() => expect(asked).toEqual([{ id: 'k1' }]));
  });
});
