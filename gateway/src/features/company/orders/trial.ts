import { DAY } from '../../../durations.js';
import type { Rows } from '../../../database/tenant.js';
import type { Plan } from '../plans/plan.entity.js';
import type { Company } from '../profile/company.entity.js';
import { Field, Int, ObjectType } from 'type-graphql';
import { GraphQLISODateTime } from '../../../scalars.js';

const trialDays = 7;

/** Computes the trial of a company on a free plan; null on a paid plan, and before the company became active. */
export function computeTrial(
  { trialEndsAt }: Pick<Company, 'trialEndsAt'>,
  { isPayable }: Pick<Plan, 'isPayable'>,
  now = Date.now(),
): Trial | null {
  if (isPayable || !trialEndsAt) return null;
  const leftMs = trialEndsAt.getTime() - now;
  // Seven days are an hour longer when clocks are set back.
  const daysLeft = Math.min(trialDays, Math.max(0, Math.ceil(leftMs / DAY)));
  return { endsAt: trialEndsAt, daysLeft, isOver: leftMs <= 0 };
}

/** Computes the end of a trial: 7 days after its start at the same time on the clocks of the time zone. */
export async function findTrialEnd(db: Rows, start: Date, timeZone: string): Promise<Date> {
  const found = await db.row<{ endsAt: Date }>(
    {
      name: 'find-trial-end',
      text: `SELECT ($1::timestamptz AT TIME ZONE $2::text + make_interval(days => $3::int)) AT TIME ZONE $2::text AS "endsAt"`,
    },
    [start, timeZone, trialDays],
  );
  return found!.endsAt;
}

@ObjectType({ description: 'The free trial of a company.', simpleResolvers: true })
export class Trial {
  @Field(() => GraphQLISODateTime, {
    description:
      'End of the trial: 7 days after the company became active, at the same local time.',
  })
  endsAt: Date;

  @Field(() => Int, {
    description:
      'Number of days left, including the current day: 7 to 1, or 0 if the trial is over.',
  })
  daysLeft: number;

  @Field(() => Boolean, {
    description:
      'Whether the trial is over. Records are still stored and nothing is deleted, but the dashboard asks for a plan.',
  })
  isOver: boolean;
}
