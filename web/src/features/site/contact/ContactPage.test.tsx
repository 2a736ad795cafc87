import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provider } from '../../../lib/provider.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { ContactPage } from './ContactPage.tsx';

const renderContact = () =>
  renderRoutes([{ path: '/contactus', element: <ContactPage /> }], '/contactus');

const at = (instant: string) => vi.setSystemTime(new Date(instant));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

it('shows every office with phone number and address', () => {
  renderContact();
  const offices = within(screen.getByRole('region', { name: 'Our offices' }));
  for (const { city, address, phone, email } of provider.offices) {
    expect(offices.getByRole('heading', { name: city })).toBeVisible();
    expect(offices.getByText(address)).toBeVisible();
    expect(offices.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    expect(offices.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  }
});

describe('support hours', () => {
  it('shows hours, phone number and address', () => {
    renderContact();
    const support = within(screen.getByRole('region', { name: 'Support' }));
    expect(
      support.getByText(
        '9am to 6pm Monday to Friday, Singapore time. Closed weekends and public holidays.',
      ),
    ).toBeVisible();
    expect(support.getByRole('link', { name: provider.support.phone })).toBeVisible();
    expect(support.getByRole('link', { name: provider.support.email })).toHaveAttribute(
      'href',
      `mailto:${provider.support.email}`,
    );
  });

  it('opens while the page is open', async () => {
    at('2026-11-20T00:59:50Z');
    renderContact();
    expect(screen.getByText('Closed now, opens today at 9am')).toBeVisible();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findByText('Open now, until 6pm')).toBeVisible();
    expect(screen.getByText('09:00')).toBeVisible();
  });
});
