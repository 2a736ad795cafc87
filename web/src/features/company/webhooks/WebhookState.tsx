import { Tag } from '../../../ui/Tag.tsx';
import { Moment } from '../current/Moment.tsx';
import type { Webhook_WebhookFragment } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

/** Whether a webhook is active, paused, or failing and since when. */
export function WebhookState({ webhook }: { webhook: Webhook_WebhookFragment }) {
  if (webhook.isPaused) return <Tag tone="neutral">{texts.paused}</Tag>;
  if (webhook.failingSince !== null)
    return (
      <Tag tone="warning">
        {texts.failingSince(<Moment isInSentence at={webhook.failingSince} />)}
      </Tag>
    );
  return <Tag tone="safe">{texts.works}</Tag>;
}
