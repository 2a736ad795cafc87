import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';

@ObjectType({
  description: "A change of an employee's COVID-19 status, or of its date.",
  simpleResolvers: true,
})
@Entity('status_change')
export class StatusChange {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the entry.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  employeeId: string;

  @Field(() => Boolean, { description: 'Whether the status was positive after the change.' })
  @Column({ type: 'boolean' })
  isPositive: boolean;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Day of the positive test; null: not positive, or not disclosed.',
  })
  @Column({ type: 'date', nullable: true })
  positiveDate: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the change was made.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  changedAt: Date;

  @Field(() => String, {
    nullable: true,
    description:
      "Email address of the person who made the change, or 'API key' and its name; null: the status was set when the employee was added.",
  })
  @Column({ type: 'text', nullable: true })
  changedBy: string | null;

  /** The directory change that it was part of, if any; it is deleted earlier than this. */
  @Column({ type: 'uuid', nullable: true })
  changeId: string | null;
}
