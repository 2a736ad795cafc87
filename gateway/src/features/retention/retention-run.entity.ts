import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { GraphQLISODateTime, GraphQLLocalDate, GraphQLUUID } from '../../scalars.js';
import { Company } from '../companies/company.entity.js';

@ObjectType({
  description: 'What went of a company in one night, because it was too old. Kept for two years.',
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
    description: "First day that was kept, in the company's time zone: what ended before it went.",
  })
  @Column({ type: 'date' })
  keptFrom: string;

  @Field(() => Int, { description: 'Contact records that went.' })
  @Column({ type: 'integer' })
  contacts: number;

  @Field(() => Int, { description: 'Breaches counted by cameras that went.' })
  @Column({ type: 'integer' })
  breaches: number;

  @Field(() => Int, { description: 'Health reports of phones that went.' })
  @Column({ type: 'integer' })
  healthReports: number;

  @Field(() => Int, { description: 'Rows of figures counted from them that went.' })
  @Column({ type: 'integer' })
  figures: number;

  @Field(() => GraphQLISODateTime, { description: 'When the last of them went.' })
  @Column({ type: 'timestamp with time zone', precision: 3, default: () => 'now()' })
  ranAt: Date;
}
