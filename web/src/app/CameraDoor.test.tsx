import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startSession } from '../apollo/session.ts';
import {
  CameraDoorDocument,
  PlanChoicesDocument,
  UpgradePlanDocument,
} from '../generated/graphql.ts';
import { aCompany, plans } from '../testing/factories.ts';
import { aSession, renderRoutes } from '../testing/render.tsx';
import { answer, loseConnection } from '../testing/server.ts';
import { CameraDoor } from './CameraDoor.tsx';

const allPlans = Object.values(plans);

const renderDoor = () => {
  startSession(aSession());
  return renderRoutes(
    [{ element: <CameraDoor />, children: [{ path: '*', element: <p>The cameras</p> }] }],
    '/dashboard/acme/camera-details',
  );
};

it('lets a company in whose plan has cameras', async () => {
  answer(CameraDoorDocument, { viewer: { company: aCompany() }, plans: allPlans });
  renderDoor();
  expect(await screen.findByText('The cameras')).toBeVisible();
});

it('names the smallest plan that has cameras to another one, and opens once it is taken', async () => {
  let company = aCompany({ plan: plans.standard });
  answer(CameraDoorDocument, () => ({ viewer: { company }, plans: allPlans }));
  answer(PlanChoicesDocument, { plans: allPlans });
  const asked = answer(UpgradePlanDocument, () => {
    company = aCompany();
    return { upgradePlan: company };
  });
  const { user } = renderDoor();
  expect(
    await screen.findByRole('heading', { name: 'Cameras come with Professional' }),
  ).toBeVisible();
  expect(screen.queryByText('The cameras')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Upgrade' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('radio', { name: /Professional/u }));
  await user.click(dialog.getByRole('button', { name: 'Upgrade' }));
  await waitFor(() => expect(asked).toEqual([{ planId: plans.professional.id }]));
  expect(await screen.findByText('The cameras')).toBeVisible();
});

it('leaves it to the page behind to say that the gateway is away', async () => {
  loseConnection(CameraDoorDocument);
  renderDoor();
  expect(await screen.findByText('The cameras')).toBeVisible();
});
