import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResendFormDocument } from '../../../generated/graphql.ts';
import { renderRoutes } from '../../../testing/render.tsx';
import { answer } from '../../../testing/server.ts';
import { SuccessPage } from './SuccessPage.tsx';

it('explains what happens next, and sends the email again', async () => {
  const asked = answer(ResendFormDocument, { resendVerification: { email: 'anna@acme.test' } });
  const { user } = renderRoutes([{ path: '/success', element: <SuccessPage /> }], '/success');
  expect(screen.getByText('We have sent you an email with a link')).toBeVisible();
  await user.type(screen.getByLabelText('Email'), 'anna@acme.com');
  await user.click(screen.getByRole('button', { name: 'Send the email again' }));
  expect(await screen.findByText('Please check your email')).toBeVisible();
  expect(asked).toEqual([{ email: 'anna@acme.com' }]);
});
