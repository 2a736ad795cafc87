import { IconCircleCheck, IconCircleX, IconClock, type Icon } from '@tabler/icons-react';
import type {
  Delivery_DeliveryFragment,
  WebhookDeliveryStatus,
  WebhookEvent,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Events that a webhook can subscribe to. */
export const chosenEvents = Object.keys(texts.eventMeanings) as Exclude<WebhookEvent, 'TEST'>[];

export const statusLooks: Record<WebhookDeliveryStatus, { color: string; picture: Icon }> = {
  PENDING: { color: 'lagoon', picture: IconClock },
  DELIVERED: { color: 'green', picture: IconCircleCheck },
  FAILED: { color: 'red', picture: IconCircleX },
};

/** Returns the host of a webhook's URL, which identifies it in sentences. */
export const parseHost = (url: string): string => new URL(url).host;

/** Describes the response to the last attempt: a status, or that there was none. */
export const formatAnswer = ({
  tries,
  lastStatus,
  lastTriedAt,
}: Pick<Delivery_DeliveryFragment, 'tries' | 'lastStatus' | 'lastTriedAt'>): string => {
  if (lastStatus !== null) return String(lastStatus);
  return tries === 0 && lastTriedAt === null ? texts.notTried : texts.noAnswer;
};
