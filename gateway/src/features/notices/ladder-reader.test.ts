import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { findPossibleSources, type Rule } from '../../../test/notice-oracle/reader.js';
import { findUnusedRungs } from '../../../test/notice-oracle/rungs.js';
import {
  stories,
  type Story,
  sendNotices,
  type SentNotices,
} from '../../../test/notice-oracle/story.js';
import { chooseNotice, minCandidates, type NoticeChoice, NoticeDetail } from './ladder.js';

/** Counts the possible sources of the reader with the fewest. */
function countMinSources(
  { noticesByReader, findKnownInformed }: SentNotices,
  rule: Rule = chooseNotice,
): number {
  const counts = [...noticesByReader].map(
    ([readerId, notices]) => findPossibleSources(notices, findKnownInformed(readerId), rule).size,
  );
  return Math.min(Infinity, ...counts);
}

function findStory(isSought: (story: Story) => boolean): Story | undefined {
  const property = fc.property(stories, (story) => !isSought(story));
  return fc.check(property, { numRuns: 3000, endOnFailure: true }).counterexample?.[0];
}

/** Finds a story in which a rule leaves somebody fewer than five possible sources. */
const findLeak = (rule: Rule): Story | undefined =>
  findStory((story) => countMinSources(sendNotices(story, rule), rule) < minCandidates);

const hasReaderOfSeveralNotices = (story: Story): boolean =>
  [...sendNotices(story).noticesByReader.values()].some(({ length }) => length > 1);

describe('notices of simulated cases', () => {
  it('leave at least five possible sources to every reader of one or several notices', () => {
    // Only one random story in fifty has a reader of several notices, so the test finds one and always tries it.
    const withSeveral = findStory(hasReaderOfSeveralNotices);
    expect(withSeveral).toBeDefined();
    fc.assert(
      fc.property(stories, (story) => {
        expect(countMinSources(sendNotices(story))).toBeGreaterThanOrEqual(minCandidates);
      }),
      { numRuns: 150, examples: [[withSeveral!]] },
    );
  });

  it('leave at least five possible sources to everybody without a notice', () => {
    let without = 0;
    fc.assert(
      fc.property(stories, (story) => {
        const { noticesByReader } = sendNotices(story);
        if (noticesByReader.size === 0) return;
        const others = story.people.filter((person) => !noticesByReader.has(person));
        expect(others.length - 1).toBeGreaterThanOrEqual(minCandidates);
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
  it.each<[string, Rule]>([
    [
      'who was informed',
      (question) => chooseNotice({ ...question, informed: new Set(), peopleCount: 100 }),
    ],
    ['earlier notices', (question) => chooseNotice({ ...question, sent: [] })],
    ['the notices of others', (question) => chooseNotice({ ...question, sentToOthers: [] })],
    ['that a more detailed notice did not arrive', chooseOrNameNoTime],
  ])('finds the source if a rule ignores %s', (_, rule) => {
    expect(findLeak(rule)).toBeDefined();
  });
});

/** Skips the rungs between the part of the day and no time at all. */
function chooseOrNameNoTime(question: Parameters<Rule>[0]): NoticeChoice {
  const choice = chooseNotice(question);
  const met = question.contacts.map(({ personId }) => personId);
  const candidateIds = [...new Set(met)].filter((id) => !question.informed.has(id));
  if (choice.detail === NoticeDetail.DAY_PART || candidateIds.length < minCandidates) return choice;
  const { length: candidates } = candidateIds;
  return {
    detail: NoticeDetail.NO_TIME,
    from: null,
    to: null,
    dayPart: null,
    candidates,
    candidateIds,
  };
}
