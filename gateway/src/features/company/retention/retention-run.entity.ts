import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../../scalars.js';

@ObjectType({
  description:
    'Result of a nightly cleanup that deleted records older than the retention period. Stored for two years.',
  simpleResolvers: true,
})
@Entity('retention_run')
export class RetentionRun {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the run of app codes.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => GraphQLLocalDate, {
    description: "Oldest day that was retained, in the company's time zone.",
  })
  @Column({ type: 'date' })
  keptFrom: string;

  @Field(() => Int, { description: 'Number of deleted contact records.' })
  @Column({ type: 'integer' })
  contacts: number;

  @Field(() => Int, { description: 'Number of deleted breaches seen by cameras.' })
  @Column({ type: 'integer' })
  breaches: number;

  @Field(() => Int, { description: 'Number of deleted health reports of phones.' })
  @Column({ type: 'integer' })
  healthReports: number;

  @Field(() => Int, { description: 'Number of deleted rows of daily totals.' })
  @Column({ type: 'integer' })
  figures: number;

  @Column({ type: 'integer' })
  cases: number;

  @Field(() => GraphQLISODateTime, { description: 'When the cleanup deleted its last record.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  ranAt: Date;
}
