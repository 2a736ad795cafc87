import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { WebhookDeliveryStatus, WebhookEvent } from './webhook-enums.js';

@ObjectType({
  description: 'A message to a webhook, with its delivery status. Stored for 30 days.',
  simpleResolvers: true,
})
@Entity('webhook_delivery')
export class WebhookDelivery {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description:
      'Id of the message, sent in the `webhook-id` header. It is the same for every attempt.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  webhookId: string;

  @Field(() => WebhookEvent, { description: 'Type of event.' })
  @Column({ type: 'text' })
  event: WebhookEvent;

  /** Id of the object of the event. Messages about the same object are sent in order. */
  @Field(() => GraphQLUUID, {
    description: 'Id of the object that the event concerns, such as a case.',
  })
  @Column({ type: 'uuid' })
  subjectId: string;

  @Field(() => WebhookDeliveryStatus, { description: 'Whether the message has been delivered.' })
  @Column({ type: 'text', default: WebhookDeliveryStatus.PENDING })
  status: WebhookDeliveryStatus;

  @Field(() => Int, {
    description: 'Number of attempts since the message was created or last sent again on request.',
  })
  @Column({ type: 'integer', default: 0 })
  tries: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Earliest time of the next attempt; null: no more attempts. Earlier messages about the same object are sent first.',
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
    description: 'When the last attempt ended; null: no attempt yet.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastTriedAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'HTTP status of the response to the last attempt; null: no response.',
  })
  @Column({ type: 'integer', nullable: true })
  lastStatus: number | null;

  @Field(() => String, {
    description: 'First 1,000 characters of the response to the last attempt; empty: no response.',
  })
  @Column({ type: 'text', default: '' })
  lastAnswer: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the last attempt got no response; null: it got one, or there was no attempt yet.',
  })
  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the event happened.' })
  @Column({ type: 'timestamp with time zone', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
