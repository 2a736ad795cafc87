import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ImmunityDialogDocument } from '../../generated/graphql.ts';
import { loseOnce } from '../../testing/lose-once.ts';
import { answerOwnFile, renderOwnFile } from './own-file.factory.tsx';

const doses = {
  id: 'v1',
  disease: 'MEASLES',
  kind: 'VACCINATION',
  isImmune: true,
  day: '2015-05-04',
  doses: 2,
  state: 'DECLINED',
  answer: 'It names somebody else',
} as const;

describe('the own immunity', () => {
  it('lists the evidence with what the company answered', async () => {
    answerOwnFile({ immunity: [doses] });
    renderOwnFile();
    const section = within(await screen.findByRole('region', { name: 'Your immunity' }));
    expect(section.getByText('Measles: Vaccination, 2 doses')).toBeVisible();
    expect(section.getByText('Not accepted')).toBeVisible();
    expect(section.getByText('Answer: It names somebody else')).toBeVisible();
  });

  it('hands evidence in, and again if the request was lost', async () => {
    answerOwnFile({ diseases: ['MEASLES'] });
    const asked = loseOnce(ImmunityDialogDocument, {
      handInImmunity: { id: 'v1', state: 'WAITING' },
    });
    const { user } = renderOwnFile();
    await user.click(await screen.findByRole('button', { name: 'Hand in proof of immunity' }));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText(/^Day of the last dose/u), '4/5/2015');
    await user.type(form.getByLabelText(/^Doses by that day/u), '2');
    answerOwnFile({
      diseases: ['MEASLES'],
      immunity: [{ ...doses, state: 'WAITING', answer: '' }],
    });
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Measles: Vaccination, 2 doses')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toEqual([
      {
        input: {
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
});
