import { ApolloClient, ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { createCache } from './cache.ts';
import { codeOf, reasonOf } from './errors.ts';
import { from, switchMap, throwError } from 'rxjs';
import { operationHash } from './operation-hash.ts';
import { askForProof, finishProof } from './step-up.ts';
import {
  administratorSource,
  companySource,
  ownFileSource,
  type SessionSource,
} from './session-sources.ts';
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

/** Asks again who the viewer is where the gateway wants to know, and then repeats the request. */
const askForProofWhenRefused = new ErrorLink(({ error, operation, forward }) =>
  codeOf(error) === 'STEP_UP'
    ? from(askForProof()).pipe(
        switchMap((isProved) => (isProved ? forward(operation) : throwError(() => error))),
      )
    : undefined,
);

/** Forgets everything it has read as soon as somebody else, or nobody, is signed in. */
const createClientFor = (session: SessionSource): ApolloClient => {
  const client = new ApolloClient({
    link: ApolloLink.from([
      authorize(session),
      signOutWhenRefused(session),
      askForProofWhenRefused,
      // The hash alone; a gateway that does not know it is sent the document.
      new PersistedQueryLink({ generateHash: operationHash }),
      new UploadHttpLink({ uri: '/graphql', fetch: uploadFetch }),
    ]),
    cache: createCache(),
    dataMasking: true,
    devtools: { enabled: import.meta.env.DEV },
    defaultOptions: {
      // A report must not show yesterday's contacts: paint what is known, then ask.
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        notifyOnNetworkStatusChange: true,
      },
    },
  });
  // Lists that failed while the device was offline are loaded, the others brought up to date.
  window.addEventListener('online', () => {
    client.refetchObservableQueries().catch(() => undefined);
  });
  let token = session.token();
  session.onChange(() => {
    if (token === session.token()) return;
    token = session.token();
    // Nobody can prove to be the viewer of a session that has ended.
    finishProof(false);
    void client.clearStore();
  });
  return client;
};

/** The client of the public pages and of a company's dashboard. */
export const createClient = (): ApolloClient => createClientFor(companySource);

/** The client of the provider's portal. */
export const createPortalClient = (): ApolloClient => createClientFor(administratorSource);

/** The client of the employee's own file. */
export const createOwnFileClient = (): ApolloClient => createClientFor(ownFileSource);
