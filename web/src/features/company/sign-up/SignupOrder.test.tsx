import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeOrder } from '../orders/pending-order.ts';
import { chooseRegion, selectPlan } from '../orders/selected-plan.ts';
import { SignupDetailsDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { plans, usd } from '../../../testing/factories.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { SignupPage } from './SignupPage.tsx';
import { announce, field, fill, renderPage, send } from './signup.factory.tsx';
import { blankCompany } from '../current/company-rules.ts';

beforeEach(() => {
  chooseRegion('INTERNATIONAL');
  selectPlan(plans.professional.id);
});

describe('an order made before the sign-up', () => {
  const draft = {
    planId: plans.professional.id,
    region: 'INTERNATIONAL' as const,
    term: 'ANNUAL' as const,
    employees: 250,
    cameras: 0,
    total: usd('5184.00'),
    billing: {
      name: 'Ben Ong',
      email: 'bills@acme.com',
      phone: '81234567',
      address: '1 Robinson Road',
      city: 'Singapore',
      postalCode: '',
      country: 'SG',
    },
  };
  const signedUp = { signUp: { id: '01900000-0000-7000-8000-000000000009', email: 'a@acme.com' } };

  it('is shown beside the form, sent with it, and then forgotten', async () => {
    announce();
    const { id } = storeOrder(draft, null);
    const asked = loseOnce(SignupDetailsDocument, signedUp);
    const { user, address } = await renderPage();
    const summary = within(screen.getByRole('region', { name: 'Professional' }));
    expect(summary.getByText('Annual term, 250 employees')).toBeVisible();
    expect(summary.getByText('Total').nextSibling).toHaveTextContent('USD 5,184.00');
    expect(summary.getByText('Ben Ong')).toBeVisible();
    expect(summary.getByRole('link', { name: 'Change the order' })).toHaveAttribute(
      'href',
      '/checkout?employees=250&term=yearly&region=international',
    );
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(address()).toBe('/success'));
    expect(asked[0]?.input.order).toEqual({ id, ...draft });
    expect(localStorage.getItem('visioncloud.order')).toBeNull();
  });

  it('keeps its id if the sign-up fails', async () => {
    announce();
    const { id } = storeOrder(draft, null);
    loseConnection(SignupDetailsDocument);
    const { user } = await renderPage();
    await fill(user);
    await user.click(send());
    await screen.findByText('Something went wrong, Please try again!');
    const asked = answer(SignupDetailsDocument, signedUp);
    await user.click(send());
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.input.order?.id).toBe(id);
  });

  it('is not sent with another plan', async () => {
    announce();
    storeOrder(draft, null);
    selectPlan(plans.enterprise.id);
    const asked = answer(SignupDetailsDocument, signedUp);
    const { user, address } = await renderPage();
    expect(screen.queryByText('Ben Ong')).toBeNull();
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(address()).toBe('/success'));
    expect(asked[0]?.input.order).toBeUndefined();
  });

  it('leads back to the checkout with its values if the gateway refuses it', async () => {
    announce();
    storeOrder(draft, null);
    refuse(SignupDetailsDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Please enter the city',
      fields: [{ field: 'order.billing.city', message: 'Please enter the city' }],
    });
    const arrived: unknown[] = [];
    function Arrival() {
      arrived.push(useLocation().state);
      return <p>Arrived</p>;
    }
    const { user, address } = renderRoutes(
      [
        { path: '/signup', element: <SignupPage /> },
        { path: '/checkout', element: <Arrival /> },
      ],
      '/signup',
    );
    await screen.findByLabelText('Email');
    await fill(user);
    await user.click(send());
    await screen.findByText('Arrived');
    expect(address()).toBe('/checkout?employees=250&term=yearly&region=international');
    expect(arrived[0]).toMatchObject({
      orderErrors: { 'order.billing.city': 'Please enter the city' },
      details: { name: 'Acme Sons', country: 'SG' },
    });
  });

  it('cannot be sent if the price has changed', async () => {
    announce();
    storeOrder({ ...draft, total: usd('4000.00') }, null);
    const { user } = await renderPage();
    await fill(user);
    expect(screen.getByRole('alert')).toHaveTextContent('The price has changed');
    expect(send()).toBeDisabled();
  });

  it('keeps the form’s values while the user visits the checkout', async () => {
    announce();
    storeOrder(draft, null);
    const { user } = renderRoutes(
      [
        { path: '/signup', element: <SignupPage /> },
        {
          path: '/before',
          element: (
            <Link to="/signup" state={{ details: { ...blankCompany, name: 'Acme Sons' } }}>
              On
            </Link>
          ),
        },
      ],
      '/before',
    );
    await user.click(screen.getByRole('link', { name: 'On' }));
    await screen.findByLabelText('Email');
    expect(field('Company name')).toHaveValue('Acme Sons');
  });
});
