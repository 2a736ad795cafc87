import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { GraphQLUUID } from '../../../scalars.js';

@ObjectType({ description: 'A plan that companies subscribe to.', simpleResolvers: true })
@Entity('plan')
export class Plan {
  @Field(() => GraphQLUUID, { description: 'Id of the plan.' })
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Field(() => String, { description: 'Name of the plan: Standard, Professional or Enterprise.' })
  @Column({ type: 'text' })
  name: string;

  /** US dollars per employee and month; '0.00' if the plan is free or its price is by agreement. */
  @Column({ type: 'numeric', precision: 10, scale: 2 })
  price: string;

  @Field(() => String, { description: 'Description of the plan in one sentence.' })
  @Column({ type: 'text' })
  description: string;

  @Field(() => Int, { description: 'Maximum number of employees in the directory.' })
  @Column({ name: 'max_employee', type: 'integer' })
  maxEmployees: number;

  @Field(() => Boolean, { description: 'Whether the plan costs money.' })
  @Column({ type: 'boolean' })
  isPayable: boolean;

  @Field(() => [String], { description: 'Names of the features of the plan.' })
  @Column({ type: 'text', array: true })
  access: string[];

  /** Order on the plans page. */
  @Column({ type: 'integer' })
  position: number;
}
