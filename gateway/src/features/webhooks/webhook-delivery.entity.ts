import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDeliveryStatus, WebhookEvent } from './webhook-enums.js';

@ObjectType({
  description: 'A message to a webhook, with its delivery status. It is kept for 30 days.',
  simpleResolvers: true,
})
@Entity('webhook_delivery')
@ForeignKey(() => Webhook, ['companyId', 'webhookId'], ['companyId', 'id'], { onDelete: 'CASCADE' })
@Check('webhook_delivery_status_check', `status IN ('PENDING', 'DELIVERED', 'FAILED')`)
@Index('webhook_delivery_newest', ['companyId', 'webhookId', 'createdAt', 'id'])
@Index('webhook_delivery_due', ['companyId', 'webhookId', 'nextTryAt'], {
  where: `status = 'PENDING'`,
})
@Index('webhook_delivery_order', ['companyId', 'webhookId', 'subjectId', 'createdAt', 'id'], {
  where: `status = 'PENDING'`,
})
export class WebhookDelivery {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description: 'Id of the message: its header `webhook-id`, the same in each try.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  webhookId: string;

  @Field(() => WebhookEvent, { description: 'Event that it reports.' })
  @Column({ type: 'text' })
  event: WebhookEvent;

  /** Id of the object of the event. Messages about the same object are sent in order. */
  @Field(() => GraphQLUUID, { description: 'Id of what it is about, such as a case.' })
  @Column({ type: 'uuid' })
  subjectId: string;

  @Field(() => WebhookDeliveryStatus, { description: 'Whether it has arrived.' })
  @Column({ type: 'text', default: WebhookDeliveryStatus.PENDING })
  status: WebhookDeliveryStatus;

  @Field(() => Int, { description: 'Number of tries, since it was last sent again by hand.' })
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When it is tried next, at the earliest; null: not any more. Earlier messages about the same object go first.',
  })
  @Column({
    type: 'timestamp with time zone',
    precision: 3,
    nullable: true,
    default: () => 'now()',
  })
  nextTryAt: Date | null;

  /** When its job was queued; null if it has none. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  queuedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the last try ended; null: it was not tried.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastTriedAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'HTTP status of the last answer; null: the last try got none.',
  })
  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;

  @Field(() => String, { description: 'The last answer, its first 1,000 characters.' })
  @Column({ type: 'text', default: '' })
  lastAnswer: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why the last try got no answer; null: it got one.',
  })
  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  @Column({ type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
