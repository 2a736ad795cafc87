import { ApolloProvider } from '@apollo/client/react';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TracingPageDocument } from '../generated/graphql.ts';
import { anEmployee } from '../testing/factories.ts';
import { answer, refuse } from '../testing/server.ts';
import { createClient } from './client.ts';
import { preload, usePreloadedQuery } from './preload.ts';

const ana = { employee: { code: 'E-1' } };
const ben = { employee: { code: 'E-2' } };
const answerPerson = () => answer(TracingPageDocument, { employee: anEmployee({ name: 'Ana' }) });

const renderQuery = (client = createClient()) =>
  renderHook((variables: typeof ana) => usePreloadedQuery(TracingPageDocument, { variables }), {
    initialProps: ana,
    wrapper: ({ children }: { children: ReactNode }) => (
      <ApolloProvider client={client}>{children}</ApolloProvider>
    ),
  });

it('sends a query that was not preloaded', async () => {
  const requests = answerPerson();
  const { result } = renderQuery();
  await waitFor(() => expect(result.current.data?.employee.name).toBe('Ana'));
  expect(requests).toEqual([ana]);
});

it('shares the preloaded request, and sends its own for other variables', async () => {
  const requests = answerPerson();
  const client = createClient();
  preload(client, TracingPageDocument, ana);
  const { result, rerender } = renderQuery(client);
  await waitFor(() => expect(result.current.data).toBeDefined());
  expect(requests).toEqual([ana]);
  rerender(ben);
  await waitFor(() => expect(requests).toEqual([ana, ben]));
  rerender(ana);
  await waitFor(() => expect(requests).toEqual([ana, ben, ana]));
});

it('uses a preloaded answer that arrived before the page, once', async () => {
  const requests = answerPerson();
  const client = createClient();
  preload(client, TracingPageDocument, ana);
  await client.query({ query: TracingPageDocument, variables: ana, fetchPolicy: 'network-only' });
  const { result, unmount } = renderQuery(client);
  expect(result.current.data?.employee.name).toBe('Ana');
  expect(requests).toEqual([ana]);
  unmount();
  renderQuery(client);
  await waitFor(() => expect(requests).toEqual([ana, ana]));
});

it('sends the query again after preloading has failed', async () => {
  refuse(TracingPageDocument, { message: 'Out of order' });
  const client = createClient();
  preload(client, TracingPageDocument, ana);
  // The second query shares the request.
  await expect(
    client.query({ query: TracingPageDocument, variables: ana, fetchPolicy: 'network-only' }),
  ).rejects.toThrow('Out of order');
  const requests = answerPerson();
  renderQuery(client);
  await waitFor(() => expect(requests).toEqual([ana]));
});
