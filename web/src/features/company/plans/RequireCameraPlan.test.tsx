import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { startSession } from '../../../apollo/session.ts';
import { CompanyProvider } from '../current/CompanyContext.tsx';
import { RequireCameraPlanDocument } from '../../../generated/graphql.ts';
import { aCompany, plans } from '../../../testing/factories.ts';
import { aSession, renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection } from '../../../testing/server.ts';
import { RequireCameraPlan } from './RequireCameraPlan.tsx';

const allPlans = Object.values(plans);

const renderCameras = () => {
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

describe('RequireCameraPlan', () => {
  it('renders the page if the plan has cameras', async () => {
    answer(RequireCameraPlanDocument, { viewer: { company: aCompany() }, plans: allPlans });
    renderCameras();
    expect(await screen.findByText('The cameras')).toBeVisible();
  });

  it('names the smallest plan with cameras and links to the plans if the plan has none', async () => {
    const company = aCompany({ plan: plans.standard });
    answer(RequireCameraPlanDocument, { viewer: { company }, plans: allPlans });
    renderCameras();
    expect(
      await screen.findByRole('heading', { name: 'Cameras come with Professional' }),
    ).toBeVisible();
    expect(screen.queryByText('The cameras')).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toHaveAttribute(
      'href',
      '/dashboard/acme/plan',
    );
  });

  it('renders the page if the query fails', async () => {
    loseConnection(RequireCameraPlanDocument);
    renderCameras();
    expect(await screen.findByText('The cameras')).toBeVisible();
  });
});
