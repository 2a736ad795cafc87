import { ApolloClient, ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { onReconnect, reportLostRequest } from '../lib/browser/connection.ts';
import { createCache } from './cache.ts';
import { codeOf, reasonOf } from './errors.ts';
import { from, switchMap, throwError } from 'rxjs';
import { createReloadLink } from './outdated-fields.ts';
import { operationHash } from './operation-hash.ts';
import { requestStepUp, finishStepUp } from './step-up.ts';
import { administratorSource } from './administrator.ts';
import { ownFileSource } from './own-file-session.ts';
import type { SessionSource } from './session-store.ts';
import { companySource } from './session.ts';
import { uploadFetch } from './upload.ts';

const authorize = ({ token: currentToken }: SessionSource): ApolloLink =>
  new SetContextLink((context) => {
    const token = currentToken();
    return token
      ? {
          token,
          headers: {
            ...(context['headers'] as Record<string, string> | undefined),
            authorization: `Bearer ${token}`,
          },
        }
      : {};
  });

const signOutWhenRefused = (session: SessionSource): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    // A late answer to an older token must not end the session that has started since.
    const { token } = operation.getContext() as { token?: string };
    if (codeOf(error) === 'UNAUTHENTICATED' && token !== undefined && token === session.token())
      session.end(reasonOf(error));
  });

/** Asks the viewer to confirm their identity if the gateway requires it, then repeats the request. */
const confirmIdentityWhenRequired = (session: SessionSource): ApolloLink =>
  new ErrorLink(({ error, operation, forward }) =>
    codeOf(error) === 'STEP_UP'
      ? from(requestStepUp(session)).pipe(
          switchMap((isSteppedUp) => (isSteppedUp ? forward(operation) : throwError(() => error))),
        )
      : undefined,
  );

/** Says at the top of the page that the server does not answer, once for all requests that it leaves without an answer. */
const noticeLostRequests = new ErrorLink(({ error }) => {
  if (!CombinedGraphQLErrors.is(error)) void reportLostRequest();
});

/** Creates a client that clears its cache when another user signs in or the session ends. */
const createClientFor = (session: SessionSource): ApolloClient => {
  const client = new ApolloClient({
    link: ApolloLink.from([
      createReloadLink(),
      authorize(session),
      signOutWhenRefused(session),
      noticeLostRequests,
      confirmIdentityWhenRequired(session),
      // Sends only the hash, and the document if the gateway does not know the hash.
      new PersistedQueryLink({ generateHash: operationHash }),
      new UploadHttpLink({ uri: '/graphql', fetch: uploadFetch }),
    ]),
    cache: createCache(),
    dataMasking: true,
    devtools: { enabled: import.meta.env.DEV },
    defaultOptions: {
      // Show cached data at once, then refetch it, so that a report never stays on yesterday's contacts.
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        notifyOnNetworkStatusChange: true,
      },
    },
  });
  // Load the lists that failed while the device was offline, and refresh the others.
  onReconnect(() => {
    client.refetchObservableQueries().catch(() => undefined);
  });
  let token = session.token();
  session.onChange(() => {
    if (token === session.token()) return;
    token = session.token();
    // A session that has ended cannot be confirmed.
    finishStepUp(false, session);
    void client.clearStore();
  });
  return client;
};

/** Creates the client of the public pages and of a company's dashboard. */
export const createClient = (): ApolloClient => createClientFor(companySource);

/** Creates the client of the provider's portal. */
export const createPortalClient = (): ApolloClient => createClientFor(administratorSource);

/** Creates the client of the employee's own file. */
export const createOwnFileClient = (): ApolloClient => createClientFor(ownFileSource);
