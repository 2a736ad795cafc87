import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLUUID } from '../../../scalars.js';

/**
 * A contact that somebody reported, added by hand to a case. A contact with a person of the directory has a record in `contact` with
 * the same id and start, which is deleted when the contact is withdrawn. A contact with a visitor has none.
 */
@ObjectType({
  description:
    'A reported contact that was added manually to a case: between its person and an employee or a visitor.',
  simpleResolvers: true,
})
@Entity('manual_contact')
export class ManualContact {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, {
    description: 'Id of the contact, which withdrawManualContact accepts.',
  })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  caseId: string;

  @Field(() => Int, { description: 'Number of the case to which the contact was added.' })
  caseNumber: number;

  /** Who met the person of the case; null: a visitor. No foreign key, as for contacts. */
  @Column({ type: 'uuid', nullable: true })
  employeeId: string | null;

  @Column({ type: 'text', nullable: true })
  visitorName: string | null;

  @Column({ type: 'text', nullable: true })
  visitorPhone: string | null;

  /** Empty: not known. */
  @Column({ type: 'text', nullable: true })
  visitorCompany: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the contact began.' })
  @Column({ name: 'start_at', type: 'timestamp with time zone', precision: 3 })
  startedAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When the contact ended.' })
  @Column({ name: 'end_at', type: 'timestamp with time zone', precision: 3 })
  endedAt: Date;

  /** The person of the directory who reported it; null: somebody else, named in `informantName`. */
  @Column({ type: 'uuid', nullable: true })
  informantId: string | null;

  @Field(() => String, {
    description:
      'Name of the person who reported the contact, if not an employee; otherwise empty.',
  })
  @Column({ type: 'text', default: '' })
  informantName: string;

  @Field(() => String, { description: "The company's note about the contact; empty: none." })
  @Column({ type: 'text', default: '' })
  note: string;

  @Field(() => GraphQLISODateTime, { description: 'When the contact was added to the case.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  addedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who added the contact, or 'API key' and its name; null: not known.",
  })
  @Column({ type: 'text', nullable: true })
  addedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the contact was withdrawn; null: it counts.',
  })
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  takenBackAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who withdrew the contact, or 'API key' and its name; null: it has not been withdrawn.",
  })
  @Column({ type: 'text', nullable: true })
  takenBackBy: string | null;
}

@ObjectType({
  description: 'A person outside the directory who met the person of a case.',
  simpleResolvers: true,
})
export class Visitor {
  @Field(() => String, { description: 'Full name.' })
  name: string;

  @Field(() => String, {
    description:
      'Phone number of the visitor, as digits. It begins with a plus if the country code is known.',
  })
  phone: string;

  @Field(() => String, { description: 'Company of the visitor; empty if unknown.' })
  company: string;
}
