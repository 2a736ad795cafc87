import { print, type DocumentNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { useEffect, useEffectEvent } from 'react';
import { loadPart } from '../browser/load-part.ts';
import {
  LiveFiguresDocument,
  LiveViewerDocument,
  type InsightsTopic,
  type LiveFiguresSubscription,
  type LiveViewerSubscription,
} from '../generated/graphql.ts';
import { currentSession, useSession } from './session.ts';

/** Changes within this time, in milliseconds, are one reason to ask again. */
const gathering = 400;

/** Close code of the gateway for a session that is not, or no longer, good. */
const forbidden = 4403;
/** Close code of the gateway for a member who has another role now. */
const roleChanged = 4205;

/** Everybody who listens to a subscription of the page's one connection. */
class Channel<Data, Event> {
  private readonly listeners = new Set<(event: Event | null) => void>();
  private subscription: AbortController | undefined;

  constructor(
    private readonly document: DocumentNode,
    private readonly read: (data: Data) => Event,
  ) {}

  /** Calls back with each event; with null when events may have been missed. */
  listen(listener: (event: Event | null) => void): () => void {
    this.listeners.add(listener);
    this.subscription ??= this.subscribe();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.subscription?.abort();
      this.subscription = undefined;
      disconnectUnheard();
    };
  }

  get isHeard(): boolean {
    return this.listeners.size > 0;
  }

  tell(event: Event | null): void {
    for (const listener of this.listeners) listener(event);
  }

  private subscribe(): AbortController {
    const stopping = new AbortController();
    const { signal } = stopping;
    const start = async (): Promise<void> => {
      client ??= createLiveClient();
      const loaded = await client;
      if (signal.aborted) return;
      const unsubscribe = loaded.subscribe<Data>(
        { query: print(this.document) },
        {
          next: ({ data }) => {
            if (data && !signal.aborted) this.tell(this.read(data));
          },
          error: () => undefined,
          complete: () => undefined,
        },
      );
      signal.addEventListener('abort', unsubscribe);
    };
    start().catch(() => {
      // Without it the figures are polled. The next page tries again to load it.
      client = undefined;
    });
    return stopping;
  }
}

/** The figures that have moved; null: any may have, while there was no connection. */
type Moved = readonly InsightsTopic[] | null;

const figures = new Channel<LiveFiguresSubscription, readonly InsightsTopic[]>(
  LiveFiguresDocument,
  ({ insightsChanged }) => insightsChanged.topics,
);
const viewer = new Channel<LiveViewerSubscription, string>(
  LiveViewerDocument,
  ({ viewerChanged }) => viewerChanged.at,
);

const tellAll = (): void => {
  figures.tell(null);
  viewer.tell(null);
};

/** Set while anybody listens to a channel. Loaded after the page has been painted: nothing waits for it. */
let client: Promise<Client> | undefined;

const disconnectUnheard = (): void => {
  if (figures.isHeard || viewer.isHeard) return;
  // A client that could not be loaded has nothing to close.
  client?.then((loaded) => loaded.dispose()).catch(() => undefined);
  client = undefined;
};

/**
 * Tells the listeners also after a connection that was lost is there again, and when the gateway closes it because the session has ended or
 * the member has another role. Where websockets do not come through it never does: whoever listens goes on polling, if more seldom.
 */
const createLiveClient = async (): Promise<Client> => {
  const { createClient } = await loadPart(() => import('graphql-ws'));
  return createClient({
    url: new URL('/graphql', globalThis.location.href).href.replace(/^http/u, 'ws'),
    connectionParams: () => ({ Authorization: `Bearer ${currentSession()?.token ?? ''}` }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    on: {
      connected: (_socket, _payload, wasRetry) => {
        if (wasRetry) tellAll();
      },
      closed: (event) => {
        const { code } = event as CloseEvent;
        // The session has ended: whoever asks next is told why, and is signed out.
        if (code === forbidden || code === roleChanged) tellAll();
      },
    },
  });
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
  const stop = figures.listen((moved) => {
    if (topics && moved && !moved.some((topic) => topics.includes(topic))) return;
    gathered = gathered && moved && [...gathered, ...moved];
    // Not put off by further changes: they may go on all day.
    timer ??= setTimeout(tell, gathering);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/**
 * Asks again when figures move, as long as the component is shown. Does nothing for roles that may not subscribe.
 * @param topics the figures that matter, the same on every render; all without it
 */
export const useLiveFigures = (
  refetch: (moved: Moved) => unknown,
  topics?: readonly InsightsTopic[],
): void => {
  const ask = useEffectEvent((moved: Moved) => void refetch(moved));
  const mayHear = useSession()?.permissions?.includes('contact:read') ?? false;
  useEffect(
    () => (mayHear ? watchFigures((moved) => ask(moved), topics) : undefined),
    [mayHear, topics],
  );
};

/** Asks again who the viewer is when the company, the role or the session may have changed, as long as the component is shown. */
export const useLiveViewer = (refetch: () => unknown): void => {
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => viewer.listen(() => ask()), []);
};
