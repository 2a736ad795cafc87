import { print, type DocumentNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { useEffect, useEffectEvent } from 'react';
import {
  auditTime,
  buffer,
  defer,
  exhaustMap,
  filter,
  interval,
  map,
  merge,
  Observable,
  retry,
  share,
  shareReplay,
  Subject,
  switchMap,
} from 'rxjs';
import { isServerReachable } from '../lib/browser/connection.ts';
import { loadPart } from '../lib/browser/load-part.ts';
import {
  LiveFiguresDocument,
  LiveInboxDocument,
  LiveViewerDocument,
  type InsightsTopic,
  type LiveFiguresSubscription,
  type LiveInboxSubscription,
  type LiveViewerSubscription,
} from '../generated/graphql.ts';
import { currentSession, useSession } from './session.ts';

/** Changes within this time cause one refetch. */
const refetchDelayMs = 400;

/** Poll interval while there is no connection, in milliseconds. */
const pollIntervalMs = 60_000;

/** Close codes for an ended session and for a member whose role has changed. The refetch gets the reason from the gateway. */
const forbidden = 4403;
const roleChanged = 4205;

/** Emits when events may have been missed: after a reconnect, and when the gateway has closed the connection for good. */
const missed = new Subject<null>();
let isConnected = false;

/** The websocket of all subscriptions, open while one of them is in use. Loaded after the first paint. */
const connection = defer(() => loadPart(() => import('graphql-ws'))).pipe(
  retry({ delay: pollIntervalMs }),
  switchMap(
    ({ createClient }) =>
      new Observable<Client>((observer) => {
        const client = createClient({
          url: new URL('/graphql', globalThis.location.href).href.replace(/^http/u, 'ws'),
          connectionParams: () => ({ Authorization: `Bearer ${currentSession()?.token ?? ''}` }),
          retryAttempts: Number.POSITIVE_INFINITY,
          shouldRetry: () => true,
          on: {
            connected: (_socket, _payload, wasRetry) => {
              isConnected = true;
              if (wasRetry) missed.next(null);
            },
            closed: (event) => {
              isConnected = false;
              const { code } = event as CloseEvent;
              if (code === forbidden || code === roleChanged) missed.next(null);
            },
          },
        });
        observer.next(client);
        return () => {
          // Rejects if the connection has closed with its last subscription.
          Promise.resolve(client.dispose()).catch(() => undefined);
        };
      }),
  ),
  shareReplay({ bufferSize: 1, refCount: true }),
);

/** Replaces the connection, which some networks block. Asks the server first, because a failed refetch would replace what pages show. */
const polls = interval(pollIntervalMs).pipe(
  filter(() => !isConnected),
  exhaustMap(isServerReachable),
  filter((isReachable) => isReachable),
  map(() => null),
  share(),
);

/** Emits what the subscription sends, and null if something may have been missed. */
const watch = <Data>(document: DocumentNode): Observable<Data | null> => {
  const events = connection.pipe(
    switchMap(
      (client) =>
        new Observable<Data>((observer) =>
          client.subscribe<Data>(
            { query: print(document) },
            {
              next: ({ data }) => data && observer.next(data),
              error: () => undefined,
              complete: () => undefined,
            },
          ),
        ),
    ),
  );
  return merge(events, missed, polls).pipe(share());
};

/** Topics that have changed; null: any may have changed while there was no connection. */
type ChangedTopics = readonly InsightsTopic[] | null;

const viewer = watch<LiveViewerSubscription>(LiveViewerDocument);
const inbox = watch<LiveInboxSubscription>(LiveInboxDocument);
const figures = watch<LiveFiguresSubscription>(LiveFiguresDocument).pipe(
  map((data): ChangedTopics => data && data.insightsChanged.topics),
);

/**
 * Refetches when figures change, while the component is mounted. Does nothing for roles that may not subscribe.
 * @param topics limits the figures; must be the same on every render. Default: all.
 */
export const useLiveFigures = (
  refetch: (changed: ChangedTopics) => unknown,
  topics?: readonly InsightsTopic[],
): void => {
  const onChange = useEffectEvent((changes: ChangedTopics[]) => {
    const known = changes.filter((changed) => changed !== null);
    refetch(known.length === changes.length ? known.flat() : null);
  });
  const maySubscribe = useSession()?.permissions?.includes('contact:read') ?? false;
  useEffect(() => {
    if (!maySubscribe) return undefined;
    const relevant = figures.pipe(
      filter((changed) => !topics || !changed || changed.some((topic) => topics.includes(topic))),
    );
    // Further changes do not restart the delay, because they may go on all day.
    const delayed = relevant.pipe(buffer(relevant.pipe(auditTime(refetchDelayMs))));
    const subscription = delayed.subscribe((changes) => onChange(changes));
    return () => subscription.unsubscribe();
  }, [maySubscribe, topics]);
};

/** Refetches when the viewer's inbox may have changed, while the component is mounted. */
export const useLiveInbox = (refetch: () => unknown): void => {
  const onChange = useEffectEvent(() => void refetch());
  useEffect(() => {
    const subscription = inbox.subscribe(() => onChange());
    return () => subscription.unsubscribe();
  }, []);
};

/** Refetches the viewer when the company, the role or the session may have changed, while the component is mounted. */
export const useLiveViewer = (refetch: () => unknown): void => {
  const onChange = useEffectEvent(() => void refetch());
  useEffect(() => {
    const subscription = viewer.subscribe(() => onChange());
    return () => subscription.unsubscribe();
  }, []);
};
