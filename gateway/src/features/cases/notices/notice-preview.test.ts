import { beforeEach, describe, expect, it } from 'vitest';
import { contest } from '../../../../test/contests.js';
import {
  makeCompany,
  type MadeCompany,
  type MadeEmployee,
  makeEmployees,
  makeMember,
  recordOf,
} from '../../../../test/factories.js';
import { makeFollowUpClient, makeFollowUp } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { dismissCase, makeExposed, previewNotices } from '../../../../test/notices.js';
import { startOwnFileSession } from '../../../../test/own-file.js';
import { Role } from '../../../access/role.js';
import { HOUR } from '../../../durations.js';

const gateway = useTestGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app, { name: `Harbour ${Date.now()} ${Math.random()}` });
});

const ask = async (document: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await gateway.graphql(company.token, document, variables);
  expect(errors).toBeUndefined();
  return data;
};
const preview = (ids: readonly string[]) => previewNotices(gateway, company, ids);

describe('noticePreviews', () => {
  it('returns a text with at least five candidates and a subject without health data', async () => {
    const { ids, exposed } = await makeExposed(gateway, company);
    const [notice] = await preview(ids);
    expect(notice).toMatchObject({
      followUpId: ids[0],
      person: { name: exposed[0]!.employee.name },
      kind: 'EXPOSURE',
      detail: expect.any(String),
      blocked: null,
    });
    expect(notice.candidates).toBeGreaterThanOrEqual(5);
    expect(notice.text).toContain(company.company.name);
    expect(notice.subject).not.toMatch(/covid|expos|infect|ill|test|quarantine|health/i);
  });

  it('names no colleague, and the disease only if the company allows it', async () => {
    const { ids, ill } = await makeExposed(gateway, company);
    const [silent] = await preview(ids);
    expect(silent.text).not.toMatch(/covid/i);
    expect(silent.text).not.toContain(ill.employee.name);
    await ask(
      'mutation { updateCompanySettings(input: { noticesNameDisease: true }) { noticesNameDisease } }',
    );
    const [open] = await preview(ids);
    expect(open.text).toMatch(/covid/i);
  });

  it('does not count colleagues met before the reader received exact records', async () => {
    const { ids, exposed } = await makeExposed(gateway, company);
    expect((await preview(ids))[0]).toMatchObject({ blocked: null, candidates: 9 });
    const session = await startOwnFileSession(gateway.app, exposed[0]!);
    const asked = await gateway.graphql(session, 'mutation { requestExactRecords { id } }');
    await ask('mutation ($id: UUID!) { giveExactRecords(id: $id) { id } }', {
      id: asked.data.requestExactRecords.id,
    });
    expect((await preview(ids))[0]).toMatchObject({
      blocked: 'TOO_FEW_CANDIDATES',
      candidates: 0,
    });
  });

  it('names the contact of the settings', async () => {
    const { ids } = await makeExposed(gateway, company);
    const contact = 'Mei Tan, +65 6123 4567';
    const saved = await gateway.graphql(
      company.token,
      'mutation ($contact: String!) { updateCompanySettings(input: { noticeContact: $contact }) { noticeContact } }',
      { contact: ` ${contact} ` },
    );
    expect(saved.data.updateCompanySettings).toEqual({ noticeContact: contact });
    expect((await preview(ids))[0].text).toContain(`what to do next: ${contact}\n`);
    const refused = await gateway.graphql(
      company.token,
      'mutation { updateCompanySettings(input: { noticeContact: "one\\ntwo" }) { id } }',
    );
    expect(refused.errors?.[0]?.extensions.fields).toEqual([
      { field: 'noticeContact', message: 'Please enter one line' },
    ]);
  });

  it('does not count a colleague whose contact was contested', async () => {
    const { ids, exposed, met } = await makeExposed(gateway, company);
    expect((await preview(ids))[0]).toMatchObject({ candidates: 9 });
    const meeting = { one: exposed[0]!, other: met[0]!, start: Date.now() - 3 * HOUR };
    await contest(gateway, company, meeting, { minutes: 90 });
    expect((await preview(ids))[0]).toMatchObject({ candidates: 8 });
  });

  it('does not count colleagues who have left the company', async () => {
    const { ids, met } = await makeExposed(gateway, company);
    const gone = met.slice(0, 3).map(({ employee }) => employee.id);
    await ask(
      'mutation ($ids: [UUID!]) { deleteEmployees(input: { selection: { ids: $ids } }) { id } }',
      { ids: gone },
    );
    expect((await preview(ids))[0]).toMatchObject({ candidates: 6 });
  });

  it('does not count a colleague who was informed, even if that was undone', async () => {
    const { exposed, ill } = await makeExposed(gateway, company, { exposed: 2 });
    const [reader, colleague] = exposed as [MadeEmployee, MadeEmployee];
    const metAt = Math.floor(Date.now() / HOUR) * HOUR - 2 * HOUR;
    await gateway.rest(colleague.token, 'POST /contacts', {
      records: [recordOf(reader, new Date(metAt), 5)],
    });
    const followUp = makeFollowUpClient(gateway, company);
    const findFollowUp = async ({ employee }: MadeEmployee) => {
      const document =
        'query ($id: UUID!) { followUp(employeeId: $id, disease: COVID_19) { id acts { id } } }';
      return (await ask(document, { id: employee.id })).followUp;
    };
    await followUp.act([await findFollowUp(colleague)], { kind: 'INFORMED', channel: 'CALL' });
    await followUp.undo((await findFollowUp(colleague)).acts[0].id as string);
    await contest(gateway, company, { one: ill, other: colleague, start: metAt }, { minutes: 60 });
    await followUp.recount();
    const { id } = await findFollowUp(reader);
    expect((await preview([id]))[0]).toMatchObject({ candidates: 9 });
  });

  it('is the same whatever only the phone of its reader reports', async () => {
    // At a full hour, like the meetings of `makeExposed`, so that all are in the same part of the day.
    const metAt = Math.floor(Date.now() / HOUR) * HOUR - 2 * HOUR;
    const { ids, exposed } = await makeExposed(gateway, company);
    const [lonely] = await makeEmployees(gateway.app, company, 1);
    const others = await makeEmployees(gateway.app, company, 7);
    const { ill } = await makeExposed(gateway, company, { exposed: 0 });
    await gateway.rest(ill.token, 'POST /contacts', {
      records: [recordOf(lonely!, new Date(metAt), 20)],
    });
    const followUp = makeFollowUpClient(gateway, company);
    await followUp.recount();
    const { id } = (await followUp.rows()).find((row) => !ids.includes(row.id))!;
    const before = await preview([...ids, id]);
    expect(before).toMatchObject([{ blocked: null }, { blocked: 'TOO_FEW_CANDIDATES' }]);
    // Half minutes with people whom the reader did not meet, at the time of the exposure and on other days.
    for (const reader of [lonely!, exposed[0]!])
      for (const daysAgo of [0, 1])
        await gateway.rest(reader.token, 'POST /contacts', {
          records: others.map((other) =>
            recordOf(other, new Date(metAt - daysAgo * 24 * HOUR), 0.5),
          ),
        });
    expect(await preview([...ids, id])).toEqual(before);
    // The same from the other phones changes both.
    for (const other of others)
      await gateway.rest(other.token, 'POST /contacts', {
        records: [recordOf(lonely!, new Date(metAt), 0.5)],
      });
    expect(await preview([id])).toMatchObject([{ blocked: null, candidates: 8 }]);
  });

  it('leaves as many colleagues as the owner has chosen', async () => {
    const { ids } = await makeExposed(gateway, company);
    expect(await preview(ids)).toMatchObject([{ candidates: 9, blocked: null }]);
    await ask(
      'mutation { updateCompanySettings(input: { minNoticeCandidates: 10 }) { minNoticeCandidates } }',
    );
    // Of ten people, the reader and everybody without a notice count out themselves.
    expect(await preview(ids)).toMatchObject([{ candidates: 8, blocked: 'TOO_FEW_CANDIDATES' }]);
  });

  it('counts what each number of colleagues means for the exposures of the company', async () => {
    const document = '{ noticeCounts { isSampled counts { minCandidates notices inPerson } } }';
    expect((await ask(document)).noticeCounts).toEqual({
      isSampled: true,
      counts: [3, 4, 5, 6, 7, 8, 9, 10].map((minCandidates) => ({
        minCandidates,
        notices: 0,
        inPerson: 0,
      })),
    });
    await makeExposed(gateway, company, { exposed: 2 });
    const { isSampled, counts } = (await ask(document)).noticeCounts;
    expect(isSampled).toBe(false);
    expect(counts.slice(-3)).toEqual([
      // Of eleven people, somebody without a notice counts out the two who were informed and themselves.
      { minCandidates: 8, notices: 2, inPerson: 0 },
      { minCandidates: 9, notices: 0, inPerson: 2 },
      { minCandidates: 10, notices: 0, inPerson: 2 },
    ]);
  });

  it('takes the contacts of random people for exposures in a company without cases', async () => {
    const people = await makeEmployees(gateway.app, company, 7);
    const metAt = new Date(Math.floor(Date.now() / HOUR) * HOUR - 2 * HOUR);
    for (const [index, person] of people.entries())
      await gateway.rest(person.token, 'POST /contacts', {
        records: people.slice(index + 1).map((other) => recordOf(other, metAt, 20)),
      });
    const { noticeCounts } = await ask(
      '{ noticeCounts { isSampled counts { minCandidates notices inPerson } } }',
    );
    // Somebody's phone reports nobody but those after it, so the last of them were reported by six others.
    expect(noticeCounts).toMatchObject({ isSampled: true });
    expect(noticeCounts.counts.slice(0, 4)).toEqual([
      { minCandidates: 3, notices: 4, inPerson: 2 },
      { minCandidates: 4, notices: 3, inPerson: 3 },
      { minCandidates: 5, notices: 2, inPerson: 4 },
      { minCandidates: 6, notices: 0, inPerson: 6 },
    ]);
  });

  it('refuses the counts to a safety officer and to API keys', async () => {
    const officer = await makeMember(gateway.app, company, Role.SAFETY_OFFICER);
    const { errors } = await gateway.graphql(officer.token, '{ noticeCounts { isSampled } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is blocked for somebody who met too few colleagues', async () => {
    const { id } = await makeFollowUp(gateway, company);
    expect(await preview([id])).toMatchObject([
      {
        detail: null,
        subject: null,
        text: null,
        blocked: 'TOO_FEW_CANDIDATES',
      },
    ]);
  });

  it('is blocked for somebody without an address, and sendNotices skips them', async () => {
    const { ids, exposed } = await makeExposed(gateway, company);
    await gateway.app.owner.query(`UPDATE employee SET email = '' WHERE id = $1`, [
      exposed[0]!.employee.id,
    ]);
    expect(await preview(ids)).toMatchObject([{ blocked: 'NO_ADDRESS' }]);
    const { sendNotices } = await ask(
      'mutation ($ids: [UUID!]!) { sendNotices(input: { followUpIds: $ids }) { sent skipped { blocked } } }',
      { ids },
    );
    expect(sendNotices).toEqual({ sent: 0, skipped: [{ blocked: 'NO_ADDRESS' }] });
  });

  it('is blocked for somebody who was informed already or is no longer exposed', async () => {
    const { ids, caseId } = await makeExposed(gateway, company);
    await makeFollowUpClient(gateway, company).act(
      ids.map((id) => ({ id })),
      { kind: 'INFORMED', channel: 'CALL' },
    );
    expect(await preview(ids)).toMatchObject([{ blocked: 'ALREADY_SENT', text: null }]);
    await dismissCase(gateway, company, caseId);
    expect(await preview(ids)).toMatchObject([{ kind: 'CORRECTION', blocked: null }]);
    await makeFollowUpClient(gateway, company).act(
      ids.map((id) => ({ id })),
      { kind: 'CORRECTED', channel: 'CALL' },
    );
    expect(await preview(ids)).toMatchObject([{ blocked: 'NOT_EXPOSED', text: null }]);
  });

  it('is the same for each person alone and for all people in any order', async () => {
    const { ids } = await makeExposed(gateway, company, { exposed: 4 });
    const together = await preview(ids);
    expect(together.map(({ followUpId }: { followUpId: string }) => followUpId)).toEqual(ids);
    expect(await preview(ids.toReversed())).toEqual(together.toReversed());
    for (const [index, id] of ids.entries()) expect(await preview([id])).toEqual([together[index]]);
  });

  it('ignores unknown follow-ups and refuses too many', async () => {
    const unknown = '019a0000-0000-7000-8000-00000000dead';
    expect(await preview([unknown])).toEqual([]);
    const { errors } = await gateway.graphql(
      company.token,
      'query ($ids: [UUID!]!) { noticePreviews(followUpIds: $ids) { detail } }',
      { ids: Array(1001).fill(unknown) },
    );
    expect(errors?.[0]?.extensions.fields).toMatchObject([{ field: 'followUpIds' }]);
  });
});
