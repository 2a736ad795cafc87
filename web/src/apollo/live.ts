import { print } from 'graphql';
import { useEffect, useRef } from 'react';
import { loadPart } from '../browser/load-part.ts';
import {
  LiveFiguresDocument,
  type InsightsTopic,
  type LiveFiguresSubscription,
} from '../generated/graphql.ts';
import { currentSession } from './session.ts';

/** Changes within this time, in milliseconds, are one reason to ask again. */
const gathering = 400;

/** Close code of graphql-ws for a session that is not, or no longer, good. */
const forbidden = 4403;

/** The figures that have moved; null: any may have, while there was no connection. */
type Moved = readonly InsightsTopic[] | null;

type Listener = (moved: Moved) => void;

/** Everybody on the page listens to one connection, which is open while anybody does. */
const listeners = new Set<Listener>();
let connection: AbortController | undefined;

/**
 * Tells the listeners whenever figures of the signed-in company have moved, after a connection that was lost is there again, and when the gateway closes it because the session has ended. Where
 * websockets do not come through it never does: whoever listens goes on polling, if more seldom.
 */
const connect = (): AbortController => {
  const stopping = new AbortController();
  const tell: Listener = (moved) => {
    if (!stopping.signal.aborted) for (const listener of listeners) listener(moved);
  };
  // Loaded after the page has been painted: nothing waits for it.
  const watch = async (): Promise<void> => {
    const { createClient } = await loadPart(() => import('graphql-ws'));
    if (stopping.signal.aborted) return;
    let connections = 0;
    const client = createClient({
      url: new URL('/graphql', globalThis.location.href).href.replace(/^http/u, 'ws'),
      connectionParams: () => ({ Authorization: `Bearer ${currentSession()?.token ?? ''}` }),
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      on: {
        connected: () => {
          connections += 1;
          if (connections > 1) tell(null);
        },
        // The session has ended: whoever asks next is told why, and is signed out.
        closed: (event) => {
          if ((event as CloseEvent).code === forbidden) tell(null);
        },
      },
    });
    const unsubscribe = client.subscribe<LiveFiguresSubscription>(
      { query: print(LiveFiguresDocument) },
      {
        next: ({ data }) => tell(data?.insightsChanged.topics ?? []),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    // The connection ends with its one subscription.
    stopping.signal.addEventListener('abort', unsubscribe);
  };
  // Without it the figures are polled.
  watch().catch(() => undefined);
  return stopping;
};

/** Calls back when figures of these topics have moved; of any topic without them. */
const watchFigures = (
  onMove: (topics: Moved) => void,
  topics: readonly InsightsTopic[] | undefined,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gathered: Moved = [];
  const tell = (): void => {
    timer = undefined;
    onMove(gathered);
    gathered = [];
  };
  const listener: Listener = (moved) => {
    if (topics && moved && !moved.some((topic) => topics.includes(topic))) return;
    gathered = gathered && moved && [...gathered, ...moved];
    // Not put off by further changes: they may go on all day.
    timer ??= setTimeout(tell, gathering);
  };
  listeners.add(listener);
  connection ??= connect();
  return () => {
    clearTimeout(timer);
    listeners.delete(listener);
    if (listeners.size > 0) return;
    connection?.abort();
    connection = undefined;
  };
};

/**
 * Asks again when figures move, as long as the component is shown.
 * @param topics the figures that matter, the same on every render; all without it
 */
export const useLiveFigures = (
  refetch: (moved: Moved) => unknown,
  topics?: readonly InsightsTopic[],
): void => {
  const ask = useRef(refetch);
  useEffect(() => {
    ask.current = refetch;
  });
  useEffect(() => watchFigures((moved) => void ask.current(moved), topics), [topics]);
};
