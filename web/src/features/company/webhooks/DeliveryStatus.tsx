import { Badge } from '@mantine/core';
import { icons } from '../../../ui/tokens.ts';
import type { WebhookDeliveryStatus } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { statusLooks } from './webhook-words.ts';

export function DeliveryStatus({ status }: { status: WebhookDeliveryStatus }) {
  const { color, picture: Picture } = statusLooks[status];
  return (
    <Badge color={color} miw="max-content" leftSection={<Picture {...icons.sm} />}>
      {texts.statuses[status]}
    </Badge>
  );
}
