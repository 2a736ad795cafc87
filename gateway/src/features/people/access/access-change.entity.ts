import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Role } from '../../../access/role.js';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

export enum AccessChangeKind {
  CODE = 'CODE',
  EMAIL = 'EMAIL',
  PHONE = 'PHONE',
  FIRST_CODE = 'FIRST_CODE',
  FIRST_ADDRESS = 'FIRST_ADDRESS',
}
registerEnumType(AccessChangeKind, {
  name: 'AccessChangeKind',
  description: 'What was changed by which an employee signs in or is reached.',
  valuesConfig: {
    CODE: { description: 'The app code.' },
    EMAIL: { description: 'The email address.' },
    PHONE: { description: 'The phone number or its country code.' },
    FIRST_CODE: { description: 'The first app code of somebody who had none.' },
    FIRST_ADDRESS: { description: 'The first email address of somebody who had none.' },
  },
});

export enum AccessChangeEnd {
  KNOWN_ADDRESS = 'KNOWN_ADDRESS',
  KNOWN_PHONE = 'KNOWN_PHONE',
  OFFICER = 'OFFICER',
  OWN_REQUEST = 'OWN_REQUEST',
}
registerEnumType(AccessChangeEnd, {
  name: 'AccessChangeEnd',
  description: 'What confirmed a change of access.',
  valuesConfig: {
    KNOWN_ADDRESS: { description: 'The employee, by a link mailed to the address from before.' },
    KNOWN_PHONE: {
      description: 'The employee, on a phone that had been signed in before the change.',
    },
    OFFICER: { description: 'A safety officer or owner who had not made the change.' },
    OWN_REQUEST: { description: 'The employee, who had asked for the change.' },
  },
});

/**
 * The last change of an employee's app code, email address or phone number by somebody else. Whoever made it may be able to read that
 * employee's mails, or to sign in as the employee, so that no health is told there before somebody else has confirmed it.
 */
@ObjectType({
  description:
    "A change of an employee's app code, email address or phone number by somebody else. Until it is confirmed, at the latest after 14 days, sessions that began after it are told nothing about health.",
  simpleResolvers: true,
})
@Entity('access_change')
export class AccessChange {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the employee.' })
  @PrimaryColumn({ type: 'uuid' })
  employeeId: string;

  @Field(() => [AccessChangeKind], {
    description: 'Everything that was changed and not confirmed.',
  })
  @Column({ type: 'text', array: true })
  kinds: AccessChangeKind[];

  @Field(() => GraphQLISODateTime, { description: 'When the last change was made.' })
  @Column({ type: 'timestamp with time zone', precision: 3 })
  changedAt: Date;

  @Field(() => [String], {
    description:
      "Who made the changes, the last one last: email addresses of accounts, or 'API key' and its name. None of them can confirm.",
  })
  @Column({ type: 'text', array: true })
  changedBy: string[];

  @Field(() => Role, {
    nullable: true,
    description: 'Role in which the last change was made; null: not known.',
  })
  @Column({ type: 'text', nullable: true })
  role: Role | null;

  /** Moment of the first change that nobody has confirmed. Sessions from before it are the employee's. */
  @Column({ type: 'timestamp with time zone', precision: 3 })
  beganAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When the change counts as confirmed if nobody has done so before.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3 })
  endsAt: Date;

  /** The employee's address from before the first change; null: none. */
  @Column({ type: 'text', nullable: true })
  knownEmail: string | null;

  /** SHA-256 of the token in the last mail to the known address; null: it got none. */
  @Column({ type: 'bytea', nullable: true })
  proofHash: Buffer | null;

  /** The mails about changes, which contain addresses of the employee. */
  @Column({ type: 'uuid', array: true })
  mailIds: string[];

  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  endedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  endedAs: AccessChangeEnd | null;

  /** Account of the officer. */
  @Column({ type: 'text', nullable: true })
  endedBy: string | null;
}
