import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoOf } from '../../../lib/dates/dates.ts';
import { aMeeting, aPerson, aTrace, thenMeeting, caseWindow } from './chain.factory.ts';
import { allFolded, allUnfolded, foldKey, isUnfolded, toggleFolds } from './chain-folds.ts';
import { layoutChain } from './chain-layout.ts';

const options = {
  timeZone: 'Asia/Singapore',
  availableWidth: 800,
  isNarrow: false,
  folds: allUnfolded,
};
const noor = aPerson('Noor');
const ana = aPerson('Ana');
const ben = aPerson('Ben');
const toAna = aMeeting(noor, ana, '2026-11-17T02:20:00.000Z');
const toBen = thenMeeting(toAna, ben, 24 * 60);
const trace = aTrace(noor, [[toAna], [toAna, toBen]]);

/** Returns rows as text, indented by one space per depth. */
const inWords = ({ rows }: ReturnType<typeof layoutChain>) =>
  rows.map(
    (row) =>
      ' '.repeat(row.depth) +
      (row.kind === 'person'
        ? row.person.name
        : `${row.carrier.name}: ${row.count} at level ${row.level}`),
  );

const personRow = (layout: ReturnType<typeof layoutChain>, name: string) =>
  layout.rows.filter((row) => row.kind === 'person').find((row) => row.person.name === name);

describe('layoutChain', () => {
  it('puts everybody under their carrier, in the order of exposure', () => {
    const cleo = aPerson('Cleo');
    const toCleo = aMeeting(noor, cleo, '2026-11-17T01:20:00.000Z');
    const toDan = thenMeeting(toBen, aPerson('Dan'), 60);
    const many = aTrace(noor, [[toCleo], [toAna], [toAna, toBen], [toAna, toBen, toDan]]);
    expect(inWords(layoutChain(many, options))).toEqual([
      'Noor',
      'Cleo',
      'Ana',
      ' Ana: 1 at level 2',
      ' Ben',
      '  Ben: 1 at level 3',
      '  Dan',
    ]);
    expect(inWords(layoutChain(many, { ...options, folds: allFolded }))).toEqual([
      'Noor',
      'Cleo',
      'Ana',
      ' Ana: 1 at level 2',
    ]);
  });

  it('shows when hidden people were exposed, without lines to them', () => {
    const unfolded = layoutChain(trace, options);
    const folded = layoutChain(trace, { ...options, folds: allFolded });
    const hidden = folded.rows.flatMap((row) => (row.kind === 'fold' ? row.hidden : []));
    expect(hidden).toEqual([{ personId: ben.id, x: personRow(unfolded, 'Ben')?.dotX }]);
    expect(folded.edges.map((edge) => edge.meeting.person.name)).toEqual(['Ana']);
  });

  it('shades a person only once the latent time is over', () => {
    const layout = layoutChain({ ...trace, latentDays: 1 }, options);
    // Ben met Ana at exactly that moment.
    expect(personRow(layout, 'Ana')?.shadedFrom).toBe(personRow(layout, 'Ben')?.dotX);
    const late = layoutChain({ ...trace, latentDays: 4 }, options);
    expect(personRow(late, 'Ana')?.shadedFrom).toBe(Infinity);
  });

  it('draws each contact once if it is part of several paths', () => {
    const { edges } = layoutChain(trace, options);
    expect(edges.map((edge) => edge.pathKeys.length)).toEqual([1, 2]);
    expect(edges[1]?.pathKeys[0]).toBe(edges[0]?.key);
  });

  it('ends an edge at the moment and row of the exposure', () => {
    const layout = layoutChain(trace, options);
    const row = personRow(layout, 'Ben');
    expect(layout.edges[1]?.line).toContain(`V${(row?.top ?? 0) + (row?.height ?? 0) / 2}`);
    expect(row?.dotX).toBeGreaterThan(personRow(layout, 'Ana')?.dotX ?? Infinity);
  });

  it('folds nights, and merges days without exposures', () => {
    const { days } = layoutChain(trace, options);
    expect(days.map(({ firstDay, lastDay, quiet }) => [firstDay, lastDay, quiet])).toEqual([
      ['2026-11-16', '2026-11-16', true],
      ['2026-11-17', '2026-11-17', false],
      ['2026-11-18', '2026-11-18', false],
      ['2026-11-19', '2026-11-20', true],
    ]);
    // Both exposures are at 10:20, so every day is drawn from 09:00 to 11:00.
    expect(isoOf(days[1]?.start ?? 0)).toBe('2026-11-17T01:00:00.000Z');
    expect(isoOf(days[1]?.end ?? 0)).toBe('2026-11-17T03:00:00.000Z');
  });

  it('shades a person from the first contact that exposed others, even before their own level', () => {
    // Ben is at level 1 through a late contact, but exposed Cleo before that, as he had been reached through Ana.
    const early = thenMeeting(toAna, ben, 60);
    const cleo = thenMeeting(early, aPerson('Cleo'), 60);
    const late = aMeeting(noor, ben, '2026-11-19T02:20:00.000Z');
    const layout = layoutChain(aTrace(noor, [[toAna], [late], [toAna, early, cleo]]), options);
    const row = personRow(layout, 'Ben');
    expect(row?.shadedFrom).toBeLessThan(row?.dotX ?? 0);
    expect(layout.edges).toHaveLength(4);
    // Cleo is at level 3 under Ben at level 1; the early contact is drawn with her.
    const key = foldKey(ben.id, 3);
    const folded = layoutChain(aTrace(noor, [[toAna], [late], [toAna, early, cleo]]), {
      ...options,
      folds: toggleFolds(allUnfolded, [key]),
    });
    expect(inWords(folded)).toEqual(['Noor', 'Ana', 'Ben', ' Ben: 1 at level 3']);
    expect(folded.edges).toHaveLength(2);
  });

  it('keeps wall-clock hours when the clocks change', () => {
    // In Berlin summer time ends on 25 October 2026: noon is 10:00 UTC the day before and 11:00 on the day itself.
    const before = aMeeting(noor, ana, '2026-10-24T10:00:00.000Z');
    const after = aMeeting(noor, ben, '2026-10-25T11:00:00.000Z');
    const berlin = {
      ...aTrace(noor, [[before], [after]]),
      from: '2026-10-23T22:00:00.000Z',
      until: '2026-10-25T23:00:00.000Z',
    };
    const layout = layoutChain(berlin, { ...options, timeZone: 'Europe/Berlin' });
    const [first, second] = layout.days;
    const offset = (name: string, day: typeof first) =>
      (personRow(layout, name)?.dotX ?? 0) - (day?.x ?? 0);
    expect(offset('Ana', first)).toBeCloseTo(offset('Ben', second));
  });

  it('orders rows, stays inside its bounds and runs left to right for any case', () => {
    const start = Date.parse(caseWindow.from);
    const length = Date.parse(caseWindow.until) - start;
    const anyCase = fc
      .array(
        fc.record({
          carrier: fc.nat(),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
          chained: fc.boolean(),
        }),
        { minLength: 1, maxLength: 60 },
      )
      .map((people) => {
        const paths: ReturnType<typeof aMeeting>[][] = [];
        people.forEach(({ carrier, share, chained }, index) => {
          const person = aPerson(
            `P${String.fromCharCode(97 + (index % 26)).repeat(1 + index / 26)}`,
          );
          const open = paths.filter((path) => path.length < 3);
          const path = chained ? (open[carrier % Math.max(1, open.length)] ?? []) : [];
          const last = path.at(-1);
          const from = last === undefined ? start : Date.parse(last.reachedAt);
          const reachedAt = isoOf(Math.floor(from + (start + length - from) * share));
          const step = aMeeting(last?.person ?? noor, person, reachedAt, {
            countedFrom: isoOf(from),
          });
          paths.push([...path, step]);
        });
        return aTrace(noor, paths);
      });
    fc.assert(
      fc.property(
        anyCase,
        fc.func(fc.boolean()),
        fc.boolean(),
        fc.integer({ min: 0, max: 1600 }),
        (any, isToggled, isNarrow, availableWidth) => {
          const keys = any.exposures.flatMap(({ person: { id } }) => [
            foldKey(id, 2),
            foldKey(id, 3),
          ]);
          const folds = toggleFolds(allFolded, keys.filter(isToggled));
          const layout = layoutChain(any, { ...options, availableWidth, isNarrow, folds });

          let bottom = 0;
          for (const row of layout.rows) {
            expect(row.top).toBe(bottom);
            bottom += row.height;
          }
          expect(layout.height).toBe(bottom);

          const people = layout.rows.filter((row) => row.kind === 'person');
          const isShown = ({ path }: (typeof any.exposures)[number]) =>
            path
              .slice(1)
              .every(({ carrier }, index) => isUnfolded(folds, foldKey(carrier.id, index + 2)));
          const shown = any.exposures.filter(isShown);
          expect(
            people
              .map((row) => row.person.id)
              .slice(1)
              .toSorted(),
          ).toEqual(shown.map(({ person }) => person.id).toSorted());
          expect(layout.edges).toHaveLength(shown.length);
          for (const row of people) {
            expect(row.shadedFrom).toBeLessThanOrEqual(row.dotX);
            expect(row.dotX).toBeLessThanOrEqual(layout.width);
          }
          const byTime = people.toSorted((a, b) => a.exposedAt.localeCompare(b.exposedAt));
          const places = byTime.map((row) => row.dotX);
          expect(places).toEqual(places.toSorted((a, b) => a - b));

          const days = layout.days.toSorted((a, b) => a.x - b.x);
          expect(days).toEqual(layout.days);
        },
      ),
      { numRuns: 60 },
    );
  });
});
