import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Alerts } from './Alerts.tsx';
import { PortalClientContext } from './PortalClient.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

interface Props {
  client: ApolloClient;
  portalClient: ApolloClient;
  /** In tests nothing is animated. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** What every screen stands in: look, alerts, and the way to the gateway. */
export function Providers({ client, portalClient, env = 'default', children }: Props) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      env={env}
    >
      <ApolloProvider client={client}>
        <PortalClientContext value={portalClient}>
          <Alerts />
          {children}
        </PortalClientContext>
      </ApolloProvider>
    </MantineProvider>
  );
}
