import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { startSession } from '../../../apollo/session.ts';
import { chooseRegion, selectPlan } from '../orders/selected-plan.ts';
import { SignupDetailsDocument, SignupPageDocument } from '../../../generated/graphql.ts';
import { plans } from '../../../testing/factories.ts';
import { aSession, renderRoutes } from '../../../testing/render.tsx';
import { answer, loseConnection, refuse } from '../../../testing/server.ts';
import { SignupPage } from './SignupPage.tsx';
import { announce, chooseCountry, field, fill, renderPage, send } from './signup.factory.tsx';

beforeEach(() => {
  chooseRegion('INTERNATIONAL');
  selectPlan(plans.professional.id);
});

describe('validation of the sign-up form', () => {
  it.each([
    ['Email', 'Please enter your email address'],
    ['Company name', 'Please enter your company name'],
    ['Website', 'Please enter your company website url'],
    ['Phone', 'Please enter phone number'],
  ])('shows an error if %s is left empty or cleared', async (label, message) => {
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
  ])('shows an error for the %s %j while the user types', async (label, text, message) => {
    announce();
    const { user } = await renderPage();
    await user.type(field(label), text);
    expect(screen.getByText(message)).toBeVisible();
    expect(send()).toBeDisabled();
  });

  it('shows an error if no country is chosen', async () => {
    announce();
    const { user } = await renderPage();
    await user.click(field('Country'));
    await user.tab();
    expect(await screen.findByText('Please select country')).toBeVisible();
    await chooseCountry(user, 'Sweden');
    expect(screen.queryByText('Please select country')).toBeNull();
  });

  it('accepts a phone number of at most 13 digits, without shortening it', async () => {
    announce();
    const { user } = await renderPage();
    await user.click(field('Phone'));
    await user.paste('+49 (0)30 1234-5678');
    expect(field('Phone')).toHaveValue('+49 (0)30 1234-5678');
    expect(field('Phone')).not.toHaveAttribute('aria-invalid', 'true');
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '12345678901234');
    expect(screen.getByText('At most 13 digits')).toBeVisible();
  });

  it('disables the button until all fields are valid', async () => {
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
  it('sends the details with plan and time zone, and opens the next page', async () => {
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
          name: 'Acme Sons',
          website: 'www.acme.com',
          country: 'SG',
          phone: '81234567',
          planId: plans.professional.id,
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
      },
    ]);
  });

  it('shows the gateway’s error beside its field, and keeps the values', async () => {
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

  it('asks to try again if the connection is lost', async () => {
    announce();
    loseConnection(SignupDetailsDocument);
    const { user } = await renderPage();
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(send()).toBeEnabled();
  });

  it('redirects to the dashboard if there is a session', async () => {
    announce();
    startSession(aSession());
    const { address } = renderRoutes(
      [
        { path: '/signup', element: <SignupPage /> },
        { path: '*', element: <p>Elsewhere</p> },
      ],
      '/signup',
    );
    await waitFor(() => expect(address()).toBe('/dashboard/acme'));
  });

  it('loads again on “Try again”', async () => {
    loseConnection(SignupPageDocument);
    const { user } = renderRoutes([{ path: '/signup', element: <SignupPage /> }], '/signup');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    announce();
    await user.click(retry);
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});

describe('the summary beside the form', () => {
  it('shows the chosen plan and its total', async () => {
    announce();
    await renderPage('/signup?employees=25&term=yearly');
    const summary = within(screen.getByRole('region', { name: 'Professional' }));
    expect(summary.getByText('Total').nextSibling).toHaveTextContent('USD 540.00');
    expect(summary.getByRole('link', { name: 'Change the term' })).toHaveAttribute(
      'href',
      '/emp-range?employees=25&term=yearly&region=international',
    );
  });

  it('shows no term for a free plan', async () => {
    announce();
    selectPlan(plans.standard.id);
    await renderPage();
    const summary = within(screen.getByRole('region', { name: 'Standard' }));
    expect(summary.getByText('Nothing to pay.')).toBeVisible();
    expect(summary.queryByRole('link', { name: 'Change the term' })).toBeNull();
  });

  it('links to the plans, and disables the button, if no plan is chosen', async () => {
    announce();
    selectPlan('019a0000-0000-7000-8000-0000000000ff');
    const { user } = await renderPage();
    await fill(user);
    expect(screen.getByRole('region', { name: 'No plan chosen yet' })).toBeVisible();
    expect(send()).toBeDisabled();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans');
  });
});
