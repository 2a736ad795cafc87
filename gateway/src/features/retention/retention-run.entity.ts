import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { Company } from '../companies/company.entity.js';

@ObjectType({
  description:
    'Records that were deleted in one night because they were too old. Kept for two years.',
  simpleResolvers: true,
})
@Entity('retention_run')
@Unique('retention_run_day_key', ['companyId', 'keptFrom'])
@Index('retention_run_newest', ['companyId', 'ranAt'])
@ForeignKey(() => Company, ['companyId'], ['id'], { onDelete: 'CASCADE' })
export class RetentionRun {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @Field(() => GraphQLUUID, { description: 'Id of the run.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => GraphQLLocalDate, {
    description: "First day that was kept, in the company's time zone.",
  })
  @Column({ type: 'date' })
  keptFrom: string;

  @Field(() => Int, { description: 'Number of deleted contact records.' })
  @Column({ type: 'integer' })
  contacts: number;

  @Field(() => Int, { description: 'Number of deleted breaches that cameras saw.' })
  @Column({ type: 'integer' })
  breaches: number;

  @Field(() => Int, { description: 'Number of deleted health reports of phones.' })
  @Column({ type: 'integer' })
  healthReports: number;

  @Field(() => Int, { description: 'Number of deleted rows of daily totals.' })
  @Column({ type: 'integer' })
  figures: number;

  @Field(() => Int, { description: 'Number of deleted cases, which had been closed.' })
  @Column({ type: 'integer' })
  cases: number;

  @Field(() => GraphQLISODateTime, { description: 'When the last of the records was deleted.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  ranAt: Date;
}
