import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../durations.js';
import { CaseOutcome } from '../features/case-status/disease-case.entity.js';
import { findInfectiousWindow } from '../features/case-status/infectious-window.js';
import { defaultFigures } from '../features/diseases/figures.js';
import { buildCaseExposure } from '../features/follow-up/case-exposure.js';
import {
  FollowUpActKind,
  type FollowUpRow,
  FollowUpState,
} from '../features/follow-up/follow-up-facts.js';
import { traceCorroborated } from '../features/tracing/corroborated.js';
import { createRecordStep, createSidedStep } from '../features/tracing/record-step.js';
import { traceExposures } from '../features/tracing/trace.js';
import {
  describeOtherCases,
  describeOutbreak,
  describePast,
  ruledOutNotes,
  type StagedCase,
} from './case-plan.js';
import { type FollowedPerson, foldAt, planRounds } from './follow-up-plan.js';
import {
  type DemoCase,
  excludeIsolated,
  simulateOutbreak,
  toContacts,
  traceOutbreak,
} from './outbreak.js';
import { addDays, demoPeople, demoTimeZone, getMidnight, toDay } from './people.js';
import { listSentRecords } from './simulator.js';

const thresholds = [{ from: -Infinity, minutes: 15 }];

const allStates = Object.values(FollowUpState).toSorted();

/** A start on each day of the week, at different hours. */
const starts = [0, 9, 18, 27, 36, 45, 54].map(
  (days, index) => getMidnight(addDays('2026-12-01', days)) + ((index * 5) % 24) * HOUR,
);

/** Stages the cases of a start, and returns the facts about everybody, from the records that the simulator would store. */
async function stage(now: number): Promise<{ people: FollowedPerson[]; outbreak: DemoCase[] }> {
  const today = toDay(now);
  const outbreak = await simulateOutbreak(now);
  const traces = await traceOutbreak(outbreak, now, demoPeople);
  const others = await describeOtherCases(outbreak, traces, demoPeople, today);
  const past = await describePast([...outbreak, ...others], traces, demoPeople, today);
  const cases = [...past, ...describeOutbreak(outbreak), ...others].map(describeStored);
  const records = excludeIsolated(
    listSentRecords(now - 15 * DAY, now),
    cases.flatMap(({ staged, closedAt }) =>
      staged.isolatedAt
        ? [
            {
              person: staged.person,
              date: toDay(Date.parse(staged.isolatedAt)),
              until: closedAt ?? Infinity,
            },
          ]
        : [],
    ),
  );
  const contacts = toContacts(records);
  const exposed: (FollowedPerson['exposures'][number] & { key: string })[] = [];
  for (const { id, number, staged, openedAt, dismissedAt } of cases) {
    if (staged.closed?.outcome === CaseOutcome.OPENED_IN_ERROR) continue;
    const figures = defaultFigures(staged.disease);
    const known = { ...staged, isolatedAt: staged.isolatedAt ? new Date(staged.isolatedAt) : null };
    const { from, until } = findInfectiousWindow(known, figures, demoTimeZone, now);
    const step = createRecordStep(contacts, until, thresholds);
    const sided = createSidedStep(contacts, until, thresholds);
    const found = await traceCorroborated(staged.person.id, from, sided, { levels: 1 });
    const corroborated = new Map(found.exposures.map((each) => [each.personId, each]));
    for (const exposure of await traceExposures(staged.person.id, from, step, { levels: 1 })) {
      const pair = new Set([staged.person.id, exposure.personId]);
      const spans = contacts.filter(
        ({ employeeId, crossEmployeeId }) => pair.has(employeeId) && pair.has(crossEmployeeId),
      );
      exposed.push({
        ...buildCaseExposure(
          exposure,
          corroborated.get(exposure.personId) ?? null,
          { caseId: id, caseNumber: number, caseOpenedAt: openedAt },
          (_, source) =>
            source === 'mobile'
              ? spans.map((span) => ({
                  ...span,
                  isByPerson: span.employeeId === exposure.personId,
                }))
              : [],
          until,
          thresholds,
        ),
        dismissedAt,
        key: `${staged.disease} ${exposure.personId}`,
      });
    }
  }
  const people = [...new Set(cases.map(({ staged }) => staged.disease))].flatMap((disease) =>
    demoPeople.map(({ id: personId }) => ({
      personId,
      disease,
      figures: defaultFigures(disease),
      exposures: exposed.filter(({ key }) => key === `${disease} ${personId}`),
      acts: [],
      ownCases: cases
        .filter(({ staged }) => staged.disease === disease && staged.person.id === personId)
        .map(({ id, number, openedAt, closedAt, isDismissed }) => ({
          id,
          number,
          openedAt,
          closedAt,
          isDismissed,
        })),
    })),
  );
  return { people, outbreak };

  function describeStored(staged: StagedCase, index: number) {
    const { closed, notes, reportedDay } = staged;
    const dismissedAt =
      notes === ruledOutNotes ? getMidnight(addDays(reportedDay, 1)) + 17 * HOUR : null;
    const closedAt = closed ? getMidnight(closed.day) + 17 * HOUR : dismissedAt;
    return {
      id: String(index),
      number: index + 1,
      staged,
      openedAt: Math.min(now, getMidnight(reportedDay) + 9 * HOUR),
      dismissedAt,
      closedAt,
      isDismissed: dismissedAt !== null || closed?.outcome === CaseOutcome.OPENED_IN_ERROR,
    };
  }
}

/** Whether somebody who knew of a quarantine was exposed again by another case, which extended it. */
function isExtended({ person, reason, quarantineUntil }: FollowUpRow & { person: FollowedPerson }) {
  const told = person.acts.find(({ kind }) => kind === FollowUpActKind.INFORMED);
  const [first, ...others] = person.exposures.toSorted((a, b) => a.lastExposedAt - b.lastExposedAt);
  return (
    told?.quarantineUntil &&
    told.quarantineUntil < quarantineUntil! &&
    others.some(
      ({ caseId, caseNumber }) =>
        caseId !== first!.caseId && reason.includes(`case C-${caseNumber} `),
    )
  );
}

describe('planRounds', () => {
  it.each(starts.map((now) => [new Date(now).toISOString(), now] as const))(
    'leaves rows in every state every day from %s until the next outbreak',
    async (_, start) => {
      const { people, outbreak } = await stage(start);
      const latest = outbreak
        .map(({ date }) => date)
        .toSorted()
        .at(-1)!;
      let followed = people;
      let after = start - 14 * DAY;
      for (let now = start; toDay(now) <= addDays(latest, 3); now += DAY) {
        const planned = planRounds(followed, after, now);
        followed = followed.map((person) => ({
          ...person,
          acts: [
            ...person.acts,
            ...planned.filter(
              ({ personId, disease }) => personId === person.personId && disease === person.disease,
            ),
          ],
        }));
        after = Math.max(after, ...planned.map(({ at }) => at));
        const rows = followed.flatMap((person) => {
          const row = foldAt(person, now);
          return row ? [{ ...row, person }] : [];
        });
        const day = toDay(now);
        const states = new Set(rows.map(({ state }) => state));
        expect([day, [...states].toSorted()]).toEqual([day, allStates]);
        expect([day, rows.some(({ owesCorrection }) => owesCorrection)]).toEqual([day, true]);
        expect([day, rows.some((row) => isExtended(row))]).toEqual([day, true]);
      }
    },
    60_000,
  );
});
