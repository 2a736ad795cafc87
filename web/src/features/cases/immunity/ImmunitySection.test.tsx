import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  EvidenceDialogDocument,
  ImmunitySectionDocument,
  WithdrawImmunityDocument,
  type ImmunitySectionQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { ImmunitySection } from './ImmunitySection.tsx';

type Person = ImmunitySectionQuery['employee'];
type Evidence = Person['immunityEvidence'][number];

const person = { id: '01900000-0000-7000-8000-000000000777', name: 'Anna Li' };

const doses = (overrides: Partial<Evidence> = {}): Evidence => ({
  id: 'v1',
  disease: 'MEASLES',
  kind: 'VACCINATION',
  isImmune: true,
  day: '2015-05-04',
  doses: 2,
  validUntil: null,
  document: 'MMR 12',
  state: 'ACCEPTED',
  recordedAt: '2026-01-05T02:00:00.000Z',
  recordedBy: 'officer@acme.test',
  decidedBy: null,
  answer: '',
  ...overrides,
});

const announce = (immunityEvidence: Evidence[], status: 'IMMUNE' | 'UNKNOWN' = 'IMMUNE') =>
  answer(ImmunitySectionDocument, {
    employee: {
      id: person.id,
      immunity: [
        { disease: 'COVID_19', status: 'UNKNOWN' },
        { disease: 'MEASLES', status },
      ],
      immunityEvidence,
    },
  });

const render = (session = aSession()) =>
  renderScreen(<ImmunitySection person={person} />, {
    path: '/dashboard/:companyName/emp/:employeeId',
    at: '/dashboard/acme/emp/E7',
    session,
  });

const dialog = async () => within(await screen.findByRole('dialog'));

describe('evidence of immunity', () => {
  it('shows the immunity to each disease, and the evidence with who recorded it', async () => {
    announce([
      doses(),
      doses({ id: 'l1', kind: 'LABORATORY', isImmune: false, doses: null, state: 'WITHDRAWN' }),
    ]);
    render();
    const section = within(await screen.findByRole('region', { name: 'Immunity' }));
    expect(section.getByText('Immune')).toBeVisible();
    expect(section.getByText('Not known')).toBeVisible();
    const [, first, second] = section.getAllByRole('row');
    expect(first).toHaveTextContent('Measles: Vaccination, 2 doses');
    expect(first).toHaveTextContent('MMR 12');
    expect(first).toHaveTextContent('officer@acme.test');
    expect(second).toHaveTextContent('Laboratory result, not immune');
    expect(second).toHaveTextContent('Withdrawn');
    expect(section.getAllByRole('button', { name: /^Withdraw the evidence/u })).toHaveLength(1);
  });

  it('is only shown to those who may not change it', async () => {
    announce([doses()]);
    render(aSession({}, ['immunity:read']));
    const section = within(await screen.findByRole('region', { name: 'Immunity' }));
    expect(section.queryByRole('button')).toBeNull();
  });

  it('says that nothing is on record, and that it could not be loaded', async () => {
    announce([], 'UNKNOWN');
    const { unmount } = render();
    expect(await screen.findByText('No evidence is on record.')).toBeVisible();
    unmount();
    loseConnection(ImmunitySectionDocument);
    render();
    expect(await screen.findByText(/could not be loaded/u)).toBeVisible();
  });

  it('adds evidence, and again if the request was lost', async () => {
    announce([], 'UNKNOWN');
    const asked = loseOnce(EvidenceDialogDocument, {
      recordImmunity: { batchId: 'b', added: 1, unchanged: 0 },
    });
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Add evidence' }));
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please enter a day')).toBeVisible();
    expect(form.getByText('Please enter 1 to 10 doses')).toBeVisible();
    await user.type(form.getByLabelText(/^Day of the last dose/u), '4/5/2015');
    await user.type(form.getByLabelText(/^Doses by that day/u), '2');
    announce([doses()]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Measles: Vaccination, 2 doses')).toBeVisible();
    expect(asked).toEqual([
      {
        input: {
          employeeIds: [person.id],
          disease: 'MEASLES',
          kind: 'VACCINATION',
          day: '2015-05-04',
          doses: 2,
          isImmune: null,
          validUntil: null,
          document: null,
        },
      },
    ]);
  });

  it('asks what a laboratory result shows, and not for doses', async () => {
    announce([], 'UNKNOWN');
    const { user } = render();
    await user.click(await screen.findByRole('button', { name: 'Add evidence' }));
    const form = await dialog();
    await user.selectOptions(form.getByLabelText('Kind of evidence'), 'Laboratory result');
    expect(form.queryByLabelText(/^Doses/u)).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please select what it shows')).toBeVisible();
  });

  it('withdraws evidence after a question, and again if the request was lost', async () => {
    announce([doses()]);
    const asked = loseOnce(WithdrawImmunityDocument, { withdrawImmunity: { withdrawn: 1 } });
    const { user } = render();
    await user.click(
      await screen.findByRole('button', {
        name: /^Withdraw the evidence: Measles: Vaccination, 2 doses/u,
      }),
    );
    announce([doses({ state: 'WITHDRAWN' })], 'UNKNOWN');
    await user.click((await dialog()).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn')).toBeVisible();
    await waitFor(() => expect(asked).toEqual([{ id: 'v1' }]));
  });
});
