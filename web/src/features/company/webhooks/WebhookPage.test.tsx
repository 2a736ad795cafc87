import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import {
  DeleteWebhookDocument,
  RedeliverDocument,
  RotateWebhookSecretDocument,
  SendTestEventDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aSession, renderScreen } from '../../../testing/render.tsx';
import { expectOnlyButtonCloses } from '../../../testing/secrets.ts';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { WebhookPage } from './WebhookPage.tsx';
import { WebhooksPage } from './WebhooksPage.tsx';
import { aDelivery, aWebhook } from './webhooks.factory.ts';

const webhook = aWebhook();
const renderPage = (id = webhook.id, session = aSession()) =>
  renderScreen(<WebhookPage />, {
    session,
    path: '/dashboard/:companyName/webhooks/:webhookId',
    at: `/dashboard/acme/webhooks/${id}`,
  });
const messages = (items: ReturnType<typeof aDelivery>[] = [], webhooks = [webhook]) => ({
  webhookDeliveries: { items, total: items.length },
  webhooks,
});
const noMessages = messages();
const failed = aDelivery({
  status: 'FAILED',
  tries: 10,
  lastStatus: 503,
  lastAnswer: '<h1>Down for maintenance</h1>',
});
const chooseAction = async (user: ReturnType<typeof renderPage>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('a webhook', () => {
  it('shows its URL, events and deliveries', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, messages([failed, aDelivery({ id: aWebhook().id })]));
    renderPage();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'receiver.example' }),
    ).toBeVisible();
    expect(screen.getByText('case.opened, case.closed')).toBeVisible();
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]).toHaveTextContent('503');
    expect(rows[0]).toHaveTextContent('FAILED');
    expect(rows[1]).toHaveTextContent('DELIVERED');
  });

  it('shows that an unknown one was deleted or never existed', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    renderPage('01900000-0000-7000-8000-00000000ffff');
    expect(await screen.findByRole('heading', { name: 'Webhook not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All webhooks' })).toBeVisible();
  });

  it('shows an empty list of deliveries, and sends a test', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    let items: ReturnType<typeof aDelivery>[] = [];
    answer(WebhookDeliveriesDocument, () => messages(items));
    loseOnce(SendTestEventDocument, ({ id }) => {
      items = [aDelivery({ event: 'TEST' })];
      return { sendTestEvent: { id } };
    });
    const { user } = renderPage();
    expect(await screen.findByRole('heading', { name: 'No message yet' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send test message' }));
    expect(await screen.findByText('Test message queued')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'webhook.test' })).toBeVisible();
  });

  it('shows that it is failing once a delivery has failed', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    const failing = aWebhook({ failingSince: '2026-01-05T04:00:00.000Z' });
    answer(WebhookDeliveriesDocument, messages([failed], [failing]));
    renderPage();
    expect(await screen.findByText(/^Failing since/u)).toBeVisible();
  });

  it('loads its deliveries again on “Try again”', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    loseConnection(WebhookDeliveriesDocument);
    const { user } = renderPage();
    expect(await screen.findByText('The messages could not be loaded.')).toBeVisible();
    answer(WebhookDeliveriesDocument, messages([aDelivery()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('can be paused, which disables tests, and resumed', async () => {
    let current = webhook;
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, () => messages([], [current]));
    const asked = answer(UpdateWebhookDocument, ({ input }) => {
      current = { ...webhook, isPaused: input.isPaused ?? false };
      return { updateWebhook: current };
    });
    const { user } = renderPage();
    await chooseAction(user, 'Pause');
    expect(await screen.findByText(/^Webhook paused/u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send test message' })).toBeDisabled();
    await chooseAction(user, 'Resume');
    expect(await screen.findByText('Webhook resumed')).toBeVisible();
    expect(asked.map(({ input }) => input.isPaused)).toEqual([true, false]);
  });

  it('is read-only for an auditor', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, messages([failed]));
    const { user } = renderPage(webhook.id, aSession({}, ['webhook:read']));
    await user.click(await screen.findByRole('button', { name: 'case.opened' }));
    expect(await screen.findByRole('dialog', { name: 'case.opened' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send test message' })).toBeNull();
  });

  it('can be edited', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, noMessages);
    const asked = loseOnce(UpdateWebhookDocument, ({ input }) => ({
      updateWebhook: { ...webhook, events: input.events ?? [] },
    }));
    const { user } = renderPage();
    await chooseAction(user, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Edit webhook' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'case.opened' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Webhook saved')).toBeVisible();
    expect(asked).toEqual([
      { input: { id: webhook.id, url: webhook.url, events: ['CASE_CLOSED'] } },
    ]);
  });

  it('shows a new secret once, and that the old one is still valid', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, noMessages);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    loseOnce(RotateWebhookSecretDocument, {
      rotateWebhookSecret: {
        secret: 'whsec_new',
        webhook: { id: webhook.id, previousSecretUntil: until },
      },
    });
    const { user } = renderPage();
    await chooseAction(user, 'Replace secret');
    answer(WebhooksDocument, { webhooks: [{ ...webhook, previousSecretUntil: until }] });
    await user.click(await screen.findByRole('button', { name: 'Replace secret' }));
    expect(await screen.findByLabelText('Secret')).toHaveTextContent('whsec_new');
    await expectOnlyButtonCloses(user, 'whsec_new');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/also signed with the old secret until/u)).toBeVisible();
  });

  it('shows that the old secret is still valid when opened from the list', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, noMessages);
    const until = new Date(Date.now() + 86_400_000).toISOString();
    answer(RotateWebhookSecretDocument, {
      rotateWebhookSecret: {
        secret: 'whsec_new',
        webhook: { id: webhook.id, previousSecretUntil: until },
      },
    });
    const { user } = renderScreen(
      <Routes>
        <Route index element={<WebhooksPage />} />
        <Route path=":webhookId" element={<WebhookPage />} />
      </Routes>,
      { path: '/dashboard/:companyName/webhooks/*', at: '/dashboard/acme/webhooks' },
    );
    await user.click(await screen.findByRole('link', { name: webhook.url }));
    await chooseAction(user, 'Replace secret');
    answer(WebhooksDocument, { webhooks: [{ ...webhook, previousSecretUntil: until }] });
    await user.click(await screen.findByRole('button', { name: 'Replace secret' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText(/also signed with the old secret until/u)).toBeVisible();
  });

  it('can be deleted, which returns to the list', async () => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, noMessages);
    loseOnce(DeleteWebhookDocument, ({ id }) => ({ deleteWebhook: { deletedWebhookId: id } }));
    const { user, address } = renderPage();
    await chooseAction(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(address()).toBe('/dashboard/acme/webhooks');
  });
});

describe('a delivery', () => {
  const open = async (delivery = failed) => {
    answer(WebhooksDocument, { webhooks: [webhook] });
    answer(WebhookDeliveriesDocument, messages([delivery]));
    const rendered = renderPage();
    await rendered.user.click(await screen.findByRole('button', { name: 'case.opened' }));
    return { ...rendered, drawer: await screen.findByRole('dialog', { name: 'case.opened' }) };
  };

  it('shows its response as text, and can be sent again', async () => {
    const { user, drawer } = await open();
    expect(within(drawer).getByText('<h1>Down for maintenance</h1>')).toBeVisible();
    expect(within(drawer).getByText(/^10 times, last/u)).toBeVisible();
    const asked = loseOnce(RedeliverDocument, {
      redeliver: { ...failed, status: 'PENDING', tries: 0, nextTryAt: '2026-01-05T06:00:00.000Z' },
    });
    await user.click(within(drawer).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Message queued')).toBeVisible();
    expect(within(drawer).getByText('WAITING')).toBeVisible();
    expect(asked).toEqual([{ id: failed.id }]);
  });

  it('shows why there was no response, and the next attempt', async () => {
    const { drawer } = await open(
      aDelivery({
        status: 'PENDING',
        lastStatus: null,
        lastError: 'The host name was not found',
        nextTryAt: new Date(Date.now() + 7_200_000).toISOString(),
      }),
    );
    expect(within(drawer).getByText('The host name was not found')).toBeVisible();
    expect(within(drawer).getByText('Next attempt')).toBeVisible();
    expect(within(drawer).queryByText('The response was empty.')).toBeNull();
  });

  it('shows why it could not be sent again', async () => {
    const { user, drawer } = await open();
    refuse(RedeliverDocument, { code: 'RATE_LIMITED', message: 'Too many tries' });
    await user.click(within(drawer).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Too many tries')).toBeVisible();
  });
});
