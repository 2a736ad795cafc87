import { ApolloClient, ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import {
  currentAdministrator,
  endAdministratorSession,
  onAdministratorChange,
} from './administrator.ts';
import { createCache } from './cache.ts';
import { codeOf, reasonOf, type RefusalReason } from './errors.ts';
import { operationHash } from './operation-hash.ts';
import { currentSession, endSessionBecause, onSessionChange } from './session.ts';
import { uploadFetch } from './upload.ts';

/** The session whose token goes with every request. */
interface SessionSource {
  token: () => string | undefined;
  end: (reason: RefusalReason | undefined) => void;
  onChange: (listener: () => void) => void;
}

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

/** Forgets everything it has read as soon as somebody else, or nobody, is signed in. */
const createClientFor = (session: SessionSource): ApolloClient => {
  const client = new ApolloClient({
    link: ApolloLink.from([
      authorize(session),
      signOutWhenRefused(session),
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
    void client.clearStore();
  });
  return client;
};

/** The client of the public pages and of a company's dashboard. */
export const createClient = (): ApolloClient =>
  createClientFor({
    token: () => currentSession()?.token,
    end: endSessionBecause,
    onChange: onSessionChange,
  });

/** The client of the provider's portal. */
export const createPortalClient = (): ApolloClient =>
  createClientFor({
    token: () => currentAdministrator()?.token,
    end: endAdministratorSession,
    onChange: onAdministratorChange,
  });
