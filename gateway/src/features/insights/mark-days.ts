/**
 * A part of a statement whose $1 is the company: marks the days that new records touch, in the transaction that stores
 * them. Each upload writes rows of its own, so none waits for another.
 * @param stored name of a relation with `start_at` and `end_at`.
 */
export function markDaysOf(stored: string): string {
  return `
    INSERT INTO insight_mark (company_id, id, day)
    SELECT $1::uuid, gen_random_uuid(), day::date
    FROM ${stored}, company, generate_series((start_at AT TIME ZONE time_zone)::date::timestamp,
      ((end_at - interval '1 millisecond') AT TIME ZONE time_zone)::date::timestamp, interval '1 day') AS day
    WHERE company.id = $1
    GROUP BY day`;
}
