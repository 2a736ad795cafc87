import {
  getNamedType,
  type GraphQLObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { Role } from '../access/role.js';
import { may } from '../access/permissions.js';
import { HOUR, MINUTE } from '../durations.js';
import { startSendingNotices } from '../features/cases/notices/send-notices.job.js';
import {
  type MadeCompany,
  type MadeEmployee,
  makeCompany,
  makeEmployees,
  recordOf,
} from '../../test/factories.js';
import { makeFollowUpClient } from '../../test/follow-up.js';
import { useMailingGateway } from '../../test/hooks.js';
import { startOwnFileSession } from '../../test/own-file.js';
import { rootFields } from '../../test/root-fields.js';
import { schema } from './schema.js';

const { gateway, server } = useMailingGateway();
beforeAll(() => startSendingNotices(gateway.app));

/** Maximum depth of the selected fields. */
const maxDepth = 4;

/** Lists the paths of leaf fields below a type that need no arguments, as selections. */
function listSelections(type: GraphQLObjectType, depth: number): string[] {
  return Object.values(type.getFields()).flatMap((field) => {
    if (
      field.args.some(
        ({ type: given, defaultValue }) => isNonNullType(given) && defaultValue === undefined,
      )
    )
      return [];
    const named = getNamedType(field.type);
    if (isLeafType(named)) return [field.name];
    if (!isObjectType(named) || depth === maxDepth) return [];
    return listSelections(named, depth + 1).map((below) => `${field.name} { ${below} }`);
  });
}

/** Lists documents that together read everything that a role may query without knowing an id. */
function listDocuments(role: Role): string[] {
  return rootFields()
    .filter(
      ({ name, permissions }) =>
        name.startsWith('Query.') && permissions?.some((permission) => may({ role }, permission)),
    )
    .flatMap(({ name, document }) => {
      const field = schema.getQueryType()!.getFields()[name.slice('Query.'.length)]!;
      const type = getNamedType(field.type);
      const call = document.replace(/ \{ __typename .*\} \}$/, '').replace(/ \}$/, '');
      return isObjectType(type)
        ? listSelections(type, 1).map((selection) => `${call} { ${selection} } }`)
        : [`${call} }`];
    });
}

/** A company with a reader, somebody else, who may be ill, and their colleagues. */
interface World {
  made: MadeCompany;
  reader: MadeEmployee;
  target: MadeEmployee;
  others: MadeEmployee[];
  followUp: ReturnType<typeof makeFollowUpClient>;
  isTargetIll: boolean;
}

// At a full hour, so that both worlds have the same parts of the day.
const metAt = new Date(Math.floor(Date.now() / HOUR) * HOUR - 3 * HOUR);

async function makeWorld(isTargetIll: boolean): Promise<World> {
  const made = await makeCompany(gateway.app);
  const [reader, target, ...others] = (await makeEmployees(gateway.app, made, 12)) as [
    MadeEmployee,
    MadeEmployee,
    ...MadeEmployee[],
  ];
  const followUp = makeFollowUpClient(gateway, made);
  await followUp.ask(
    'mutation { updateCompanySettings(input: { informsAtOnce: true, followUpLevels: 3 }) { id } }',
  );
  await followUp.ask(
    'mutation { updateDisease(input: { disease: INFLUENZA, version: 0, isUsed: true }) { code } }',
  );
  return { made, reader, target, others, followUp, isTargetIll };
}

/** Uploads what a phone says of meetings with others. */
async function report(
  { token }: MadeEmployee,
  met: readonly MadeEmployee[],
  minutes: number,
  start = metAt,
) {
  const { body } = await gateway.rest(token, 'POST /contacts', {
    records: met.map((other) => recordOf(other, start, minutes)),
  });
  expect(body.data.accepted).toBe(met.length);
}

async function openCases({ followUp, target, isTargetIll }: World) {
  if (!isTargetIll) return;
  for (const disease of ['COVID_19', 'INFLUENZA']) await followUp.openCase(target, { disease });
}

/** Recounts, and waits until the notices that are due have left. */
async function settle({ followUp }: World) {
  await followUp.recount();
  await expect
    .poll(
      async () => {
        const { rows } = await gateway.app.owner.query(
          `SELECT FROM pgboss.job WHERE name = 'send-notices' AND state <> 'completed'`,
        );
        return rows.length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
}

/** Sends the notices of the whole work list. @returns the ids of the follow-ups. */
async function sendNotices({ followUp }: World): Promise<string[]> {
  const ids = (await followUp.rows()).map(({ id }) => id);
  if (ids.length > 0)
    await followUp.ask(
      'mutation ($input: SendNoticesInput!) { sendNotices(input: $input) { sent } }',
      { input: { followUpIds: ids } },
    );
  return ids;
}

/** Does to the whole work list at once what an officer can do to many people. */
async function workInBulk(world: World) {
  const ids = await sendNotices(world);
  // Refused if everybody would be left out.
  await gateway.graphql(
    world.made.token,
    'mutation ($input: AddFollowUpActInput!) { addFollowUpAct(input: $input) { batchId } }',
    { input: { followUpIds: ids, kind: 'INFORMED', channel: 'CALL' } },
  );
}

/** Reads all that the reader's sessions and mailbox can, without ids, moments and names that differ in every company. */
async function observe({ made, reader, target, others }: World): Promise<string[]> {
  const file = await startOwnFileSession(gateway.app, reader);
  const sessions: [Role, string][] = [
    [Role.EMPLOYEE, reader.token],
    [Role.OWN_FILE, file],
  ];
  const seen: string[] = [];
  for (const [role, token] of sessions)
    for (const document of listDocuments(role)) {
      const filled = document.replace('"x"', `"${made.company.passKey}"`);
      const { data, errors } = await gateway.graphql(token, filled);
      seen.push(
        `${role} ${document} ${JSON.stringify([data, errors?.map(({ message }) => message)])}`,
      );
    }
  for (const [token, call] of [
    [reader.token, `GET /company/positive/${made.company.passKey}`],
    [reader.token, 'GET /employee/notices'],
    [reader.token, 'GET /employee/settings'],
    [file, 'GET /me/data'],
  ] as const)
    seen.push(`${call} ${(await gateway.rest(token, call)).text}`);
  const mails = server.to(reader.employee.email!);
  seen.push(`mails ${JSON.stringify(mails)}`);
  const known = [made.company.name, made.company.passKey, made.email];
  const people = [reader, target, ...others].flatMap(({ employee: { code, email, phone } }) => [
    String(code),
    String(email),
    String(phone),
  ]);
  const names = [...known, ...people].toSorted((a, b) => b.length - a.length);
  return seen.map((text) =>
    names
      .reduce((masked, name) => masked.replaceAll(name, '<name>'), text)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
      .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, '<moment>')
      .replaceAll(/Date: [^"]*/g, '<moment>')
      .replaceAll(/_NmP-[0-9a-f]+/g, '<id>'),
  );
}

async function makeWorlds(): Promise<[World, World]> {
  return [await makeWorld(true), await makeWorld(false)];
}

describe('a phone that invents contacts', { timeout: 200_000 }, () => {
  it('reads the same of an ill and of a healthy colleague', async () => {
    const seen: string[][] = [];
    for (const world of await makeWorlds()) {
      const { reader, target, others } = world;
      await report(reader, [target, ...others], 20);
      await report(reader, others.slice(0, 8), 0.5, new Date(metAt.getTime() + 40 * MINUTE));
      await openCases(world);
      await settle(world);
      const rows = await world.followUp.rows();
      expect(rows.length > 0).toBe(world.isTargetIll);
      await workInBulk(world);
      await settle(world);
      seen.push(await observe(world));
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  it('reads the same in a company where somebody else has exposed its owner, also once that is corrected', async () => {
    const seen: string[][] = [];
    for (const world of await makeWorlds()) {
      const { reader, target, others, followUp } = world;
      const [ill, ...colleagues] = others as [MadeEmployee, ...MadeEmployee[]];
      await report(reader, [ill], 20);
      await report(ill, [reader], 20);
      for (const colleague of colleagues) {
        await report(reader, [colleague], 5);
        await report(colleague, [reader], 5);
      }
      const { id } = await followUp.openCase(ill);
      await settle(world);
      await report(reader, [target], 30, new Date(metAt.getTime() + 2 * HOUR));
      await openCases(world);
      await settle(world);
      await sendNotices(world);
      await settle(world);
      const told = await observe(world);
      await followUp.ask(
        `mutation { closeCase(input: { id: "${id}", version: 1, outcome: NOT_A_CASE }) { id } }`,
      );
      await settle(world);
      const corrected = await observe(world);
      const texts = (observed: string[]) =>
        observed.find((text) => text.startsWith('GET /employee/notices'));
      expect(texts(told)).toContain('you may have been near somebody');
      expect(texts(corrected)).not.toBe(texts(told));
      seen.push([...told, ...corrected]);
    }
    expect(seen[0]).toEqual(seen[1]);
  });
});
