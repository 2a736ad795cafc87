import { FieldResolver, Resolver, Root } from 'type-graphql';
import { exposurePlans } from '../diseases/exposure-plans.js';
import { FollowUpAct } from './follow-up-act.entity.js';

@Resolver(() => FollowUpAct)
export class FollowUpActResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'English name of the vaccine or the medicine for display, for PROPHYLAXIS; null for other acts.',
  })
  stepName(@Root() { disease, step }: FollowUpAct): string | null {
    return exposurePlans[disease].find(({ code }) => code === step)?.name ?? null;
  }
}
