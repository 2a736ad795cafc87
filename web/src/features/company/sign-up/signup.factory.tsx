import { screen } from '@testing-library/react';
import { SignupPageDocument } from '../../../generated/graphql.ts';
import { countries, plans } from '../../../testing/factories.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { SignupPage } from './SignupPage.tsx';

export const announce = () =>
  answer(SignupPageDocument, {
    countries,
    plans: Object.values(plans),
  });

export const renderPage = async (at = '/signup') => {
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

export const field = (label: string) => screen.getByLabelText(label, { selector: 'input, select' });
export const send = () => screen.getByRole('button', { name: 'Sign up' });
export const chooseCountry = async (user: User, name: string) => {
  await user.selectOptions(field('Country'), name);
};
export const fill = async (user: User) => {
  await user.type(field('Email'), ' anna@acme.com');
  await user.type(field('Company name'), 'Acme Sons ');
  await user.type(field('Website'), 'www.acme.com');
  await chooseCountry(user, 'Singapore');
  await user.type(field('Phone'), '81234567');
};
