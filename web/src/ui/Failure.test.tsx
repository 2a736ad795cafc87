import { CombinedGraphQLErrors } from '@apollo/client';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somethingWentWrong } from '../apollo/errors.ts';
import { Failure } from './Failure.tsx';

const failed = (extensions: Record<string, unknown>) => {
  const error = new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions }] });
  render(
    <MantineProvider>
      <Failure message="The plans could not be loaded." error={error} onRetry={() => undefined} />
    </MantineProvider>,
  );
  return screen.getByRole('alert');
};

it('shows the reference of a fault of the gateway', () => {
  expect(failed({ code: 'UNAVAILABLE', requestId: '3f9a1c07d2b84e65' })).toHaveTextContent(
    'The plans could not be loaded.Reference: 3f9a1c07d2b84e65',
  );
});

it.each([
  ['The plans could not be loaded.', 'The plans could not be loaded, try again.'],
  [somethingWentWrong, 'Something went wrong, try again.'],
  [
    `${somethingWentWrong} Reference: 3f9a1c07d2b84e65`,
    'Something went wrong. Reference: 3f9a1c07d2b84e65, try again.',
  ],
])('asks once to try again in a line: %s', (message, line) => {
  render(
    <MantineProvider>
      <Failure size="line" message={message} onRetry={() => undefined} />
    </MantineProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(line);
});

it('shows no reference if the error has none', () => {
  expect(failed({ code: 'FORBIDDEN' })).not.toHaveTextContent('Reference');
});
