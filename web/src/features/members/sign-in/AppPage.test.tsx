import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRoutes } from '../../../testing/render.tsx';
import { AppPage } from './AppPage.tsx';

const renderPage = (hash: string) =>
  renderRoutes([{ path: '/app', element: <AppPage /> }], `/app${hash}`);

it('shows the values of a scanned QR code', () => {
  renderPage('#unique_id=ACME-7KQ4&employee_id=E%2F7');
  expect(screen.getByText('ACME-7KQ4')).toBeVisible();
  expect(screen.getByText('E/7')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy the pass-key' })).toBeVisible();
});

it('explains how to sign in if the address names no company', () => {
  renderPage('#employee_id=E7');
  expect(screen.queryByText('E7')).toBeNull();
  expect(
    screen.getByText("Open the app and enter your company's pass-key and your employee code."),
  ).toBeVisible();
});
