import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chooseRegion } from '../../company/orders/selected-plan.ts';
import { PlanSummariesDocument, TracingExampleDocument } from '../../../generated/graphql.ts';
import { plans } from '../../../testing/factories.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { exampleDay } from './example.factory.ts';
import { Welcome } from './Welcome.tsx';

const announce = () => {
  answer(TracingExampleDocument, { tracingExample: exampleDay });
  answer(PlanSummariesDocument, { plans: Object.values(plans) });
};
const renderWelcome = () => renderRoutes([{ path: '*', element: <Welcome /> }], '/');

beforeEach(() => {
  announce();
  chooseRegion('INTERNATIONAL');
});

it('describes purpose, audience and stored data', async () => {
  renderWelcome();
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    'From two phones to a list of names',
    'Try it: who has to be told?',
    'For the person who has to make the calls',
    'People carry it only as long as they trust it',
    'Plans',
    'Be ready before it happens',
  ]);
  expect(await screen.findByText(/^Ana falls ill: 3 people to inform/u)).toBeVisible();
});

it('describes how data is protected, and links to the policies', async () => {
  renderWelcome();
  const stance = within(
    screen.getByRole('region', { name: 'People carry it only as long as they trust it' }),
  );
  for (const term of [
    'What is kept',
    'No tracking of where people go',
    'Who sees it',
    'The pass-key is not a password',
    'Silence is not shown as safety',
    'Deletion means deletion',
  ])
    expect(stance.getByText(term)).toBeVisible();
  expect(stance.getByText(/after 30 days/u)).toBeVisible();
  expect(stance.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
  await screen.findByText(/^Ana falls ill/u);
});

it('shows the prices of the visitor’s region, and links to the plans', async () => {
  chooseRegion('INDIA');
  renderWelcome();
  const offered = within(screen.getByRole('region', { name: 'Plans' }));
  expect(await offered.findByText('Free for 7 days')).toBeVisible();
  expect(offered.getByText('INR 100 per employee and month, less from 201 on')).toBeVisible();
  expect(offered.getByText('Price on request')).toBeVisible();
  expect(offered.getByRole('link', { name: 'See plans and sign up' })).toHaveAttribute(
    'href',
    '/plans',
  );
  const start = within(screen.getByRole('region', { name: 'Be ready before it happens' }));
  expect(start.getByRole('link', { name: 'Get the guide' })).toHaveAttribute('href', '/guide');
  expect(start.getByRole('link', { name: 'Sign up your company' })).toHaveAttribute(
    'href',
    '/plans',
  );
  await screen.findByText(/^Ana falls ill/u);
});

it('links to the plans even if they cannot be loaded', async () => {
  loseConnection(PlanSummariesDocument);
  renderWelcome();
  await screen.findByText(/^Ana falls ill/u);
  expect(screen.queryByText('Professional')).toBeNull();
  expect(screen.getByRole('link', { name: 'See plans and sign up' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
