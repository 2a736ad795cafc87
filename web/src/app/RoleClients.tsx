import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createContext, useContext } from 'react';
import { Outlet } from 'react-router-dom';

/** Apollo Clients of the sessions other than a company's. */
export interface RoleClients {
  /** The provider's portal. */
  portal: ApolloClient;
  /** The employee's own file. */
  ownFile: ApolloClient;
}

export const RoleClientsContext = createContext<RoleClients | null>(null);

/** Makes the routes below it send requests with that session instead of a company's. */
export function RoleApolloProvider({ of }: { of: keyof RoleClients }) {
  const clients = useContext(RoleClientsContext);
  if (!clients) throw new Error('RoleApolloProvider needs a RoleClientsContext around it');
  return (
    <ApolloProvider client={clients[of]}>
      <Outlet />
    </ApolloProvider>
  );
}
