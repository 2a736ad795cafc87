import type { Random } from '../../src/demo/random.js';

const anId = '019a0000-0000-7000-8000-000000000001';

export const randomBytes = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random.whole(0, 256)));

/** Values that break careless parsers. */
export function hostileValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => null,
    () => true,
    () => -0,
    () => random.between(0, 1e308),
    () => Number.MAX_SAFE_INTEGER + 2,
    () => -2_147_483_649,
    () => '',
    () => ' ',
    () => '\0',
    () => 'a\0b',
    () => '\ud800',
    () => '\udc00\ud800x',
    () => '\u202e\u200b\ufeff',
    () => '🙂'.repeat(300),
    () => 'ﷺ'.repeat(1000),
    () => 'x'.repeat(random.whole(0, 200_000)),
    () => "' OR '1'='1' --",
    () => '%_\\%',
    () => '{{7*7}}${7*7}',
    () => '../../../../etc/passwd',
    () => '<script>alert(1)</script>',
    () => '=HYPERLINK("x")',
    () => `${'a@'.repeat(200)}b.example`,
    () => `${'a'.repeat(5000)}@${'b.'.repeat(5000)}example`,
    () => '9999-99-99T99:99:99Z',
    () => '-271821-04-20T00:00:00.000Z',
    () => '+275760-09-13T00:00:00.000Z',
    () => '2026-02-30',
    () => 'NaN',
    () => anId,
    () => anId.toUpperCase(),
    () => [],
    () => {
      const nested: unknown[] = [];
      return [nested, [nested]];
    },
    () => ({ toString: 1, valueOf: null }),
    () => ({ length: 1e9 }),
    () => ({ $ne: null, $where: 'sleep(1)' }),
    () => Array.from({ length: random.whole(0, 3000) }, (_, at) => at),
    () => Array.from({ length: random.whole(0, 2000) }, () => ({ id: anId })),
  ])();
}

const fields = [
  'email',
  'password',
  'current_password',
  'unique_id',
  'employee_id',
  'phone',
  'name',
  'company_name',
  'website',
  'country',
  'plan_id',
  'department',
  'designation',
  'gender',
  'date_of_birth',
  'positive_date',
  'isActive',
  'from_date',
  'to_date',
  'records',
  'breaches',
  'time_metric',
  'minimum_distance',
  'geofencing',
  'iframe',
  'latitude',
  'longitude',
  'id',
  'date',
  'since',
  'cross_employee_id',
] as const;

/** Valid JSON with wrong values. */
export function hostileFields(random: Random): Record<string, unknown> {
  return Object.fromEntries(
    Array.from({ length: 1 + random.whole(0, 8) }, () => [
      random.pick(fields),
      hostileValue(random),
    ]),
  );
}

/** Contact records of a phone, each with one wrong value. */
export function hostileRecords(random: Random): Record<string, unknown> {
  const record = () => ({
    id: anId,
    cross_employee_id: anId,
    since: 5,
    date: '2026-01-01T00:00:00.000Z',
    [random.pick(['id', 'cross_employee_id', 'since', 'date', 'distance', 'other'])]:
      hostileValue(random),
  });
  return { records: Array.from({ length: random.whole(0, 30) }, record) };
}
