import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIsPrinting } from '../lib/browser/printing.ts';
import { PageFailure } from './PageFailure.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { RoleClientsContext, type RoleClients } from './RoleClients.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

// Loaded on demand: few visits need it.
const StepUp = lazyPart(async () => (await import('./StepUp.tsx')).StepUp);
// Loaded on demand: alerts appear only after an action.
const Alerts = lazyPart(async () => (await import('./Alerts.tsx')).Alerts);

export interface ProvidersProps {
  client: ApolloClient;
  roleClients: RoleClients;
  /** `test` turns animations off. */
  env?: 'default' | 'test';
  children: ReactNode;
}

/** App-wide providers: theme, alerts and Apollo Client, and an error page if everything below crashes. Paper is always in the light look. */
export function Providers({ client, roleClients, env = 'default', children }: ProvidersProps) {
  const isPrinting = useIsPrinting();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      {...(isPrinting && { forceColorScheme: 'light' })}
      env={env}
    >
      <ErrorBoundary
        renderFallback={(error) => (
          <PageFailure error={error} onRetry={() => window.location.reload()} />
        )}
      >
        <ApolloProvider client={client}>
          <RoleClientsContext value={roleClients}>
            <Alerts />
            <StepUp />
            {children}
          </RoleClientsContext>
        </ApolloProvider>
      </ErrorBoundary>
    </MantineProvider>
  );
}
