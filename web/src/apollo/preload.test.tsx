import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TracingPageDocument } from '../generated/graphql.ts';
import { anEmployee } from '../testing/factories.ts';
import { answer, refuse } from '../testing/server.ts';
import { createClient } from './client.ts';
import { preloadQuery, usePreloadedPolicy } from './preload.ts';

const ana = { employee: { code: 'E-1' } };
const ben = { employee: { code: 'E-2' } };

const renderPolicy = (client = createClient()) =>
  renderHook((variables: typeof ana) => usePreloadedPolicy(TracingPageDocument, variables), {
    initialProps: ana,
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });

it('uses the default policy for a query that was not preloaded', () => {
  expect(renderPolicy().result.current).toBe('cache-and-network');
});

it('uses the preloaded answer until the variables change, then the default policy', () => {
  answer(TracingPageDocument, { employee: anEmployee() });
  const client = createClient();
  preloadQuery(client, TracingPageDocument, ana);
  const { result, rerender } = renderPolicy(client);
  expect(result.current).toBe('cache-first');
  rerender(ben);
  expect(result.current).toBe('cache-and-network');
  rerender(ana);
  expect(result.current).toBe('cache-and-network');
  expect(renderPolicy(client).result.current).toBe('cache-and-network');
});

it('uses the default policy for variables that were not preloaded', () => {
  answer(TracingPageDocument, { employee: anEmployee() });
  const client = createClient();
  preloadQuery(client, TracingPageDocument, ben);
  expect(renderPolicy(client).result.current).toBe('cache-and-network');
});

it('uses the default policy after preloading has failed', async () => {
  refuse(TracingPageDocument, { message: 'Out of order' });
  const client = createClient();
  preloadQuery(client, TracingPageDocument, ana);
  // The second query shares the request.
  await expect(
    client.query({ query: TracingPageDocument, variables: ana, fetchPolicy: 'network-only' }),
  ).rejects.toThrow('Out of order');
  expect(renderPolicy(client).result.current).toBe('cache-and-network');
});
