import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  findPossibleSources,
  type Rules,
  rulesInForce,
} from '../../../../test/notice-oracle/reader.js';
import { findUnusedRungs } from '../../../../test/notice-oracle/rungs.js';
import {
  stories,
  type Story,
  sendNotices,
  type SentNotices,
} from '../../../../test/notice-oracle/story.js';
import { chooseNotice, type NoticeChoice, NoticeDetail, type NoticeQuestion } from './ladder.js';

/** Counts the possible sources of the reader with the fewest. */
function countMinSources(
  { noticesByReader, findKnownInformed }: SentNotices,
  rules = rulesInForce,
): number {
  const counts = [...noticesByReader].flatMap(([readerId, notices]) =>
    [true, false].map(
      (knowsReporters) =>
        findPossibleSources(notices, findKnownInformed(readerId), { rules, knowsReporters }).size,
    ),
  );
  return Math.min(Infinity, ...counts);
}

function findStory(isSought: (story: Story) => boolean): Story | undefined {
  const property = fc.property(stories, (story) => !isSought(story));
  return fc.check(property, { numRuns: 3000, endOnFailure: true }).counterexample?.[0];
}

/** Finds a story in which rules leave somebody too few possible sources. */
const findLeak = (rules: Rules): Story | undefined =>
  findStory((story) => countMinSources(sendNotices(story, rules), rules) < story.minCandidates);

const hasReaderOfSeveralNotices = (story: Story): boolean =>
  [...sendNotices(story).noticesByReader.values()].some(({ length }) => length > 1);

describe('notices of simulated cases', () => {
  it('leave enough possible sources to every reader of one or several notices', () => {
    // Only one random story in fifty has a reader of several notices, so the test finds one and always tries it.
    const withSeveral = findStory(hasReaderOfSeveralNotices);
    expect(withSeveral).toBeDefined();
    fc.assert(
      fc.property(stories, (story) => {
        expect(countMinSources(sendNotices(story))).toBeGreaterThanOrEqual(story.minCandidates);
      }),
      { numRuns: 100, examples: [[withSeveral!]] },
    );
  }, 200_000);

  it('leave enough possible sources to everybody without a notice', () => {
    let without = 0;
    fc.assert(
      fc.property(stories, (story) => {
        const { noticesByReader } = sendNotices(story);
        if (noticesByReader.size === 0) return;
        const others = story.people.filter((person) => !noticesByReader.has(person));
        expect(others.length - 1).toBeGreaterThanOrEqual(story.minCandidates);
        without += others.length;
      }),
      { numRuns: 150 },
    );
    expect(without).toBeGreaterThan(0);
  });

  it('are as detailed as the rule allows', () => {
    let tried = 0;
    fc.assert(
      fc.property(stories, (story) => {
        const { noticesByReader, inPerson } = sendNotices(story);
        for (const { question } of [...[...noticesByReader.values()].flat(), ...inPerson]) {
          expect(findUnusedRungs(question)).toEqual([]);
          tried += 1;
        }
      }),
      { numRuns: 50 },
    );
    expect(tried).toBeGreaterThan(0);
  });

  it('do not depend on the order of the people in a batch', () => {
    fc.assert(
      fc.property(stories, (story) => {
        const describeAll = ({ noticesByReader, inPerson }: SentNotices) =>
          [...[...noticesByReader.values()].flat(), ...inPerson]
            .map(({ question, choice }) => JSON.stringify([question.personId, choice]))
            .toSorted();
        const batches = story.batches.map((batch) => ({
          ...batch,
          exposed: batch.exposed.toReversed(),
        }));
        expect(describeAll(sendNotices({ ...story, batches }))).toEqual(
          describeAll(sendNotices(story)),
        );
      }),
      { numRuns: 100 },
    );
  });
});

describe('the simulated reader', () => {
  it.each<[string, Partial<Rules>]>([
    [
      'who was informed',
      {
        choose: (question) => chooseNotice({ ...question, informed: new Set(), peopleCount: 100 }),
      },
    ],
    ['earlier notices', { choose: (question) => chooseNotice({ ...question, sent: [] }) }],
    [
      'the notices of others',
      { choose: (question) => chooseNotice({ ...question, sentToOthers: [] }) },
    ],
    ['that a more detailed notice did not arrive', { choose: chooseOrNameNoTime }],
    [
      'that the length of a quarantine is public',
      {
        announce: (telling) =>
          rulesInForce.announce({ ...telling, time: { detail: NoticeDetail.DAY, to: null } }),
      },
    ],
  ])('finds the source if a rule ignores %s', (_, rules) => {
    expect(findLeak({ ...rulesInForce, ...rules })).toBeDefined();
  });

  it('finds the source if contacts count that only the own phone reports', () => {
    const story = findStory((drawn) => {
      const reporters = new Map(drawn.meetings.map((meeting) => [meeting, meeting.reporters]));
      const trusting = drawn.meetings.map((meeting) => ({ ...meeting, reporters: meeting.people }));
      const sent = sendNotices({ ...drawn, meetings: trusting });
      const isReported = (readerId: string, personId: string) =>
        drawn.meetings.some(
          (meeting) =>
            meeting.people.includes(readerId) && reporters.get(meeting)!.includes(personId),
        );
      return [...sent.noticesByReader].some(
        ([readerId, notices]) =>
          [...findPossibleSources(notices, sent.findKnownInformed(readerId))].filter((id) =>
            isReported(readerId, id),
          ).length < drawn.minCandidates,
      );
    });
    expect(story).toBeDefined();
  });
});

/** Skips the rungs between the part of the day and no time at all. */
function chooseOrNameNoTime(question: NoticeQuestion): NoticeChoice {
  const choice = chooseNotice(question);
  const met = question.contacts.map(({ personId }) => personId);
  const candidateIds = [...new Set(met)].filter((id) => !question.informed.has(id));
  const { length: candidates } = candidateIds;
  return choice.detail === NoticeDetail.DAY_PART || candidates < question.minCandidates
    ? choice
    : {
        detail: NoticeDetail.NO_TIME,
        from: null,
        to: null,
        dayPart: null,
        candidates,
        candidateIds,
        candidatesOnDay: choice.candidatesOnDay,
      };
}
