import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DecideEvidenceDocument,
  WaitingEvidenceDocument,
  type WaitingEvidenceQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { WaitingEvidence } from './WaitingEvidence.tsx';

const waiting: WaitingEvidenceQuery['immunityEvidence']['items'][number] = {
  id: 'w1',
  person: { id: 'p1', name: 'Ben Ong', code: 'E8' },
  disease: 'MEASLES',
  kind: 'VACCINATION',
  isImmune: true,
  day: '2015-05-04',
  doses: 2,
  validUntil: null,
  document: 'MMR 12',
  recordedAt: '2026-01-05T02:00:00.000Z',
};

const announce = (items = [waiting]) =>
  answer(WaitingEvidenceDocument, { immunityEvidence: { items, total: items.length } });

const render = () =>
  renderScreen(<WaitingEvidence />, {
    path: '/dashboard/:companyName/follow-up/reports',
    at: '/dashboard/acme/follow-up/reports',
  });

const dialog = async () => within(await screen.findByRole('dialog'));

describe('evidence that waits for a decision', () => {
  it('names the person and what was handed in', async () => {
    announce();
    render();
    const section = within(
      await screen.findByRole('region', { name: '1 record of immunity to check' }),
    );
    expect(section.getByRole('link', { name: 'Ben Ong' })).toHaveAttribute(
      'href',
      '/dashboard/acme/emp/E8',
    );
    expect(section.getByText(/^Measles: Vaccination, 2 doses, /u)).toBeVisible();
    expect(section.getByText('MMR 12')).toBeVisible();
  });

  it('is accepted after a question', async () => {
    announce();
    const asked = answer(DecideEvidenceDocument, {
      decideImmunity: { id: 'w1', state: 'ACCEPTED', answer: '' },
    });
    const { user } = render();
    await user.click(
      await screen.findByRole('button', { name: /^Accept the evidence from Ben Ong: Measles/u }),
    );
    announce([]);
    await user.click((await dialog()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(asked).toEqual([{ input: { id: 'w1', isAccepted: true } }]);
  });

  it('is declined with an answer, and again if the request was lost', async () => {
    announce();
    const asked = loseOnce(DecideEvidenceDocument, {
      decideImmunity: { id: 'w1', state: 'DECLINED', answer: 'It names somebody else' },
    });
    const { user } = render();
    await user.click(
      await screen.findByRole('button', { name: /^Decline the evidence from Ben Ong: Measles/u }),
    );
    const form = await dialog();
    await user.click(form.getByRole('button', { name: 'Decline' }));
    expect(form.getByText('Please write an answer')).toBeVisible();
    await user.type(form.getByLabelText(/^Answer to the employee/u), 'It names somebody else');
    announce([]);
    await user.click(form.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(asked).toEqual([
      { input: { id: 'w1', isAccepted: false, answer: 'It names somebody else' } },
    ]);
  });

  it('says that it could not be loaded', async () => {
    loseConnection(WaitingEvidenceDocument);
    render();
    expect(await screen.findByText(/could not be loaded/u)).toBeVisible();
  });
});
