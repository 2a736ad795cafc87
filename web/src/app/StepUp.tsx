import { ApolloProvider, useApolloClient } from '@apollo/client/react';
import { useContext, useSyncExternalStore } from 'react';
import { administratorSource } from '../apollo/administrator.ts';
import { ownFileSource } from '../apollo/own-file-session.ts';
import { askedSession, onStepUpRequested } from '../apollo/step-up.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { RoleClientsContext } from './RoleClients.tsx';

const StepUpDialog = lazyPart(
  async () => (await import('../features/members/factors/StepUpDialog.tsx')).StepUpDialog,
);

/** Asks the viewer to confirm their identity when a request requires it, in the session of the request. */
export function StepUp() {
  const session = useSyncExternalStore(onStepUpRequested, askedSession, () => null);
  const roleClients = useContext(RoleClientsContext);
  const companyClient = useApolloClient();
  if (session === null) return null;
  const client =
    (session === administratorSource && roleClients?.portal) ||
    (session === ownFileSource && roleClients?.ownFile) ||
    companyClient;
  return (
    <ApolloProvider client={client}>
      <StepUpDialog />
    </ApolloProvider>
  );
}
