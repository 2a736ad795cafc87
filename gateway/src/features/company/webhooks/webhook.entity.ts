import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';
import { WebhookEvent } from './webhook-enums.js';

@ObjectType({
  description: 'A URL that is called when certain events happen in the company.',
  simpleResolvers: true,
})
@Entity('webhook')
export class Webhook {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the webhook.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'https URL that is called.' })
  @Column({ type: 'text' })
  url: string;

  @Field(() => [WebhookEvent], {
    description: 'Events that are sent to the webhook. Test messages are always sent.',
  })
  @Column({ type: 'text', array: true })
  events: WebhookEvent[];

  @Field(() => Boolean, {
    description: 'Whether the webhook is paused. Events during the pause are sent afterwards.',
  })
  @Column({ type: 'boolean', default: false })
  isPaused: boolean;

  /** The secret is derived from this id; see webhook-secret.ts. */
  @Column({ type: 'uuid' })
  secretId: string;

  @Column({ type: 'uuid', nullable: true })
  previousSecretId: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when messages are also signed with the previous secret; null: the secret was not replaced.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  previousSecretUntil: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Time of the first failed attempt since the last success; null: the last attempt succeeded, or there was none.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  failingSince: Date | null;

  /** End of the pause of a receiver that did not answer or was busy, so that it does not delay other messages. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  awayUntil: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When the webhook was added.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
