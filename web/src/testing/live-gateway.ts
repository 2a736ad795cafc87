import type { InsightsTopic } from '../generated/graphql.ts';
import { liveSocket, server } from './server.ts';

interface Message {
  type: string;
  id?: string;
  payload?: Record<string, unknown>;
}

/** Starts a graphql-transport-ws server. Returns the received messages and controls for each socket. */
export const openLiveGateway = () => {
  const received: Message[] = [];
  const sockets: {
    move: (topic?: InsightsTopic) => void;
    changeInbox: () => void;
    changeViewer: () => void;
    close: (code?: number) => void;
    isOpen: () => boolean;
  }[] = [];
  server.use(
    liveSocket.addEventListener('connection', ({ client }) => {
      const ids: Record<string, string> = {};
      let isOpen = true;
      client.addEventListener('close', () => {
        isOpen = false;
      });
      const send = (message: Message) => client.send(JSON.stringify(message));
      client.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data as string) as Message;
        received.push(message);
        if (message.type === 'connection_init') send({ type: 'connection_ack' });
        const [, field] = /\{\s*(\w+)/u.exec(String(message.payload?.['query'])) ?? [];
        if (message.type === 'subscribe' && field) ids[field] = message.id ?? '';
      });
      sockets.push({
        move: (topic = 'STATUS') => {
          const insightsChanged = { at: 'now', topics: [topic] };
          const id = ids['insightsChanged'];
          if (id) send({ type: 'next', id, payload: { data: { insightsChanged } } });
        },
        changeInbox: () => {
          const id = ids['inboxChanged'];
          if (id) send({ type: 'next', id, payload: { data: { inboxChanged: { at: 'now' } } } });
        },
        changeViewer: () => {
          const id = ids['viewerChanged'];
          if (id) send({ type: 'next', id, payload: { data: { viewerChanged: { at: 'now' } } } });
        },
        close: (code = 1012) => client.close(code, 'restart'),
        isOpen: () => isOpen,
      });
    }),
  );
  return { received, sockets };
};
