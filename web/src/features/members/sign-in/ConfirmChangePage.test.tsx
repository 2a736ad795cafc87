import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  ConfirmChangePageDocument,
  ConfirmOwnAccessChangeDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, refuse } from '../../../testing/server.ts';
import { ConfirmChangePage } from './ConfirmChangePage.tsx';

describe('the page of a mailed link', () => {
  const renderLink = () =>
    renderRoutes(
      [
        { path: '/confirm-change/:token', element: <ConfirmChangePage /> },
        { path: '*', element: <p>Elsewhere</p> },
      ],
      '/confirm-change/tok-1',
    );
  const button = () => screen.findByRole('button', { name: 'I know of this change' });

  it('confirms the change once the button was pressed', async () => {
    answer(ConfirmChangePageDocument, { accessChangeLinkStatus: 'GOOD' });
    const asked = loseOnce(ConfirmOwnAccessChangeDocument, {
      confirmOwnAccessChange: { companyName: 'Acme' },
    });
    const { user } = renderLink();
    await button();
    expect(asked).toEqual([]);
    await user.click(await button());
    expect(await screen.findByText('Thank you. Acme can reach you there again.')).toBeVisible();
    expect(asked).toEqual([{ input: { token: 'tok-1' } }]);
  });

  it.each([
    ['EXPIRED', 'This link is older than 14 days.'],
    ['USED', 'This change has been confirmed already.'],
    ['UNKNOWN', 'This link does not work. It may be incomplete, or there was a newer change.'],
  ] as const)('explains why a link that is %s does not work', async (status, message) => {
    answer(ConfirmChangePageDocument, { accessChangeLinkStatus: status });
    renderLink();
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('shows that the link was used after the page was opened', async () => {
    answer(ConfirmChangePageDocument, { accessChangeLinkStatus: 'GOOD' });
    refuse(ConfirmOwnAccessChangeDocument, {
      code: 'BAD_USER_INPUT',
      message: 'x',
      fields: [{ field: 'token', message: 'x' }],
    });
    const { user } = renderLink();
    await user.click(await button());
    expect(await screen.findByText('This change has been confirmed already.')).toBeVisible();
  });
});
