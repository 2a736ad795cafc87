import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CreateWebhookDocument, WebhooksDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { expectOnlyButtonCloses } from '../../../testing/secrets.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { WebhooksPage } from './WebhooksPage.tsx';
import { aWebhook } from './webhooks.factory.ts';

const renderPage = () =>
  renderScreen(<WebhooksPage />, {
    path: '/dashboard/:companyName/webhooks',
    at: '/dashboard/acme/webhooks',
  });
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

describe('the list of webhooks', () => {
  it('shows URLs, events and states', async () => {
    answer(WebhooksDocument, {
      webhooks: [
        aWebhook(),
        aWebhook({ id: 'b2', url: 'https://two.example/', isPaused: true }),
        aWebhook({
          id: 'b3',
          url: 'https://three.example/',
          events: ['CAMERA_SILENT'],
          failingSince: '2026-01-05T04:00:00.000Z',
        }),
      ].map((webhook, index) => ({
        ...webhook,
        id: `01900000-0000-7000-8000-00000000b00${index}`,
      })),
    });
    renderPage();
    const table = await screen.findByRole('table', { name: 'Webhooks' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'https://receiver.example/hookscase.opened, case.closedOn',
      'https://two.example/case.opened, case.closedPaused',
      expect.stringMatching(/^https:\/\/three\.example\/camera\.silentFailing since/u),
    ]);
    expect(within(rows[0]!).getByRole('link')).toHaveAttribute(
      'href',
      '/dashboard/acme/webhooks/01900000-0000-7000-8000-00000000b000',
    );
  });

  it('explains webhooks if there are none', async () => {
    answer(WebhooksDocument, { webhooks: [] });
    renderPage();
    expect(await screen.findByRole('heading', { name: 'No webhook yet' })).toBeVisible();
  });

  it('loads again on “Try again”', async () => {
    loseConnection(WebhooksDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The webhooks could not be loaded.')).toBeVisible();
    answer(WebhooksDocument, { webhooks: [aWebhook()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('https://receiver.example/hooks')).toBeVisible();
  });
});

describe('the dialog that adds a webhook', () => {
  it('sends URL and events, and shows the secret once', async () => {
    answer(WebhooksDocument, { webhooks: [] });
    const asked = loseOnce(CreateWebhookDocument, {
      createWebhook: { secret, webhook: aWebhook() },
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    await user.type(within(dialog).getByLabelText(/^Address/u), ' https://receiver.example/hooks');
    await user.click(within(dialog).getByRole('checkbox', { name: 'import.done' }));
    answer(WebhooksDocument, { webhooks: [aWebhook()] });
    await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    expect(await within(dialog).findByLabelText('Secret')).toHaveTextContent(secret);
    await expectOnlyButtonCloses(user, secret);
    expect(asked).toEqual([
      {
        input: {
          url: 'https://receiver.example/hooks',
          events: [
            'CASE_OPENED',
            'CASE_CLOSED',
            'FOLLOW_UP_DUE',
            'FOLLOW_UP_OVERDUE',
            'CAMERA_SILENT',
            'MEMBER_CHANGED',
          ],
        },
      },
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(await screen.findByText('https://receiver.example/hooks')).toBeVisible();
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('requires a URL and an event', async () => {
    answer(WebhooksDocument, { webhooks: [] });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    expect(await within(dialog).findByText('Please enter the address to call')).toBeVisible();
    expect(within(dialog).getByText('Please choose at least one event')).toBeVisible();
  });

  it("shows the gateway's error at its field", async () => {
    answer(WebhooksDocument, { webhooks: [] });
    refuse(CreateWebhookDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Invalid input',
      fields: [{ field: 'url', message: 'The address is not public' }],
    });
    const { user } = renderPage();
    await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
    await user.type(within(dialog).getByLabelText(/^Address/u), 'https://10.0.0.1');
    await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
    expect(await within(dialog).findByText('The address is not public')).toBeVisible();
  });
});
