import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../scalars.js';

@ObjectType({
  description:
    'A domain of mail addresses. A TXT record in its DNS proves that the company controls it.',
})
@Entity('mail_domain')
@Unique('mail_domain_name_key', ['companyId', 'name'])
@Index('mail_domain_proven_key', ['name'], { unique: true, where: 'proven_at IS NOT NULL' })
@ForeignKey('Company', ['companyId'], ['id'], { onDelete: 'CASCADE' })
export class MailDomain {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the domain.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, {
    description: 'The domain, in lower case and in the ASCII form of international names.',
  })
  @Column({ type: 'text' })
  name: string;

  /** Random, so that a record proves the domain for one company only. It is not secret, because the record is public. */
  @Column({ type: 'text' })
  token: string;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when the domain is proven; null: it is not.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  provenAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the DNS last said whether the record is there; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  checkedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when the record of a proven domain has been missing; null: it was there. After 3 days the domain is no longer proven.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  missingSince: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => String, { description: 'Name of the TXT record that proves the domain.' })
  get recordName(): string {
    return `_visioncloud.${this.name}`;
  }

  @Field(() => String, { description: 'Value of the TXT record that proves the domain.' })
  get recordValue(): string {
    return `visioncloud-verification=${this.token}`;
  }
}
