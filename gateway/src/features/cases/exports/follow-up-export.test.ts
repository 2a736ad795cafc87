import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeTeam } from '../../../../test/team.js';
import { inTenant } from '../../../database/tenant.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';
import { cellTimeFormat } from '../../company/profile/time-zone.js';

const gateway = useTestGateway();
const zone = 'Asia/Singapore';
const today = dayIn(zone, Date.now());
const noon = new Date(`${addDays(today, -3)}T12:00:00+08:00`);
const headings =
  'NAME,ID NO.,DEPARTMENT,PHONE NO.,EMAIL,DISEASE,CASES,LAST EXPOSED,SOURCE,STATE,NEXT STEP,DUE,QUARANTINE UNTIL,REASON,TOLD BY,TOLD AT,TOLD HOW,NOTE,ASSIGNED TO,OWN PHONE ONLY,CONTESTED';

let team: Awaited<ReturnType<typeof makeTeam>>;
let followUp: ReturnType<typeof makeFollowUpClient>;
beforeAll(async () => {
  team = await makeTeam(gateway, 'Ana', 'Ben', '=Cleo');
  followUp = makeFollowUpClient(gateway, team.made);
  for (const name of ['Ben', '=Cleo']) await team.meet('Ana', name, noon, 20);
  await followUp.openCase(team.person('Ana'), { onsetDay: addDays(today, -3) });
  await followUp.recount();
  const [ben] = await followUp.rows({ search: 'Ben' });
  const note = '=cmd()\nat the gate, "twice"';
  await followUp.act([ben!], { kind: 'INFORMED', channel: 'IN_PERSON', namesDay: true, note });
  await followUp.act([ben!], { kind: 'ASSIGNED', assignee: team.made.email });
});

const download = (query = '', token: string | null = team.made.token) =>
  gateway.rest(token, `GET /follow-up/export${query}`);

const lines = async (query: string) => {
  const { status, text } = await download(query);
  expect(status).toBe(200);
  const [first, ...others] = text.trimEnd().split('\r\n');
  expect(first).toBe(`\uFEFF${headings}`);
  return others;
};

describe('GET /api/follow-up/export', () => {
  it('names members who have told somebody or are assigned', async () => {
    await gateway.app.owner.query(`UPDATE member SET name = 'Ana Lim' WHERE company_id = $1`, [
      team.made.company.id,
    ]);
    onTestFinished(async () => {
      await gateway.app.owner.query('UPDATE member SET name = NULL WHERE company_id = $1', [
        team.made.company.id,
      ]);
    });
    const [, ben] = await lines('');
    expect(ben!.match(/Ana Lim/g)).toHaveLength(2);
    expect(ben).not.toContain(team.made.email);
  });

  it('has a line with contact data and state for each person, and no formulas', async () => {
    const { headers } = await download();
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain(`filename="follow-up_${today}.csv"`);
    const [cleo, ben] = await lines('');
    const { employee } = team.person('Ben');
    const time = cellTimeFormat(zone);
    const exposed = time.format(noon.getTime() + 20 * 60_000);
    expect(cleo).toMatch(/^'=Cleo,/);
    const until = addDays(today, 7);
    const { code, phone, email, department } = employee;
    expect(ben).toBe(
      `Ben,${code},${department},${phone},${email},COVID-19,C-1,${exposed},Mobile,In quarantine,Release,` +
        `${addDays(until, 1)} 00:00:00,${until},${quoteCell((await findFollowUpOfBen()).reason)},${team.made.email},` +
        `${time.format(new Date((await findFollowUpOfBen()).informedAt))},In person,"'=cmd()\nat the gate, ""twice""",${team.made.email},No,`,
    );
  });

  it('applies the filters of its query', async () => {
    const firstLetters = async (query: string) =>
      (await lines(query)).filter((line) => /^'?=?(Ben|Cleo),/.test(line)).map((line) => line[0]);
    expect(await firstLetters('?nextSteps=INFORM,TEST&order=NAME')).toEqual(["'"]);
    expect(await firstLetters('?states=IN_QUARANTINE')).toEqual(['B']);
    expect(await firstLetters(`?assignee=${team.made.email}&diseases=COVID_19`)).toEqual(['B']);
    expect(await firstLetters('?unassigned=true&isOverdue=false&isPhoneSilent=false')).toEqual([
      "'",
    ]);
    expect(await firstLetters('?caseNumber=2')).toEqual([]);
    expect(await firstLetters('?isOwnPhoneOnly=true')).toEqual([]);
    expect(await firstLetters('?search=ben&states=&isChanged=false')).toEqual(['B']);
  });

  it.each([
    ['states=AWAY', 'states'],
    ['isOverdue=perhaps', 'isOverdue'],
    ['unassigned=1', 'unassigned'],
    ['caseNumber=0', 'caseNumber'],
    ['order=RANDOM', 'order'],
    ['assignee=a%00b', 'assignee'],
    [`search=${'a'.repeat(101)}`, 'search'],
  ])('refuses the query ‘%s’, naming %s', async (query, field) => {
    const { status, body } = await download(`?${query}`);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it('refuses visitors and phones, shows nobody of another company, and writes an audit entry', async () => {
    expect((await download('', null)).status).toBe(401);
    expect((await download('', team.person('Ana').token)).status).toBe(403);
    const other = await makeTeam(gateway, 'Dan');
    const { text } = await download('', other.made.token);
    expect(text).toBe(`\uFEFF${headings}`);
    const audit = await inTenant(gateway.app.dataSource, other.made.company.id, (db) =>
      db.rows({ name: 'audit', text: 'SELECT action, detail FROM audit_entry' }),
    );
    expect(audit).toEqual([{ action: 'FOLLOW_UP_EXPORTED', detail: '0 rows' }]);
  });
});

const quoteCell = (cell: string) => (/[,"\r\n]/.test(cell) ? `"${cell}"` : cell);

async function findFollowUpOfBen() {
  const { followUps } = await followUp.ask(
    '{ followUps(filter: { search: "Ben" }) { items { reason informedAt } } }',
  );
  return followUps.items[0];
}
