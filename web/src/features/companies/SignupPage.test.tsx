import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../apollo/session.ts';
import { keepOrder } from '../../components/kept-order.ts';
import { chooseRegion, selectPlan } from '../../components/selected-plan.ts';
import { SignupDetailsDocument, SignupPageDocument } from '../../generated/graphql.ts';
import { plans } from '../../testing/factories.ts';
import { aSession, renderRoutes } from '../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../testing/server.ts';
import { SignupPage } from './SignupPage.tsx';
import { blankCompany } from './company-rules.ts';

const announce = () =>
  answer(SignupPageDocument, {
    countries: ['India', 'Singapore', 'Sweden'],
    plans: Object.values(plans),
  });

const renderPage = async (at = '/signup') => {
  const rendered = renderRoutes(
    [
      { path: '/signup', element: <SignupPage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    at,
  );
  await screen.findByLabelText('Email');
  return rendered;
};
type User = Awaited<ReturnType<typeof renderPage>>['user'];

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const send = () => screen.getByRole('button', { name: 'Sign up' });
const chooseCountry = async (user: User, name: string) => {
  await user.click(field('Country'));
  await user.click(await screen.findByRole('option', { name }));
};
const fill = async (user: User) => {
  await user.type(field('Email'), ' anna@acme.com');
  await user.type(field('Company name'), 'Acme Sons ');
  await user.type(field('Website'), 'www.acme.com');
  await chooseCountry(user, 'Singapore');
  await user.type(field('Phone'), '81234567');
};

beforeEach(() => {
  chooseRegion('INTERNATIONAL');
  selectPlan(plans.professional.id);
});

describe('the rules of signing up', () => {
  it.each([
    ['Email', 'Please enter your email address'],
    ['Company name', 'Please enter your company name'],
    ['Website', 'Please enter your company website url'],
    ['Phone', 'Please enter phone number'],
  ])('asks for %s when it is left empty, and when it is emptied', async (label, message) => {
    announce();
    const { user } = await renderPage();
    await user.click(field(label));
    await user.tab();
    expect(screen.getByText(message)).toBeVisible();
    await user.type(field(label), '1');
    expect(screen.queryByText(message)).toBeNull();
    await user.clear(field(label));
    expect(screen.getByText(message)).toBeVisible();
  });

  it.each([
    ['Email', 'anna@acme', 'Please enter valid email address'],
    ['Company name', 'Ac', 'Company name should be minimum 3 character'],
    ['Company name', 'Acme & Sons', 'Spaces and Special characters not allowed.'],
    ['Company name', 'Acme  Sons', 'Spaces and Special characters not allowed.'],
    ['Website', 'acme', 'Please enter valid url'],
    ['Phone', '8123x', 'Only numbers accepted.'],
    ['Phone', '81234', 'Minimum 6 digit required.'],
  ])('refuses the %s %j while it is typed', async (label, text, message) => {
    announce();
    const { user } = await renderPage();
    await user.type(field(label), text);
    expect(screen.getByText(message)).toBeVisible();
    expect(send()).toBeDisabled();
  });

  it('asks for a country when it is left without one', async () => {
    announce();
    const { user } = await renderPage();
    await user.click(field('Country'));
    await user.tab();
    expect(await screen.findByText('Please select country')).toBeVisible();
    await chooseCountry(user, 'Sweden');
    expect(screen.queryByText('Please select country')).toBeNull();
  });

  it('takes at most 13 digits', async () => {
    announce();
    const { user } = await renderPage();
    await user.type(field('Phone'), '12345678901234');
    expect(field('Phone')).toHaveValue('1234567890123');
  });

  it('lets nobody submit until all is filled in', async () => {
    announce();
    const { user } = await renderPage();
    expect(send()).toBeDisabled();
    await user.type(field('Email'), 'anna@acme.com');
    await user.type(field('Company name'), 'Acme');
    await user.type(field('Website'), 'acme.com');
    await user.type(field('Phone'), '81234567');
    expect(send()).toBeDisabled();
    await chooseCountry(user, 'India');
    expect(send()).toBeEnabled();
  });
});

describe('signing up', () => {
  it('sends the details with plan and time zone, and says what happens next', async () => {
    announce();
    const asked = answer(SignupDetailsDocument, {
      signUp: { id: '01900000-0000-7000-8000-000000000009', email: 'anna@acme.com' },
    });
    const { user, address } = await renderPage();
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(address()).toBe('/success'));
    expect(asked).toEqual([
      {
        input: {
          email: 'anna@acme.com',
          companyName: 'Acme Sons',
          website: 'www.acme.com',
          country: 'Singapore',
          phone: '81234567',
          planId: plans.professional.id,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    ]);
  });

  it('says beside the field what the server found wrong, and keeps what was typed', async () => {
    announce();
    refuse(SignupDetailsDocument, {
      code: 'CONFLICT',
      message: 'This email address is taken',
      fields: [{ field: 'email', message: 'This email address is taken' }],
    });
    const { user, address } = await renderPage();
    await fill(user);
    await user.click(send());
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('This email address is taken'),
    );
    expect(
      within(screen.getByRole('alert')).getByText('This email address is taken'),
    ).toBeVisible();
    expect(address()).toBe('/signup');
    expect(field('Company name')).toHaveValue('Acme Sons ');
  });

  it('asks to try again when no answer comes', async () => {
    announce();
    loseConnection(SignupDetailsDocument);
    const { user } = await renderPage();
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(send()).toBeEnabled();
  });

  it('sends somebody who is signed in to the insights', async () => {
    announce();
    startSession(aSession());
    const { address } = renderRoutes(
      [
        { path: '/signup', element: <SignupPage /> },
        { path: '*', element: <p>Elsewhere</p> },
      ],
      '/signup',
    );
    await waitFor(() => expect(address()).toBe('/dashboard/acme/insights'));
  });

  it('can be loaded again', async () => {
    loseConnection(SignupPageDocument);
    const { user } = renderRoutes([{ path: '/signup', element: <SignupPage /> }], '/signup');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    announce();
    await user.click(retry);
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});

describe('the summary beside the form', () => {
  it('says the chosen plan and what it comes to', async () => {
    announce();
    await renderPage('/signup?employees=25&term=yearly');
    const summary = within(screen.getByRole('region', { name: 'Professional' }));
    expect(summary.getByText('Total').nextSibling).toHaveTextContent('USD 540.00');
    expect(summary.getByRole('link', { name: 'Change the term' })).toHaveAttribute(
      'href',
      '/emp-range?employees=25&term=yearly&region=international',
    );
  });

  it('has no term for a free plan', async () => {
    announce();
    selectPlan(plans.standard.id);
    await renderPage();
    const summary = within(screen.getByRole('region', { name: 'Standard' }));
    expect(summary.getByText('Nothing to pay.')).toBeVisible();
    expect(summary.queryByRole('link', { name: 'Change the term' })).toBeNull();
  });

  it('asks for a plan, without which nothing can be sent', async () => {
    announce();
    selectPlan('019a0000-0000-7000-8000-0000000000ff');
    const { user } = await renderPage();
    await fill(user);
    expect(screen.getByRole('region', { name: 'No plan chosen yet' })).toBeVisible();
    expect(send()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  });
});

describe('an order that was made on the way', () => {
  const draft = {
    planId: plans.professional.id,
    region: 'INTERNATIONAL' as const,
    term: 'ANNUAL' as const,
    employees: 250,
    cameras: 0,
    total: '5184.00',
    billing: {
      name: 'Ben Ong',
      email: 'bills@acme.com',
      phone: '81234567',
      address: '1 Robinson Road',
      city: 'Singapore',
      postalCode: '',
      country: 'Singapore',
    },
  };
  const signedUp = { signUp: { id: '01900000-0000-7000-8000-000000000009', email: 'a@acme.com' } };

  it('stands beside the form, is sent with it, and is forgotten then', async () => {
    announce();
    const { id } = keepOrder(draft, null);
    const asked = answer(SignupDetailsDocument, signedUp);
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

  it('stays when the sign-up did not arrive, under the same id', async () => {
    announce();
    const { id } = keepOrder(draft, null);
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
    keepOrder(draft, null);
    selectPlan(plans.enterprise.id);
    const asked = answer(SignupDetailsDocument, signedUp);
    const { user, address } = await renderPage();
    expect(screen.queryByText('Ben Ong')).toBeNull();
    await fill(user);
    await user.click(send());
    await waitFor(() => expect(address()).toBe('/success'));
    expect(asked[0]?.input.order).toBeUndefined();
  });

  it('leads back to the checkout when the gateway finds it wrong, and what was typed comes along', async () => {
    announce();
    keepOrder(draft, null);
    refuse(SignupDetailsDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Please enter the city',
      fields: [{ field: 'order.billing.city', message: 'Please enter the city' }],
    });
    const arrived: unknown[] = [];
    function Arrival() {
      arrived.push(useLocation().state);
      return <p>Checkout</p>;
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
    await screen.findByText('Checkout');
    expect(address()).toBe('/checkout?employees=250&term=yearly&region=international');
    expect(arrived[0]).toMatchObject({
      orderErrors: { 'order.billing.city': 'Please enter the city' },
      details: { companyName: 'Acme Sons', country: 'Singapore' },
    });
  });

  it('cannot be sent while it costs something else than what was shown', async () => {
    announce();
    keepOrder({ ...draft, total: '4000.00' }, null);
    const { user } = await renderPage();
    await fill(user);
    expect(screen.getByRole('alert')).toHaveTextContent('The price has changed');
    expect(send()).toBeDisabled();
  });

  it('finds the form filled in after the way by the checkout', async () => {
    announce();
    keepOrder(draft, null);
    const { user } = renderRoutes(
      [
        { path: '/signup', element: <SignupPage /> },
        {
          path: '/before',
          element: (
            <Link to="/signup" state={{ details: { ...blankCompany, companyName: 'Acme Sons' } }}>
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
