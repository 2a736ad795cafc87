import type { Random } from '../../src/demo/random.js';
import type { HostileRequest } from './request.js';
import { hostileFields, hostileValue } from './values.js';

/** Numbers of repetitions: harmless, many, and the maximum that fits a body. */
const amounts = [5, 20, 500, 5000, 50_000];

/** Documents that ask for too much. */
export const documents: Record<string, (amount: () => number, random: Random) => string> = {
  deep: (amount) => {
    const depth = amount();
    return `{ company ${'{ plan '.repeat(depth)}{ name }${' }'.repeat(depth)} }`;
  },
  aliases: (amount) =>
    `{ ${Array.from({ length: amount() }, (_, at) => `a${at}: plans { id }`).join(' ')} }`,
  'one field again and again': (amount) => `{ plans { ${'id '.repeat(amount())} } }`,
  'aliased sign-ins': (amount) =>
    `mutation { ${Array.from({ length: Math.min(100, amount()) }, (_, at) => `a${at}: signInEmployee(input: { passKey: "x", email: "a@b.example", password: "${at}" }) { token }`).join(' ')} }`,
  'a cycle of fragments': () =>
    '{ company { ...A } } fragment A on Company { ...B } fragment B on Company { ...A }',
  'fragments that double': (amount) => {
    const count = Math.min(200, amount());
    const each = (at: number) =>
      `fragment F${at} on Company { ${at + 1 < count ? `...F${at + 1} ...F${at + 1}` : 'id'} }`;
    return `{ company { ...F0 } } ${Array.from({ length: count }, (_, at) => each(at)).join(' ')}`;
  },
  directives: (amount) => `{ plans { id ${'@include(if: true) '.repeat(amount())} } }`,
  'unknown directives': (amount) => `{ plans { id ${'@a '.repeat(amount())} } }`,
  'a long name': (_amount, random) => `{ ${'a'.repeat(random.pick([1000, 1_000_000]))} }`,
  'a long text': (_amount, random) =>
    `{ employees(search: "${'x'.repeat(random.pick([101, 1_000_000]))}") { total } }`,
  'a long comment': () => `#${'x'.repeat(1_000_000)}\n{ plans { id } }`,
  'deep introspection': (amount) => {
    const depth = amount();
    return `{ __schema { types { fields { type ${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)} } } } }`;
  },
  'circular introspection': (amount) => {
    const depth = Math.min(50, amount());
    return `{ __schema { types { ${'fields { type { '.repeat(depth)}name${' } }'.repeat(depth)} } } }`;
  },
  'lists in lists': (amount) => {
    const depth = amount();
    return `{ employees(filter: ${'['.repeat(depth)}${']'.repeat(depth)}) { total } }`;
  },
  'objects in objects': (amount) => {
    const depth = amount();
    return `{ employees(filter: ${'{ a: '.repeat(depth)}1${' }'.repeat(depth)}) { total } }`;
  },
  'many operations': (amount) =>
    Array.from({ length: amount() }, (_, at) => `query Q${at} { plans { id } }`).join(' '),
  'many variables': (amount) =>
    `query (${Array.from({ length: amount() }, (_, at) => `$v${at}: Int = ${at}`).join()}) { plans { id } }`,
  'a subscription': () => 'subscription { insightsChanged { at } }',
  'large numbers': () => '{ employees(page: 99999999999999999999, pageSize: -1e400) { total } }',
  'syntax errors': (_amount, random) =>
    random.pick([
      '',
      '{',
      '}',
      '\0',
      '\ud800',
      '"""',
      '{ a(b: "\\u{110000}") }',
      'query query',
      '🙂',
      '{ __proto__ }',
      '{ constructor { prototype } }',
      '{ plans { toString } }',
    ]),
  'wrong arguments': () =>
    '{ employees(direction: "ASC", sort: 1, page: [1], filter: "x") { total } trace(employee: { id: "x" }) { level } }',
};

const knownDocuments = [
  'query ($page: Int!, $size: Int) { employees(page: $page, pageSize: $size) { total items { id } } }',
  'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
  'mutation ($input: SignInEmployeeInput!) { signInEmployee(input: $input) { token } }',
  'mutation ($input: CreateEmployeeInput!) { createEmployee(input: $input) { password } }',
  'mutation ($input: SignUpInput!) { signUp(input: $input) { id } }',
  'mutation ($input: OrderInput!) { placeOrder(input: $input) { id } }',
  'mutation ($records: [ContactRecordInput!]!) { uploadContacts(input: { records: $records }) { accepted } }',
  'query ($id: UUID!) { employee(by: { id: $id }) { id } }',
  'query ($id: UUID!, $from: DateTimeISO) { trace(employee: { id: $id }, from: $from) { level } }',
  'mutation ($selection: EmployeeSelectionInput!) { markEmployeesNegative(input: { selection: $selection }) { id } }',
] as const;
const variableNames = ['input', 'page', 'size', 'records', 'id', 'from', 'selection'] as const;

/** A hostile operation before it is encoded as JSON. */
function operation(random: Random, max: number): { kind: string; value: unknown } {
  const fitting = amounts.filter((amount) => amount <= max);
  const choice = random.whole(0, 10);
  if (choice < 5) {
    const kind = random.pick(Object.keys(documents));
    return { kind, value: { query: documents[kind]?.(() => random.pick(fitting), random) } };
  }
  if (choice < 8) {
    const variables = Object.fromEntries(
      variableNames.map((name) => [
        name,
        random.whole(0, 2) ? hostileValue(random) : hostileFields(random),
      ]),
    );
    return { kind: 'variables', value: { query: random.pick(knownDocuments), variables } };
  }
  return {
    kind: 'wrong shape',
    value: random.pick<unknown>([
      [],
      Array.from({ length: 100 }, () => ({ query: '{ plans { id } }' })),
      { query: ['{ plans { id } }'] },
      { query: { kind: 'Document' } },
      { query: '{ plans { id } }', variables: 'x' },
      { query: '{ plans { id } }', variables: [1] },
      { query: '{ plans { id } }', operationName: { a: 1 } },
      { query: '{ plans { id } }', operationName: 'x'.repeat(100_000) },
      { query: '{ plans { id } }', extensions: 'x' },
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } },
      { extensions: { persistedQuery: { version: 'x', sha256Hash: { a: 1 } } } },
      { query: '{ plans { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 0 } } },
      { query: null },
      { id: 1 },
    ]),
  };
}

/** A hostile body at /graphql that repeats its parts at most `max` times. */
export function hostileOperation(random: Random, max = 50_000): HostileRequest {
  const { kind, value } = operation(random, max);
  return {
    kind: `GraphQL: ${kind}`,
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
