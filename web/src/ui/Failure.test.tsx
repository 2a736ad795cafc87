import { CombinedGraphQLErrors } from '@apollo/client';
import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

it('shows no reference if the error has none', () => {
  expect(failed({ code: 'FORBIDDEN' })).not.toHaveTextContent('Reference');
});
