import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/contract/ask.js';
import type { Answer } from '../../test/contract/client.js';
import type { ContractRow } from '../../test/contract/row.js';
import { contractRows } from '../../test/contract/rows.js';
import { makeWorld, type Who, type World } from '../../test/contract/world.js';
import type { JsonSchema } from './openapi/json-schema.js';
import { routes } from './routes.js';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.forgetTries());
afterAll(() => world.stop());

interface Limit {
  row: ContractRow;
  place: 'body' | 'query';
  field: string;
  keyword: string;
  within?: unknown;
  beyond: unknown;
}

const nameless = (call: string) => call.replace(/:\w+|\{\w+\}/g, '{}');
/** Fields that a refusal calls otherwise. */
const namesOf: Record<string, string> = {
  camera_location_lat: 'camera_location',
  camera_location_lng: 'camera_location',
};
const refusedFields = ({ body }: Answer) =>
  ((body.errors ?? []) as { field: string }[]).map(({ field }) => field);

/** Letters alone, which every text may have, and each time others. */
function readTextOrNull(length: unknown): string {
  const letter = () => String.fromCodePoint(97 + randomInt(26));
  return Array.from({ length: Number(length) }, letter).join('');
}

/** Fields of which only one value is right. */
const matched = new Set([
  'PATCH /company/changepassword current_password',
  'PATCH /company/changepassword email',
]);

/** Values at and beyond each limit of a field. A text of a format or pattern of its own is only tried beyond. */
function limitsOf({
  maxLength,
  minLength,
  minimum,
  maximum,
  pattern,
  format,
  ...more
}: JsonSchema) {
  const isPlain = pattern === undefined && format === undefined;
  return [
    ...(maxLength === undefined
      ? []
      : [
          {
            keyword: 'maxLength',
            beyond: readTextOrNull(Number(maxLength) + 1),
            ...(isPlain ? { within: readTextOrNull(maxLength) } : {}),
          },
        ]),
    ...(minLength === undefined
      ? []
      : [{ keyword: 'minLength', beyond: readTextOrNull(Number(minLength) - 1) }]),
    ...(minimum === undefined
      ? []
      : [{ keyword: 'minimum', within: minimum, beyond: Number(minimum) - 1 }]),
    ...(maximum === undefined
      ? []
      : [{ keyword: 'maximum', within: maximum, beyond: Number(maximum) + 1 }]),
    ...(more.enum ? [{ keyword: 'enum', within: more.enum[0], beyond: 'other' }] : []),
    ...(pattern === undefined ? [] : [{ keyword: 'pattern', beyond: 'other' }]),
  ];
}

const limits = contractRows.flatMap((row): Limit[] => {
  const route = routes.find(
    ({ method, path }) => nameless(`${method} ${path}`) === nameless(row.call),
  );
  if (route?.file !== undefined) return [];
  const limitsIn = (place: Limit['place'], fields: Record<string, JsonSchema> = {}) =>
    Object.entries(fields).flatMap(([field, schema]) =>
      limitsOf(schema).map((limit) => ({ row, place, field, ...limit })),
    );
  const { querystring, body } = route?.request ?? {};
  return [...limitsIn('query', querystring), ...limitsIn('body', body?.properties)];
});

async function send({ row, place, field }: Limit, value: unknown): Promise<Answer> {
  const who = row.who[0] as Who;
  const sample = await row.sample(world, who);
  if (place === 'query')
    return ask(world, row, who, {
      ...sample,
      query: String(new URLSearchParams({ [field]: String(value) })),
    });
  const body = { ...sample.body, [field]: value };
  // Stands in place of the two fields.
  if (field.startsWith('camera_location_')) delete body['camera_location'];
  return ask(world, row, who, { ...sample, body });
}

describe.each(limits)('$row.call: $keyword of $field', (limit) => {
  it('the documented limit is enforced', async () => {
    const { field, within, beyond } = limit;
    const refused = await send(limit, beyond);
    expect([refused.status, refusedFields(refused)]).toEqual([400, [namesOf[field] ?? field]]);
    const isMatched = matched.has(`${limit.row.call} ${field}`);
    if (within !== undefined && !isMatched)
      expect(refusedFields(await send(limit, within))).not.toContain(field);
  });
});
