import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime } from '../../scalars.js';
import { Plan } from '../plans/plan.entity.js';

export enum PlanStep {
  CURRENT = 'CURRENT',
  SWITCH = 'SWITCH',
  ORDER = 'ORDER',
  REQUEST = 'REQUEST',
  UNAVAILABLE = 'UNAVAILABLE',
}
registerEnumType(PlanStep, {
  name: 'PlanStep',
  description: 'How a company gets a plan.',
  valuesConfig: {
    CURRENT: { description: 'The company has the plan.' },
    SWITCH: { description: 'It is free: updateCompanyPlan changes to it at once.' },
    ORDER: { description: 'It has a listed price: placeOrder changes to it.' },
    REQUEST: { description: 'Its price is by agreement: requestPlan tells the sales team.' },
    UNAVAILABLE: { description: 'Not offered; the obstacle says why.' },
  },
});

@ObjectType({ description: 'A plan, and how a company gets it.', simpleResolvers: true })
export class PlanChoice {
  @Field(() => Plan, { description: 'The plan.' })
  plan: Plan;

  @Field(() => PlanStep, { description: 'How the company gets it.' })
  step: PlanStep;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why the plan is not offered; null: it is offered.',
  })
  obstacle: string | null;
}

@ObjectType({
  description:
    "A company's request for a plan, until the provider has changed the plan or somebody closed it.",
  simpleResolvers: true,
})
export class PlanRequest {
  @Field(() => Plan, { description: 'The plan that it asks for.' })
  plan: Plan;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  requestedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Message of the company to the sales team; null: none.',
  })
  note: string | null;
}
