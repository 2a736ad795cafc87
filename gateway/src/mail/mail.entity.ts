import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../scalars.js';
import type { MailContent } from './layout.js';

export enum MailStatus {
  QUEUED = 'QUEUED',
  SENT = 'SENT',
  KEPT = 'KEPT',
  FAILED = 'FAILED',
}
registerEnumType(MailStatus, {
  name: 'MailStatus',
  description: 'Delivery status of a mail.',
  valuesConfig: {
    QUEUED: { description: 'The message is waiting for its first or next attempt.' },
    SENT: { description: 'The mail server accepted the mail.' },
    KEPT: {
      description: 'The mail was stored but not sent, because no mail server was configured.',
    },
    FAILED: {
      description: 'The mail server rejected the mail permanently, or attempts failed for days.',
    },
  },
});

@ObjectType({ description: 'A mail sent by the product, and its delivery status.' })
@Entity('mail')
export class Mail {
  /** The provider's tenant for the provider's own mails. */
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the mail.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, {
    description: 'Email address of the recipient; empty for a confidential mail.',
  })
  @Column({ name: 'recipient', type: 'text' })
  to: string;

  @Field(() => String, { description: 'Subject line of the mail.' })
  @Column({ type: 'text' })
  subject: string;

  /** Does not contain the token of the link, which is made when the mail is sent. */
  @Column({ type: 'jsonb' })
  content: MailContent;

  @Field(() => Boolean, {
    description:
      'Whether recipient and text are visible to the company only, as for a notice to an exposed employee.',
  })
  @Column({ type: 'boolean', default: false })
  isConfidential: boolean;

  @Field(() => MailStatus, { description: 'Delivery status of the mail.' })
  @Column({ type: 'text', default: MailStatus.QUEUED })
  status: MailStatus;

  @Field(() => Int, { description: 'Number of attempts to send the mail.' })
  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Error of the last failed attempt, from the mail server or the network; null: no attempt failed.',
  })
  @Column({ type: 'text', nullable: true })
  lastError: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the mail was queued.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the mail server accepted the mail; null: not yet.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  sentAt: Date | null;

  /** Job that is sending the mail; null: none. */
  @Column({ type: 'uuid', nullable: true })
  claimedBy: string | null;

  /** When that job claimed the mail. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  claimedAt: Date | null;
}
