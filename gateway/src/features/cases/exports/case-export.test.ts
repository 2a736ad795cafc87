import { beforeAll, describe, expect, it } from 'vitest';
import { makeApiKey } from '../../../../test/api-keys.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { inTenant } from '../../../database/tenant.js';
import { addDays, dayIn, startOfDayIn } from '../../company/profile/calendar-days.js';
import { cellTimeFormat } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
const zone = 'Asia/Singapore';
const today = dayIn(zone, Date.now());
const noon = new Date(`${addDays(today, -3)}T12:00:00+08:00`);
const headings =
  'CASE,NAME,ID NO.,DEPARTMENT,PHONE NO.,EMAIL,DISEASE,CLASSIFICATION,STATE,ONSET,SPECIMEN TAKEN,REPORTED,DAY ZERO,INFECTIOUS FROM,INFECTIOUS UNTIL,ISOLATED SINCE,SYMPTOMS ENDED,FEVER ENDED,TREATED SINCE,CLEARED,ISOLATION UNTIL,ISOLATION,EXPOSED,OPENED AT,OPENED BY,OWNER,CLOSED AT';

let team: Awaited<ReturnType<typeof makeTeam>>;
beforeAll(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', '=Cleo', 'Dan', 'Eve');
  const client = makeFollowUpClient(gateway, team.made);
  for (const name of ['Ben', '=Cleo']) await team.meet('Ana', name, noon, 20);
  await client.openCase(team.person('Ana'), {
    onsetAt: new Date(noon.getTime() - 3_600_000),
    specimenDay: addDays(today, -2),
    isolatedAt: new Date(noon.getTime() + 3_600_000),
    notes: 'Works at the gate',
  });
  await client.openCase(team.person('Dan'), { onsetDay: addDays(today, -1) });
  const recovered = await client.openCase(team.person('Eve'), {
    onsetDay: addDays(today, -40),
    classification: 'PROBABLE',
  });
  const dismissed = await client.openCase(team.person('=Cleo'), { classification: 'SUSPECTED' });
  await client.ask(
    `mutation { recovered: closeCase(input: { id: "${recovered.id}", version: 1, outcome: RECOVERED }) { id }
      dismissed: closeCase(input: { id: "${dismissed.id}", version: 1, outcome: NOT_A_CASE }) { id }
      updateDisease(input: { disease: INFLUENZA, version: 0, isUsed: true, figures: [] }) { code } }`,
  );
  const left = await client.openCase(team.person('Ben'), { disease: 'INFLUENZA' });
  await client.ask(
    `mutation { assignCase(input: { id: "${left.id}", version: 1, note: "On leave" }) { id } }`,
  );
  await client.recount();
});

const download = (query = '', token: string | null = team.made.token) =>
  gateway.rest(token, `GET /cases/export${query}`);

const readLines = async (query: string, token?: string) => {
  const { status, text } = await download(query, token);
  expect(status).toBe(200);
  const [first, ...others] = text.split('\r\n');
  expect(first).toBe(`\uFEFF${headings}`);
  return others;
};

const words: Record<string, string> = {
  COVID_19: 'COVID-19',
  INFLUENZA: 'Influenza',
  SUSPECTED: 'Suspected',
  PROBABLE: 'Probable',
  CONFIRMED: 'Confirmed',
  NOT_A_CASE: 'Not a case',
  RECOVERED: 'Recovered',
};
const formatTime = (moment: string | null): string =>
  moment === null ? '' : cellTimeFormat(zone).format(new Date(moment));

const quote = (text: string): string => (text.includes(',') ? `"${text}"` : text);

/** Makes the lines that the file should have, from the list of cases. */
async function listExpectedLines(filter: Record<string, unknown>, order: string) {
  const { data, errors } = await gateway.graphql(
    team.made.token,
    `query ($filter: CaseFilterInput, $order: CaseOrder!) { cases(filter: $filter, order: $order) { items {
      number person { name code department phone email } disease classification outcome onsetDay onsetAt specimenDay
      reportedDay dayZero { day } window { from until endReason } isolatedAt
      symptomsEndedAt feverEndedAt treatmentStartedAt clearedAt isolation { until reason } openedAt openedBy owner closedAt
      followUps { id } } } }`,
    { filter, order },
  );
  expect(errors).toBeUndefined();
  return data.cases.items.map((stored: any) => {
    const { person, window } = stored;
    const isEmpty = window.from === window.until;
    const hasNoEnd = isEmpty || (window.endReason === 'NOW' && stored.outcome === null);
    return [
      `C-${stored.number}`,
      person.name.startsWith('=') ? `'${person.name}` : person.name,
      person.code,
      person.department,
      person.phone,
      person.email,
      words[stored.disease],
      words[stored.classification],
      stored.outcome === null ? 'Open' : words[stored.outcome],
      formatTime(stored.onsetAt) || (stored.onsetDay ?? ''),
      stored.specimenDay ?? '',
      stored.reportedDay,
      stored.dayZero.day,
      isEmpty ? '' : formatTime(window.from),
      hasNoEnd ? '' : formatTime(window.until),
      formatTime(stored.isolatedAt),
      formatTime(stored.symptomsEndedAt),
      formatTime(stored.feverEndedAt),
      formatTime(stored.treatmentStartedAt),
      formatTime(stored.clearedAt),
      stored.isolation?.until ?? '',
      quote(stored.isolation?.reason ?? ''),
      stored.followUps.length,
      formatTime(stored.openedAt),
      stored.openedBy,
      stored.owner ?? '',
      formatTime(stored.closedAt),
    ].join(',');
  });
}

describe('GET /api/cases/export', () => {
  it('has a line for each case with person, days and the number of exposed people, and no notes', async () => {
    const { headers, text } = await download();
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(`filename="cases_${today}.csv"`);
    expect(text).not.toContain('at the gate');
    const { code, department, phone, email } = team.person('Ana').employee;
    const start = formatTime(new Date(startOfDayIn(zone, addDays(today, -5))).toISOString());
    const [ofAna] = await readLines('?search=C-1');
    expect(ofAna).toContain(
      `C-1,Ana,${code},${department},${phone},${email},COVID-19,Confirmed,Open,${addDays(today, -3)} 11:00:00,` +
        `${addDays(today, -2)},${today},${addDays(today, -3)},${start},${addDays(today, -3)} 13:00:00,` +
        `${addDays(today, -3)} 13:00:00,,,,,${addDays(today, 7)},"until `,
    );
  });

  it.each<[string, Record<string, unknown>, string, number]>([
    ['', {}, 'NEWEST', 5],
    ['?isOpen=true&order=OLDEST', { isOpen: true }, 'OLDEST', 3],
    ['?isOpen=false&order=DAY_ZERO', { isOpen: false }, 'DAY_ZERO', 2],
    ['?diseases=INFLUENZA,MPOX', { diseases: ['INFLUENZA', 'MPOX'] }, 'NEWEST', 1],
    ['?classification=CONFIRMED&order=NAME', { classification: 'CONFIRMED' }, 'NAME', 3],
    ['?search=dan&isOpen=&diseases=', { search: 'dan' }, 'NEWEST', 1],
    ['?search=c-3', { search: 'c-3' }, 'NEWEST', 1],
    ['?search=nobody', { search: 'nobody' }, 'NEWEST', 0],
    ['?isIsolationOver=true', { isIsolationOver: true }, 'NEWEST', 0],
    ['?isIsolationOver=false', { isIsolationOver: false }, 'NEWEST', 3],
    ['?unowned=true', { owner: '' }, 'NEWEST', 1],
    ['?owner=nobody@x.example', { owner: 'nobody@x.example' }, 'NEWEST', 0],
  ])('says the same as the list of cases with ‘%s’', async (query, filter, order, count) => {
    const lines = await readLines(query);
    expect(lines).toHaveLength(count);
    expect(lines).toEqual(await listExpectedLines(filter, order));
  });

  it.each([
    ['isOpen=perhaps', 'isOpen'],
    ['diseases=PLAGUE', 'diseases'],
    ['classification=ILL', 'classification'],
    ['order=RANDOM', 'order'],
    ['unowned=perhaps', 'unowned'],
    [`owner=${'a'.repeat(255)}`, 'owner'],
    [`search=${'a'.repeat(101)}`, 'search'],
  ])('refuses the query ‘%s’, naming %s', async (query, field) => {
    const { status, body } = await download(`?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('names former employees of open cases, and counts those who are followed up as exposed', async () => {
    const other = await makeTeam(gateway, 'Fay', 'Gus', 'Hal');
    const client = makeFollowUpClient(gateway, other.made);
    await other.meet('Fay', 'Gus', noon, 20);
    for (const name of ['Fay', 'Hal'])
      await client.openCase(other.person(name), { onsetDay: addDays(today, -3) });
    await client.recount();
    const summarise = async () =>
      (await readLines('', other.made.token)).map((line) => {
        const cells = line.split(',');
        return `${cells[1]} ${cells[3]} ${cells.at(-5)}`;
      });
    const { department } = other.person('Hal').employee;
    expect(await summarise()).toEqual([`Hal ${department} 0`, `Fay ${department} 1`]);
    for (const name of ['Hal', 'Gus'])
      await client.ask(
        `mutation { deleteEmployee(employee: { id: "${other.person(name).employee.id}" }) { id } }`,
      );
    expect(await summarise()).toEqual(['Hal Former employee 0', `Fay ${department} 1`]);
  });

  it('has no number of exposed people for an API key that may not read the follow-up', async () => {
    const scopes = ['case:read', 'health:read'] as const;
    const { key } = await makeApiKey(gateway.app, team.made, { scopes: [...scopes] });
    const { text } = await download('?search=C-1', key);
    // The reason of the isolation is quoted, because it contains a comma.
    const count = (row: string) => row.replace(/"[^"]*"/, '').split(',').length;
    const [first, line] = text.split('\r\n') as [string, string];
    expect(first).not.toContain('EXPOSED');
    expect(count(line)).toBe(count(first));
    expect(count((await readLines('?search=C-1'))[0]!)).toBe(count(first) + 1);
  });

  it('refuses visitors and phones, shows nobody of another company, and writes an audit entry', async () => {
    expect((await download('', null)).status).toBe(401);
    expect((await download('', team.person('Ana').token)).status).toBe(403);
    const other = await makeTeam(gateway, 'Ian');
    expect(await readLines('', other.made.token)).toEqual([]);
    const audit = await inTenant(gateway.app.dataSource, other.made.company.id, (db) =>
      db.rows({ name: 'audit', text: 'SELECT action, detail FROM audit_entry' }),
    );
    expect(audit).toEqual([{ action: 'CASES_EXPORTED', detail: '0 cases' }]);
  });
});
