import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createContext, useContext } from 'react';
import { Outlet } from 'react-router-dom';

/** Apollo Clients of sessions that stand beside a company's. */
export interface RoleClients {
  /** The provider's portal. */
  portal: ApolloClient;
  /** The employee's own file. */
  ownFile: ApolloClient;
}

export const RoleClientsContext = createContext<RoleClients | null>(null);

/** Lets routes below it send requests with that session, not with a company's. */
export function RoleApolloProvider({ of }: { of: keyof RoleClients }) {
  const clients = useContext(RoleClientsContext);
  if (!clients) throw new Error('RoleApolloProvider needs a RoleClientsContext around it');
  return (
    <ApolloProvider client={clients[of]}>
      <Outlet />
    </ApolloProvider>
  );
}
