import type { InsightsTopic } from '../generated/graphql.ts';
import { liveSocket, server } from './server.ts';

interface Message {
  type: string;
  id?: string;
  payload?: Record<string, unknown>;
}

/** A gateway that speaks graphql-transport-ws; answers what it was sent, and what ends or moves it. */
export const openLiveGateway = () => {
  const received: Message[] = [];
  const sockets: {
    move: (topic?: InsightsTopic) => void;
    close: (code?: number) => void;
    isOpen: () => boolean;
  }[] = [];
  server.use(
    liveSocket.addEventListener('connection', ({ client }) => {
      let id = '';
      let isOpen = true;
      client.addEventListener('close', () => {
        isOpen = false;
      });
      const send = (message: Message) => client.send(JSON.stringify(message));
      client.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data as string) as Message;
        received.push(message);
        if (message.type === 'connection_init') send({ type: 'connection_ack' });
        if (message.type === 'subscribe') id = message.id ?? '';
      });
      sockets.push({
        move: (topic = 'STATUS') => {
          const insightsChanged = { at: 'now', topics: [topic] };
          send({ type: 'next', id, payload: { data: { insightsChanged } } });
        },
        close: (code = 1012) => client.close(code, 'restart'),
        isOpen: () => isOpen,
      });
    }),
  );
  return { received, sockets };
};
