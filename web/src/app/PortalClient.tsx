import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createContext, useContext } from 'react';
import { Outlet } from 'react-router-dom';

/** Apollo Client of the provider's portal. */
export const PortalClientContext = createContext<ApolloClient | null>(null);

/** Lets routes below it send requests as the provider's administrator, not as a company. */
export function PortalApolloProvider() {
  const client = useContext(PortalClientContext);
  if (!client) throw new Error('PortalApolloProvider needs a PortalClientContext around it');
  return (
    <ApolloProvider client={client}>
      <Outlet />
    </ApolloProvider>
  );
}
