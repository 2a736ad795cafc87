import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

@ObjectType({
  description:
    'A mail domain of the company, whose ownership is verified by a TXT record in its DNS.',
})
@Entity('mail_domain')
export class MailDomain {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the mail domain.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, {
    description: 'The domain in lower case. International names are in ASCII form.',
  })
  @Column({ type: 'text' })
  name: string;

  /** Random, so that a record proves the domain for one company only. It is not secret, because the record is public. */
  @Column({ type: 'text' })
  token: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when the domain has been verified; null: not verified.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  provenAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the DNS last answered whether the record exists; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  checkedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when the record of a verified domain has been missing; null: it is present. After 3 days the domain is no longer verified.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  missingSince: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When the mail domain was added.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => String, { description: 'Name of the TXT record that verifies the domain.' })
  get recordName(): string {
    return `_visioncloud.${this.name}`;
  }

  @Field(() => String, { description: 'Value of the TXT record that verifies the domain.' })
  get recordValue(): string {
    return `visioncloud-verification=${this.token}`;
  }
}

@ObjectType({ description: 'Result of removing a mail domain.', simpleResolvers: true })
export class RemoveMailDomainPayload {
  @Field(() => GraphQLUUID, { description: 'Id of the mail domain.' })
  removedMailDomainId: string;
}
