import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

/** A key with which another system of a company uses the API. The row of a revoked key stays, so that its name is not used again. */
@ObjectType({
  description: 'A key that lets another system of the company use the API.',
  simpleResolvers: true,
})
@Entity('api_key')
export class ApiKey {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the key.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, {
    description:
      "Name of the key, unique within the company. The audit log shows it after the words 'API key'.",
  })
  @Column({ type: 'text' })
  name: string;

  @Field(() => [String], {
    description: "Permissions of the key, such as 'case:read'.",
  })
  @Column({ type: 'text', array: true })
  scopes: string[];

  @Field(() => String, {
    description: 'Last four characters of the key, by which to recognise it.',
  })
  @Column({ type: 'text' })
  ending: string;

  /** SHA-256 of the key. */
  @Column({ type: 'bytea' })
  keyHash: Buffer;

  @Field(() => String, { description: 'Email address of the owner who created the key.' })
  @Column({ type: 'text' })
  createdBy: string;

  @Field(() => GraphQLISODateTime, { description: 'When the key was created.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the key expires.' })
  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the key was last used, to the minute; null: never.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the key was revoked; null: it has not been revoked.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  revokedAt: Date | null;
}
