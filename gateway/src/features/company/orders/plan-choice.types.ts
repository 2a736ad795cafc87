import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';
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
  description: 'How a company can get a plan.',
  valuesConfig: {
    CURRENT: { description: 'The company already has the plan.' },
    SWITCH: { description: 'The plan is free, and updateCompanyPlan changes to it at once.' },
    ORDER: { description: 'The plan has a listed price, and placeOrder changes to it.' },
    REQUEST: { description: 'The price is by agreement, and requestPlan notifies the sales team.' },
    UNAVAILABLE: { description: 'The plan is not available, for the reason given in obstacle.' },
  },
});

@ObjectType({ description: 'A plan, and how the company can get it.', simpleResolvers: true })
export class PlanChoice {
  @Field(() => Plan, { description: 'Plan that the company has or can get.' })
  plan: Plan;

  @Field(() => PlanStep, { description: 'How the company can get the plan.' })
  step: PlanStep;

  @Field(() => String, {
    nullable: true,
    description: 'Why the plan is not available; null: it is available.',
  })
  obstacle: string | null;
}

@ObjectType({
  description:
    "A company's open request for a plan. It ends when the provider changes the plan or somebody closes the request.",
  simpleResolvers: true,
})
export class PlanRequest {
  @Field(() => Plan, { description: 'Requested plan.' })
  plan: Plan;

  @Field(() => GraphQLISODateTime, { description: 'When the company made the request.' })
  requestedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Message from the company to the sales team; null: none.',
  })
  note: string | null;
}
