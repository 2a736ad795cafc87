import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startSession } from '../apollo/session.ts';
import { CompanyProvider } from '../domain/company/CompanyContext.tsx';
import { RequireCameraPlanDocument } from '../generated/graphql.ts';
import { aCompany, plans } from '../testing/factories.ts';
import { aSession, renderRoutes } from '../testing/render.tsx';
import { answer, loseConnection } from '../testing/server.ts';
import { RequireCameraPlan } from './RequireCameraPlan.tsx';

const allPlans = Object.values(plans);

const renderDoor = () => {
  startSession(aSession());
  return renderRoutes(
    [
      {
        element: (
          <CompanyProvider company={{ ...aSession().company, keptFrom: null }}>
            <RequireCameraPlan />
          </CompanyProvider>
        ),
        children: [{ path: '*', element: <p>The cameras</p> }],
      },
    ],
    '/dashboard/acme/camera-details',
  );
};

it('lets a company in whose plan has cameras', async () => {
  answer(RequireCameraPlanDocument, { viewer: { company: aCompany() }, plans: allPlans });
  renderDoor();
  expect(await screen.findByText('The cameras')).toBeVisible();
});

it('names the smallest plan that has cameras to another one, and leads to the plans', async () => {
  const company = aCompany({ plan: plans.standard });
  answer(RequireCameraPlanDocument, { viewer: { company }, plans: allPlans });
  renderDoor();
  expect(
    await screen.findByRole('heading', { name: 'Cameras come with Professional' }),
  ).toBeVisible();
  expect(screen.queryByText('The cameras')).toBeNull();
  expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
    'href',
    '/dashboard/acme/plan',
  );
});

it('leaves it to the page behind to say that the gateway is away', async () => {
  loseConnection(RequireCameraPlanDocument);
  renderDoor();
  expect(await screen.findByText('The cameras')).toBeVisible();
});
