import { print, type DocumentNode } from 'graphql';
import type { Client } from 'graphql-ws';
import { useEffect, useEffectEvent } from 'react';
import { isServerReachable } from '../lib/browser/connection.ts';
import { loadPart } from '../lib/browser/load-part.ts';
import {
  LiveFiguresDocument,
  LiveViewerDocument,
  type InsightsTopic,
  type LiveFiguresSubscription,
  type LiveViewerSubscription,
} from '../generated/graphql.ts';
import { currentSession, useSession } from './session.ts';

/** Changes within this time cause one refetch. */
const refetchDelayMs = 400;

/** Poll interval while there is no connection, in milliseconds. */
const pollIntervalMs = 60_000;

/** Close code for an invalid or ended session. */
const forbidden = 4403;
/** Close code for a member whose role has changed. */
const roleChanged = 4205;

/** The listeners of one subscription. All subscriptions of a page share a connection. */
class Channel<Data, Event> {
  private readonly listeners = new Set<(event: Event | null) => void>();
  private subscription: AbortController | undefined;

  constructor(
    private readonly document: DocumentNode,
    private readonly read: (data: Data) => Event,
  ) {}

  /** Calls the listener with each event, or with null if events may have been missed. */
  listen(listener: (event: Event | null) => void): () => void {
    this.listeners.add(listener);
    this.connect();
    startPolling();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      this.subscription?.abort();
      this.subscription = undefined;
      disconnectIfUnused();
    };
  }

  /** Subscribes if it has listeners and no subscription yet. */
  connect(): void {
    if (this.hasListeners) this.subscription ??= this.subscribe();
  }

  get hasListeners(): boolean {
    return this.listeners.size > 0;
  }

  emit(event: Event | null): void {
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
            if (data && !signal.aborted) this.emit(this.read(data));
          },
          error: () => undefined,
          complete: () => undefined,
        },
      );
      signal.addEventListener('abort', unsubscribe);
    };
    start().catch(() => {
      // Pages poll until a later attempt loads it.
      client = undefined;
      if (this.subscription === stopping) this.subscription = undefined;
    });
    return stopping;
  }
}

/** Topics that have changed; null: any may have changed while there was no connection. */
type ChangedTopics = readonly InsightsTopic[] | null;

const figures = new Channel<LiveFiguresSubscription, readonly InsightsTopic[]>(
  LiveFiguresDocument,
  ({ insightsChanged }) => insightsChanged.topics,
);
const viewer = new Channel<LiveViewerSubscription, string>(
  LiveViewerDocument,
  ({ viewerChanged }) => viewerChanged.at,
);

const emitToAll = (): void => {
  figures.emit(null);
  viewer.emit(null);
};

/** Set while a channel has listeners. Loaded after the first paint. */
let client: Promise<Client> | undefined;
let isConnected = false;
let polling: ReturnType<typeof setInterval> | undefined;

/** Refetches without a connection, which some networks block. Asks the server first, because a failed refetch would replace what pages show. */
const poll = async (): Promise<void> => {
  if (isConnected || !(await isServerReachable())) return;
  figures.connect();
  viewer.connect();
  emitToAll();
};

const startPolling = (): void => {
  polling ??= setInterval(() => void poll(), pollIntervalMs);
};

const disconnectIfUnused = (): void => {
  if (figures.hasListeners || viewer.hasListeners) return;
  clearInterval(polling);
  polling = undefined;
  // If the client could not be loaded, there is no connection to close.
  client?.then((loaded) => loaded.dispose()).catch(() => undefined);
  client = undefined;
};

/**
 * Creates a client that also notifies the listeners after a reconnect, and when the gateway closes the connection because the session has
 * ended or the member's role has changed.
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
        isConnected = true;
        if (wasRetry) emitToAll();
      },
      closed: (event) => {
        isConnected = false;
        const { code } = event as CloseEvent;
        // The refetch gets the reason from the gateway and signs the user out.
        if (code === forbidden || code === roleChanged) emitToAll();
      },
    },
  });
};

/** Calls back when figures of these topics have changed, or of any topic if `topics` is undefined. */
const watchFigures = (
  onChange: (topics: ChangedTopics) => void,
  topics: readonly InsightsTopic[] | undefined,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let collected: ChangedTopics = [];
  const notify = (): void => {
    timer = undefined;
    onChange(collected);
    collected = [];
  };
  const stop = figures.listen((changed) => {
    if (topics && changed && !changed.some((topic) => topics.includes(topic))) return;
    collected = collected && changed && [...collected, ...changed];
    // Further changes do not restart the timer, because they may go on all day.
    timer ??= setTimeout(notify, refetchDelayMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
};

/**
 * Refetches when figures change, while the component is mounted. Does nothing for roles that may not subscribe.
 * @param topics limits the figures; must be the same on every render. Default: all.
 */
export const useLiveFigures = (
  refetch: (changed: ChangedTopics) => unknown,
  topics?: readonly InsightsTopic[],
): void => {
  const onChange = useEffectEvent((changed: ChangedTopics) => void refetch(changed));
  const maySubscribe = useSession()?.permissions?.includes('contact:read') ?? false;
  useEffect(
    () => (maySubscribe ? watchFigures((changed) => onChange(changed), topics) : undefined),
    [maySubscribe, topics],
  );
};

/** Refetches the viewer when the company, the role or the session may have changed, while the component is mounted. */
export const useLiveViewer = (refetch: () => unknown): void => {
  const onChange = useEffectEvent(() => void refetch());
  useEffect(() => viewer.listen(() => onChange()), []);
};
