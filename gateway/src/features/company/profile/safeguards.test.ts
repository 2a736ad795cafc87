import { beforeEach, describe, expect, it } from 'vitest';
import { Role } from '../../../access/role.js';
import { inTenant } from '../../../database/tenant.js';
import { DAY, MINUTE } from '../../../durations.js';
import { Mail } from '../../../mail/mail.entity.js';
import { makeApiKey } from '../../../../test/api-keys.js';
import { listAudit } from '../../../../test/audit.js';
import {
  actOnContest,
  askToContest,
  contest,
  makeColleague,
  makeMeeting,
  requireConfirmation,
} from '../../../../test/contests.js';
import { type MadeCompany, makeCompany, makeMember } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { makeAuthenticator } from '../../../../test/second-factor.js';

const gateway = useTestGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

type Input = Record<string, boolean | number>;
const change = (token: string, input: Input) =>
  gateway.graphql(
    token,
    `mutation ($input: UpdateCompanySettingsInput!) { updateCompanySettings(input: $input) {
      isCrossStatusOn contestsNeedConfirmation informsAtOnce noticesNameDisease minNoticeCandidates retentionDays minDistance } }`,
    { input },
  );
const getError = ({ errors }: Awaited<ReturnType<typeof change>>) => errors?.[0]?.extensions;
/** Moves the last confirmation of every session of the company to more than 10 minutes ago. */
const ageProofs = () =>
  inTenant(gateway.app.dataSource, company.company.id, (db) =>
    db.unnamed(
      `UPDATE session SET proved_at = now() - interval '11 minutes' WHERE proved_at IS NOT NULL`,
      [],
    ),
  );
const listMails = () =>
  inTenant(gateway.app.dataSource, company.company.id, async (db) =>
    (await db.manager()).find(Mail, { where: { companyId: company.company.id } }),
  );

/** Each safeguard of the settings, with a value other than the default. */
const safeguards: Input[] = [
  { isCrossStatusOn: true },
  { contestsNeedConfirmation: true },
  { informsAtOnce: true },
  { noticesNameDisease: true },
  { minNoticeCandidates: 3 },
  { retentionDays: 14 },
];

describe.each(safeguards)('the safeguard %j', (input) => {
  const [field] = Object.keys(input);

  it('is refused to a directory manager and an API key with all scopes, by its field', async () => {
    const manager = await makeMember(gateway.app, company, Role.DIRECTORY_MANAGER);
    const { key } = await makeApiKey(gateway.app, company);
    for (const token of [manager.token, key]) {
      const message = 'Only an owner who is signed in may change this safeguard';
      expect(getError(await change(token, { ...input, minDistance: 4 }))).toEqual({
        code: 'FORBIDDEN',
        fields: [{ field, message }],
      });
      const other = await change(token, { minDistance: 4 });
      expect(other.data.updateCompanySettings).toMatchObject({ minDistance: 4 });
    }
    expect(await listMails()).toEqual([]);
  });

  it('needs a recent confirmation of the owner', async () => {
    await ageProofs();
    expect(getError(await change(company.token, input))?.code).toBe('STEP_UP');
    expect((await change(company.token, { minDistance: 4 })).errors).toBeUndefined();
  });

  it('is audited, and mailed to every owner and nobody else', async () => {
    const other = await makeColleague(gateway, company);
    await makeMember(gateway.app, company, Role.SAFETY_OFFICER);
    expect((await change(company.token, input)).errors).toBeUndefined();
    const mails = await listMails();
    expect(mails.map(({ to }) => to).toSorted()).toEqual([company.email, other.email].toSorted());
    const [line, named] = mails[0]!.content.lines;
    expect(line).toContain(`${company.email} has changed`);
    const numbers: Record<string, [string, string]> = {
      minNoticeCandidates: ['5', '3'],
      retentionDays: ['30', '14'],
    };
    const [from, to] = numbers[field!] ?? ['off', 'on'];
    expect(named).toMatch(new RegExp(`: ${to}, before ${from}\\.$`));
    expect(await listAudit(gateway.app, company)).toContainEqual({
      action: 'SAFEGUARD_CHANGED',
      actor: company.email,
      detail: named!.slice(0, -1),
    });
  });

  it('sends no mail for the value that it has', async () => {
    await change(company.token, input);
    await change(company.token, input);
    expect(await listMails()).toHaveLength(1);
  });
});

describe('safeguards', () => {
  it('are mailed together when they change together', async () => {
    await change(company.token, { isCrossStatusOn: true, noticesNameDisease: true });
    const mails = await listMails();
    expect(mails.map(({ content }) => content.lines.length)).toEqual([3]);
  });

  it('include the second factor of all members', async () => {
    await makeAuthenticator(gateway, company);
    const before = (await listMails()).length;
    const { errors } = await gateway.graphql(
      company.token,
      'mutation { updateSignInRules(input: { requiresSecondFactor: true }) { id } }',
    );
    expect(errors).toBeUndefined();
    const [mail] = (await listMails()).slice(before);
    expect(mail?.content.lines[1]).toBe(
      'Second factor of all members: required, before not required.',
    );
  });

  it('leave a longer retention to a directory manager', async () => {
    const manager = await makeMember(gateway.app, company, Role.DIRECTORY_MANAGER);
    const longer = await change(manager.token, { retentionDays: 180 });
    expect(longer.data.updateCompanySettings.retentionDays).toBe(180);
    expect(getError(await change(manager.token, { retentionDays: 30 }))?.code).toBe('FORBIDDEN');
  });

  it('can be changed by an owner in a session that REST started', async () => {
    const { email, password } = company;
    const signedIn = await gateway.rest(null, 'POST /company/login', { email, password });
    const token = signedIn.body.data.token as string;
    const path = `PATCH /company/cross-status/${company.company.id}`;
    const answer = await gateway.rest(token, path, { is_cross_status_on: true });
    expect([answer.status, answer.body.data.is_cross_status_on]).toEqual([201, true]);
    const { key } = await makeApiKey(gateway.app, company);
    expect((await gateway.rest(key, path, { is_cross_status_on: false })).status).toBe(403);
  });
});

describe('contests that need a second person', () => {
  it('cannot be freed from it by the API keys of one person', async () => {
    const meeting = await makeMeeting(gateway, company);
    await requireConfirmation(gateway, company);
    const { key } = await makeApiKey(gateway.app, company);
    const byKey = { ...company, token: key };
    expect(getError(await askToContest(gateway, byKey, meeting))?.code).toBe('FORBIDDEN');
    expect(getError(await change(key, { contestsNeedConfirmation: false }))?.code).toBe(
      'FORBIDDEN',
    );
    expect(getError(await askToContest(gateway, byKey, meeting))?.code).toBe('FORBIDDEN');
  });

  it('still need one for 24 hours after an owner has turned it off, and pending ones after that too', async () => {
    const meeting = await makeMeeting(gateway, company);
    await requireConfirmation(gateway, company);
    const pending = await contest(gateway, company, meeting, { minutes: 5 });
    await change(company.token, { contestsNeedConfirmation: false });
    const { data } = await gateway.graphql(
      company.token,
      '{ company { contestsNeedConfirmation contestsNeedConfirmationUntil } }',
    );
    const until = Date.parse(data.company.contestsNeedConfirmationUntil);
    expect(data.company.contestsNeedConfirmation).toBe(false);
    expect(Math.abs(until - Date.now() - DAY)).toBeLessThan(DAY / 24);
    const soon = { ...meeting, start: meeting.start + 5 * MINUTE };
    const second = await contest(gateway, company, soon, { minutes: 5 });
    expect([pending.state, second.state]).toEqual([
      'AWAITING_CONFIRMATION',
      'AWAITING_CONFIRMATION',
    ]);

    await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      db.unnamed(
        `UPDATE company SET contests_need_confirmation_until = now() - interval '1 second' WHERE id = $1`,
        [company.company.id],
      ),
    );
    const later = { ...meeting, start: meeting.start + 10 * MINUTE };
    expect((await contest(gateway, company, later, { minutes: 5 })).state).toBe('IN_FORCE');
    const own = await actOnContest(gateway, company, 'confirmContest', pending.id);
    expect(getError(own)?.code).toBe('CONFLICT');
  });
});
