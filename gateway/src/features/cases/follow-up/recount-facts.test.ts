import { describe, expect, it } from 'vitest';
import { recordOf } from '../../../../test/factories.js';
import { makeFollowUpClient } from '../../../../test/follow-up.js';
import {
  type ExposureFacts,
  computeExposureInMemory,
} from '../../../../test/follow-up-oracle/exposure-in-memory.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { Random } from '../../../demo/random.js';
import { recordImmunity } from '../../../../test/immunity.js';
import { makeTeam } from '../../../../test/team.js';
import { inTenant } from '../../../database/tenant.js';
import { DAY, HOUR, MINUTE } from '../../../durations.js';
import { addDays, dayIn } from '../../company/profile/calendar-days.js';
import { ReleaseTest } from '../diseases/disease-enums.js';
import { defaultFigures } from '../diseases/figures.js';
import { buildThresholdHistory } from '../../company/settings/thresholds.js';
import type { ContactRecord } from '../../contacts/tracing/record-step.js';
import { computeFollowUp } from './compute-follow-up.js';
import type { JudgedEvidence } from '../immunity/judge-immunity.js';
import type { CaseExposure, RecordedAct } from './follow-up-facts.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const gateway = useTestGateway();

const timeZone = 'Asia/Singapore';
const names = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
const pairs = [
  ['Ana', 'Ben'],
  ['Cleo', 'Ben'],
  ['Ana', 'Dan'],
  ['Ben', 'Dan'],
] as const;

const factsDocument = `{
  cases(pageSize: 10) { items { id number version person { id } onsetDay specimenDay reportedDay isolatedAt openedAt closedAt outcome } }
  followUps(pageSize: 10) { items { id person { id name } state nextStep opensAt dueAt steps { code } restriction { kind from until }
    quarantineUntil releaseTestDay reason toldUntil toldFrom owesCorrection assignee isOwnPhoneOnly
    immunity immunityEvidence { id }
    acts { id kind at day test result quarantineUntil announcedUntil announcedTestDay countedFrom assignee undoneAt } } } }`;

/** Makes random changes through the API and keeps the resulting facts. */
async function makeOutbreak(random: Random) {
  const team = await makeTeam(gateway, ...names);
  const followUp = makeFollowUpClient(gateway, team.made);
  const getId = (name: string) => team.person(name).employee.id;
  const today = dayIn(timeZone, Date.now());
  const daysAgo = (days: number) => addDays(today, -days);
  const records: ContactRecord[] = [];
  let figures = { ...defaultFigures(DiseaseCode.COVID_19) };
  let evidence: (JudgedEvidence & { person: { id: string } })[] = [];
  let version = 0;
  let levels = 1;
  const batches: string[] = [];
  for (const name of ['Ana', 'Cleo'])
    await followUp.openCase(team.person(name), { onsetDay: daysAgo(3) });

  async function meet(): Promise<void> {
    const [one, other] = random.pick(pairs);
    const start = Date.now() - HOUR - random.whole(0, 6 * 24 * 12) * 5 * MINUTE;
    const minutes = random.pick([5, 10, 20, 60]);
    const reporters = random.pick([
      [[one, other]],
      [[other, one]],
      [
        [one, other],
        [other, one],
      ],
    ] as const);
    for (const [reporter, met] of reporters) {
      records.push({
        employeeId: getId(reporter),
        crossEmployeeId: getId(met),
        source: 'mobile',
        start,
        end: start + minutes * MINUTE,
      });
      await gateway.rest(team.person(reporter).token, 'POST /contacts', {
        records: [recordOf(team.person(met), new Date(start), minutes)],
      });
    }
  }

  async function changeCase(): Promise<void> {
    const { cases } = await followUp.ask(factsDocument);
    const { id, version: seen, outcome } = random.pick(cases.items as any[]);
    if (outcome !== null) {
      await followUp.ask(
        `mutation { reopenCase(input: { id: "${id}", version: ${seen} }) { id } }`,
      );
    } else if (random.whole(0, 2) === 0) {
      const end = random.pick(['NOT_A_CASE', 'RECOVERED']);
      await followUp.ask(
        `mutation { closeCase(input: { id: "${id}", version: ${seen}, outcome: ${end} }) { id } }`,
      );
    } else {
      const days = random.whole(0, 6);
      const isolatedAt = random.pick([null, new Date(Date.now() - (days * DAY) / 2)]);
      await followUp.updateCase(id, seen, { onsetDay: daysAgo(days), isolatedAt });
    }
  }

  async function changeFigures(): Promise<void> {
    const [quarantineDays, releaseTestDay] = random.pick([
      [5, 2],
      [10, 0],
      [7, null],
      [null, null],
    ] as const);
    const doses = random.pick([null, 1]);
    const immunity = { ...figures.immunity, doses };
    figures = { ...figures, quarantineDays, releaseTestDay, immunity };
    const { updateDisease } = await followUp.ask(
      `mutation { updateDisease(input: { disease: COVID_19, version: ${version}, figures: [
        { name: QUARANTINE_DAYS, value: ${quarantineDays} }, { name: RELEASE_TEST_DAY, value: ${releaseTestDay} },
        { name: IMMUNITY_DOSES, value: ${doses} }] }) { version } }`,
    );
    ({ version } = updateDisease);
  }

  async function changeLevels(): Promise<void> {
    levels = 1 + random.whole(0, 3);
    await followUp.ask(
      `mutation { updateCompanySettings(input: { followUpLevels: ${levels} }) { id } }`,
    );
  }

  async function act(): Promise<void> {
    const rows = await followUp.rows();
    if (rows.length === 0) return;
    const row = random.pick(rows);
    const day = daysAgo(random.whole(0, 4));
    const { batchId } = await followUp.act(
      [row],
      row.owesCorrection
        ? { kind: 'CORRECTED', channel: 'CALL' }
        : random.pick([
            { kind: 'INFORMED', channel: 'CALL', namesDay: random.whole(0, 2) === 0 },
            { kind: 'TESTED', day, test: ReleaseTest.PCR, result: 'NEGATIVE' },
            { kind: 'RELEASED', day },
            { kind: 'NOTE', note: 'x' },
            { kind: 'ASSIGNED', assignee: team.made.email },
          ]),
    );
    batches.push(batchId);
  }

  async function changeImmunity(): Promise<void> {
    const person = random.pick(names);
    const day = daysAgo(random.whole(0, 8));
    const [kind, doses] = random.pick([
      ['VACCINATION', 1],
      ['ILLNESS', null],
    ] as const);
    await recordImmunity(gateway, team.made, [getId(person)], {
      disease: 'COVID_19',
      kind,
      day,
      doses,
    });
    const { immunityEvidence } = await followUp.ask(
      '{ immunityEvidence(pageSize: 100) { items { id person { id } kind isImmune day doses validUntil } } }',
    );
    evidence = immunityEvidence.items;
  }

  async function undo(): Promise<void> {
    const [batchId] = batches.splice(random.whole(0, batches.length), 1);
    if (batchId) await followUp.undo(batchId);
  }

  const steps = [
    meet,
    meet,
    meet,
    changeCase,
    changeFigures,
    changeLevels,
    changeImmunity,
    act,
    act,
    undo,
  ];
  return {
    getId,
    step: () => random.pick(steps)(),
    recount: followUp.recount,
    ask: () => followUp.ask(factsDocument),
    /** Lists what is stored without the phone of each person: of rows by person, and of acts by id. */
    async listStored() {
      const { id } = team.made.company;
      return inTenant(gateway.app.dataSource, id, async (db) => {
        const rows = await db.unnamed<{ employeeId: string }>(
          `SELECT employee_id AS "employeeId", corroborated_step AS "corroboratedStep",
            corroborated_until AS "corroboratedUntil" FROM follow_up`,
        );
        const acts = await db.unnamed<{ id: string; until: string | null }>(
          'SELECT id, corroborated_until AS until FROM follow_up_act',
        );
        return {
          rows: new Map(rows.map(({ employeeId, ...row }) => [employeeId, row])),
          acts: new Map(acts.map((each) => [each.id, each.until])),
        };
      });
    },
    facts: (): ExposureFacts => ({
      records,
      figures,
      thresholds: buildThresholdHistory([]),
      levels,
      latencyMs: (figures.latentDays ?? 0) * DAY,
      timeZone,
      now: Date.now(),
    }),
    figures: () => figures,
    evidence: (id: string) => evidence.filter(({ person }) => person.id === id),
  };
}

describe('recountCases compared with computing from all facts', () => {
  it.each(Array.from({ length: 8 }, (_, index) => [index + 1]))(
    'stores the same rows after random events, seed %i',
    async (seed) => {
      const random = new Random(seed);
      const outbreak = await makeOutbreak(random);
      for (let count = 0; count < 30; count += 1) {
        await outbreak.step();
        if (random.whole(0, 4) === 0) await outbreak.recount();
      }
      await outbreak.recount();
      const { cases, followUps } = await outbreak.ask();
      const stored = await outbreak.listStored();
      const facts = outbreak.facts();
      const isDismissed = ({ outcome }: any) => outcome === 'NOT_A_CASE';
      for (const name of names) {
        const id = outbreak.getId(name);
        const {
          acts = [],
          immunityEvidence = null,
          ...row
        } = followUps.items.find(({ person }: any) => person.id === id) ?? {};
        const exposures: CaseExposure[] = [];
        for (const each of cases.items.filter((found: any) => !isDismissed(found))) {
          const infecting = {
            ...each,
            personId: each.person.id,
            openedAt: Date.parse(each.openedAt),
            isolatedAt: each.isolatedAt && new Date(each.isolatedAt),
          };
          const exposure =
            infecting.personId === id ? null : await computeExposureInMemory(infecting, id, facts);
          if (exposure) exposures.push(exposure);
        }
        const expected = computeFollowUp({
          ...facts,
          figures: outbreak.figures(),
          immunityEvidence: outbreak.evidence(id),
          exposures,
          acts: acts.map((each: any): RecordedAct => ({
            ...each,
            announced: each.countedFrom && {
              until: each.announcedUntil,
              testDay: each.announcedTestDay,
              countedFrom: each.countedFrom,
            },
            at: Date.parse(each.at),
            caseId: null,
            corroboratedUntil: stored.acts.get(each.id) ?? null,
            isUndone: each.undoneAt !== null,
          })),
          ownCases: cases.items
            .filter(({ person }: any) => person.id === id)
            .map((own: any) => ({
              id: own.id,
              number: own.number,
              closedAt: own.closedAt && Date.parse(own.closedAt),
              isDismissed: isDismissed(own),
            })),
        });
        const {
          informedAt: _,
          changesAt: __,
          toldTestDay: ___,
          toldEndedOn: ____,
          stepStatus: _____,
          opensAt,
          dueAt,
          corroboratedStep = null,
          corroboratedUntil = null,
          ...shown
        } = expected ?? { opensAt: null, dueAt: null };
        expect(stored.rows.get(id) ?? {}).toEqual(
          expected === null ? {} : { corroboratedStep, corroboratedUntil },
        );
        const immunityEvidenceId = immunityEvidence?.id ?? null;
        expect(expected === null ? row : { ...row, immunityEvidenceId }).toEqual(
          expected === null
            ? {}
            : {
                id: expect.any(String),
                person: { id, name },
                ...shown,
                opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
                dueAt: dueAt === null ? null : new Date(dueAt).toISOString(),
              },
        );
      }
    },
  );
});
