import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { createCache } from './cache.ts';
import { codeOf } from './errors.ts';
import { currentSession, endSession, onSessionChange } from './session.ts';

const authorize = new SetContextLink((context) => {
  const token = currentSession()?.token;
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

const signOutWhenRefused = new ErrorLink(({ error, operation }) => {
  // A late answer to an older token must not end the session that has started since.
  const { token } = operation.getContext() as { token?: string };
  if (
    codeOf(error) === 'UNAUTHENTICATED' &&
    token !== undefined &&
    token === currentSession()?.token
  )
    endSession();
});

/** The one client of the app. Forgets everything it has read as soon as somebody else, or nobody, is signed in. */
export const createClient = (): ApolloClient => {
  const client = new ApolloClient({
    link: ApolloLink.from([authorize, signOutWhenRefused, new HttpLink({ uri: '/graphql' })]),
    cache: createCache(),
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
  let token = currentSession()?.token;
  onSessionChange(() => {
    if (token === currentSession()?.token) return;
    token = currentSession()?.token;
    void client.clearStore();
  });
  return client;
};
