import { describe, expect, it } from 'vitest';
import { useTestGateway } from '../../../../test/hooks.js';
import { traceExample } from './example.js';

/** Describes each exposure as 'name @ minute of exposure, level: carrier, first minute, rule'. The expected values were computed by hand. */
async function describeExposures(person: number, threshold: number): Promise<string[]> {
  const { people, exposures } = await traceExample(person, threshold);
  const findName = (id: number) => people.find((one) => one.id === id)?.name;
  return exposures.map(
    ({ person: who, exposedAt, level, carrier, from, rule }) =>
      `${findName(who)} @ ${exposedAt}, ${level}: ${findName(carrier)} ${from} ${rule}`,
  );
}

describe('traceExample', () => {
  it('finds three levels, by both rules, with Ana ill and 15 minutes', async () => {
    expect(await describeExposures(1, 15)).toEqual([
      // 60 to 67 and 70 to 79 are one episode: 15 minutes after 60.
      'Ben @ 75, 1: Ana 60 CONTINUOUS',
      // 5 + 6 minutes, and 4 of the third episode.
      'Chen @ 304, 1: Ana 30 CUMULATIVE',
      // They met at 65, but Ben could pass nothing on before 75.
      'Elif @ 90, 2: Ben 75 CONTINUOUS',
      // The half hour from 20 on was before Ben was exposed.
      'Dara @ 215, 2: Ben 200 CONTINUOUS',
      // The same holds for the episode until 303; the later one reaches 15 minutes in its gap.
      'Femi @ 355, 2: Chen 340 CONTINUOUS',
      'Goro @ 265, 3: Dara 250 CONTINUOUS',
      // 6 + 7 minutes, and 2 of the third episode.
      'Hana @ 402, 3: Elif 120 CUMULATIVE',
    ]);
  });

  it('finds more people, exposed sooner, with 5 minutes', async () => {
    expect(await describeExposures(1, 5)).toEqual([
      'Chen @ 35, 1: Ana 30 CONTINUOUS',
      'Ben @ 65, 1: Ana 60 CONTINUOUS',
      'Femi @ 185, 1: Ana 180 CONTINUOUS',
      'Elif @ 70, 2: Ben 65 CONTINUOUS',
      'Dara @ 205, 2: Ben 200 CONTINUOUS',
      'Ivo @ 425, 2: Femi 420 CONTINUOUS',
      'Hana @ 125, 3: Elif 120 CONTINUOUS',
      'Goro @ 255, 3: Dara 250 CONTINUOUS',
    ]);
  });

  it('finds nobody from Ana with 30 minutes, and one person from Ben', async () => {
    expect(await describeExposures(1, 30)).toEqual([]);
    expect(await describeExposures(2, 30)).toEqual(['Dara @ 50, 1: Ben 20 CONTINUOUS']);
  });

  it('exposes only Goro from Ivo, whose only long contact is the last of the day', async () => {
    expect(await describeExposures(9, 15)).toEqual(['Goro @ 515, 1: Ivo 500 CONTINUOUS']);
  });

  it('keeps every record within the day, ordered by start and between two listed people', async () => {
    const { people, meetings, length } = await traceExample(1, 15);
    expect(meetings.length).toBe(20);
    const ids = new Set(people.map(({ id }) => id));
    expect(
      meetings.filter(
        ({ person, other, start, end }) =>
          !ids.has(person) || !ids.has(other) || person === other || start >= end || end > length,
      ),
    ).toEqual([]);
    expect(meetings.map(({ start }) => start)).toEqual(
      meetings.map(({ start }) => start).toSorted((a, b) => a - b),
    );
  });

  it('computes each answer once', async () => {
    expect(await traceExample(4, 10)).toBe(await traceExample(4, 10));
  });
});

describe('tracingExample', () => {
  const gateway = useTestGateway();

  it('is public and defaults to Ana with 15 minutes', async () => {
    const { data } = await gateway.graphql(
      null,
      `{ tracingExample { length people { id name place } meetings { person other start end }
        exposures { person level exposedAt rule carrier from } } }`,
    );
    expect(data.tracingExample.length).toBe(600);
    expect(data.tracingExample.people).toHaveLength(9);
    expect(data.tracingExample.meetings[0]).toEqual({ person: 1, other: 8, start: 10, end: 14 });
    expect(data.tracingExample.exposures[1]).toEqual({
      person: 3,
      level: 1,
      exposedAt: 304,
      rule: 'CUMULATIVE',
      carrier: 1,
      from: 30,
    });
  });

  it.each([
    ['person', 0, 15, 'Please select a person from 1 to 9'],
    ['person', 10, 15, 'Please select a person from 1 to 9'],
    ['threshold', 1, 7, 'Please select one of 1, 2, 3, 4, 5, 10, 15, 20, 25, 30 minutes'],
    ['threshold', 1, -5, 'Please select one of 1, 2, 3, 4, 5, 10, 15, 20, 25, 30 minutes'],
  ])('refuses %s for person %i and threshold %i', async (field, person, threshold, message) => {
    const { errors } = await gateway.graphql(
      null,
      'query ($person: Int!, $threshold: Int!) { tracingExample(person: $person, threshold: $threshold) { length } }',
      { person, threshold },
    );
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field, message }],
    });
  });
});
