import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../test/contract/ask.js';
import type { Answer } from '../../test/contract/client.js';
import type { ContractRow } from '../../test/contract/row.js';
import { contractRows } from '../../test/contract/rows.js';
import { sampleRows } from '../../test/contract/sampled-rows.js';
import { object, oneOf, text } from '../../test/contract/shapes.js';
import { makeWorld, type Who, type World } from '../../test/contract/world.js';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
beforeEach(() => world.forgetTries());
afterAll(() => world.stop());

const firstOf = ({ who }: ContractRow) => who[0] as Who;
const named = ({ body }: Answer) =>
  ((body.errors ?? []) as { field: string }[]).map(({ field }) => field);
const fits = (row: ContractRow, answer: Answer) =>
  object({ success: oneOf(true), ...row.answer(firstOf(row)) }, { message: text })(
    answer.body,
    'body',
  );

/** Fields that an answer names otherwise than the body does. */
const alsoNamed: Record<string, string[]> = {
  location: ['country'],
  is_conta_tracing: ['conta_tracing_date'],
};

/** Values of every type, and those that trip a careless reader. */
const strange = {
  'a number': 7,
  'a fraction': 0.5,
  'a huge number': 1e300,
  'a negative number': -1,
  'a text': 'x',
  'a blank text': '',
  'a text with a NUL': 'a\u0000b',
  'half a character': '\ud800',
  'a very long text': 'x'.repeat(20_000),
  'a list': ['x'],
  'an empty list': [],
  'an object': { x: { y: 1 } },
  nothing: null,
  true: true,
  false: false,
};

const withBody = contractRows.filter(({ call }) => !call.startsWith('GET'));
const withFields = withBody.filter(({ required }) => required);

describe.each(withFields)('$call', (row) => {
  it('names every field that is missing from an empty body', async () => {
    const sample = await row.sample(world, firstOf(row));
    const lacking = row.required as string[];
    for (const body of [{}, undefined]) {
      const answer = await ask(world, row, firstOf(row), {
        ...sample,
        body,
      });
      expect([answer.status, named(answer).toSorted()]).toEqual([400, lacking.toSorted()]);
    }
  });

  it('names the one field that is missing', async () => {
    for (const field of row.required as string[]) {
      const { body, ...sample } = await row.sample(world, firstOf(row));
      const { [field]: _left, ...rest } = body ?? {};
      if (field === 'country') rest.location = {};
      const answer = await ask(world, row, firstOf(row), { ...sample, body: rest });
      expect([field, answer.status, named(answer)]).toEqual([field, 400, [field]]);
    }
  });
});

describe.each(sampleRows(withBody))('$call', (row) => {
  it('ignores unknown fields', async () => {
    const { body, form, ...sample } = await row.sample(world, firstOf(row));
    form?.set('beside', 'x');
    form?.set('file', new File(['x'], 'x.txt'));
    const beside = {
      ...body,
      beside: { nested: [1] },
      companyId: world.theirs.company.id,
      role: 'PROVIDER_ADMIN',
      constructor: { prototype: { isAdmin: true } },
      'name.first': 'x',
      '': 'x',
    };
    const answer = await ask(world, row, firstOf(row), {
      ...sample,
      ...(form ? { form } : { body: beside }),
    });
    expect([answer.status, fits(row, answer)]).toEqual([row.status, []]);
  });

  it.each(Object.entries(strange))(
    'accepts %s in any field, or names the field',
    async (_, value) => {
      let sample = await row.sample(world, firstOf(row));
      for (const field of Object.keys(sample.body ?? {})) {
        const body = { ...sample.body, [field]: value };
        const answer = await ask(world, row, firstOf(row), { ...sample, body });
        const { status } = answer;
        if (status === row.status) {
          expect([field, fits(row, answer)]).toEqual([field, []]);
          sample = await row.sample(world, firstOf(row));
        } else if (!row.otherwise?.includes(status)) {
          expect([field, status]).toEqual([field, 400]);
          const [first, ...others] = named(answer);
          expect([field, others]).toEqual([field, []]);
          expect([field, ...(alsoNamed[field] ?? [])]).toContain(first);
        }
      }
    },
  );

  it('treats a missing body like an empty one', async () => {
    const { form, ...sample } = await row.sample(world, firstOf(row));
    if (form) return;
    const empty = await ask(world, row, firstOf(row), { ...sample, body: {} });
    const again = await row.sample(world, firstOf(row));
    const missing = await ask(world, row, firstOf(row), { ...again, body: undefined });
    expect([missing.status, named(missing)]).toEqual([empty.status, named(empty)]);
  });

  it('asks for a missing form', async () => {
    const { form, ...sample } = await row.sample(world, firstOf(row));
    if (!form) return;
    const missing = await ask(world, row, firstOf(row), { ...sample, body: undefined });
    expect(missing.status).toBe(415);
  });

  it('treats a body that is not an object like an empty one', async () => {
    const sample = await row.sample(world, firstOf(row));
    if (sample.form) return;
    const empty = await ask(world, row, firstOf(row), { ...sample, body: {} });
    const again = await row.sample(world, firstOf(row));
    for (const body of [[], [sample.body], 'text', 5, null, true]) {
      const answer = await ask(world, row, firstOf(row), {
        ...(row.call.startsWith('DELETE') ? await row.sample(world, firstOf(row)) : again),
        body: body as unknown as Record<string, unknown>,
      });
      expect([body, answer.status]).toEqual([body, empty.status]);
    }
  });
});

describe('PATCH /company/changepassword', () => {
  it.each([undefined, '', 'somebody@else.example'])('refuses the address %s', async (email) => {
    const row = withFields.find(({ call }) => call.endsWith('changepassword')) as ContractRow;
    const sample = await row.sample(world, 'company');
    const body = { ...sample.body, email };
    const answer = await ask(world, row, 'company', { ...sample, body });
    expect([answer.status, named(answer)]).toEqual([400, ['email']]);
  });
});

describe('a query string', () => {
  const refused = (call: string, headers: Record<string, string>) => world.send({ call, headers });

  it.each([
    ['pageNumber=0', 'pageNumber'],
    ['pageNumber=-1', 'pageNumber'],
    ['pageNumber=1e9', 'pageNumber'],
    ['pageNumber=1e99', 'pageNumber'],
    ['pageNumber=1.5', 'pageNumber'],
    ['pageNumber=NaN', 'pageNumber'],
    ['pageNumber=two', 'pageNumber'],
    ['pageNumber=1&pageNumber=2', 'pageNumber'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=1001', 'pageSize'],
    ['pageSize=Infinity', 'pageSize'],
    ['pageSize=%00', 'pageSize'],
    ['sortBy=password:desc', 'sortBy'],
    ['sortBy=createdAt:sideways', 'sortBy'],
    ['sortBy=createdAt:asc&sortBy=email:asc', 'sortBy'],
    ['sortBy=__proto__', 'sortBy'],
    ['sortBy=;drop%20table%20company', 'sortBy'],
    ['search=%00', 'search'],
    ['search=a&search=b', 'search'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('an invalid parameter is named: GET /company/all?%s', async (query, field) => {
    const answer = await refused(`GET /company/all?${query}`, world.as('provider'));
    expect([answer.status, named(answer)]).toEqual([400, [field]]);
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1e9', 'page'],
    ['page=NaN', 'page'],
    ['page=1&page=2', 'page'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=100001', 'pageSize'],
    ['search=%00', 'search'],
    ['search=a&search=b', 'search'],
  ])('an invalid parameter is named: GET /employees?%s', async (query, field) => {
    const answer = await refused(`GET /employees?${query}`, world.as('company'));
    expect([answer.status, named(answer)]).toEqual([400, [field]]);
  });

  it.each([
    ['GET /company/all', 'provider'],
    ['GET /company/all?', 'provider'],
    ['GET /company/all?pageSize=&pageNumber=&sortBy=&search=', 'provider'],
    ['GET /company/all?sortBy=email', 'provider'],
    ['GET /company/all?sortBy=company_name:ASC&beside=1', 'provider'],
    ['GET /company/all?pageNumber=1000000', 'provider'],
    ['GET /employees', 'company'],
    ['GET /employees?page=&pageSize=&search=', 'company'],
    ['GET /employees?page=1000000&pageSize=100000', 'company'],
    ['GET /employees?search=%25_%5C', 'company'],
    ['GET /plans?search=%00', 'visitor'],
  ] as const)('valid parameters are accepted: %s', async (call, who) => {
    const { status, body } = await world.send({ call, headers: world.as(who) });
    expect([status, body.success]).toEqual([call.startsWith('GET /employees') ? 200 : 201, true]);
  });

  it('GET /company/all sorts by each documented column', async () => {
    const columns = [
      'company_name',
      'country',
      'createdAt',
      'email',
      'isActive',
      'phone',
      'plan',
      'subdomain',
    ];
    for (const column of columns)
      for (const direction of [':asc', ':desc', '']) {
        const { status } = await world.send({
          call: `GET /company/all?sortBy=${column}${direction}`,
          headers: world.as('provider'),
        });
        expect([column, direction, status]).toEqual([column, direction, 201]);
      }
  });
});
