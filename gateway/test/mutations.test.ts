import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { equivalentMutants } from './equivalent-mutants.ts';
import { listMutations } from './mutations.ts';

const changesOf = (source: string) =>
  listMutations(source).map(({ line, before, after }) => `${line} ${before} -> ${after}`);

describe('listMutations', () => {
  it('changes one operator at a time and removes a condition', () => {
    expect(changesOf('let a;\nif (a < (b) && c) run();')).toEqual([
      '2 if (a < (b) && c) run(); -> if (false) run();',
      '2 if (a < (b) && c) run(); -> if (a <= (b) && c) run();',
      '2 if (a < (b) && c) run(); -> if (a < (b) || c) run();',
    ]);
  });

  it('changes the SQL of a template literal, but not the AND of a BETWEEN', () => {
    expect(changesOf('`WHERE a BETWEEN $1 AND $2 AND b IS NULL`')).toEqual([
      '1 `WHERE a BETWEEN $1 AND $2 AND b IS NULL` -> `WHERE true OR a BETWEEN $1 AND $2 AND b IS NULL`',
      '1 `WHERE a BETWEEN $1 AND $2 AND b IS NULL` -> `WHERE a BETWEEN $1 AND $2 OR b IS NULL`',
      '1 `WHERE a BETWEEN $1 AND $2 AND b IS NULL` -> `WHERE a BETWEEN $1 AND $2 AND b IS NOT NULL`',
    ]);
  });

  it('changes a product, but not the columns of a SELECT', () => {
    expect(changesOf('`SELECT * FROM day`;\nwidth * height;')).toEqual([
      '2 width * height; -> width / height;',
    ]);
  });

  it('moves a constant bound by one', () => {
    expect(changesOf('const maxPeople = 1_000;')).toEqual([
      '1 const maxPeople = 1_000; -> const maxPeople = 1001;',
    ]);
  });

  it('ignores comments', () => {
    expect(changesOf('/* a < b */\n// a && b\nrun(); // true')).toEqual([]);
  });

  it('returns the whole file with the change', () => {
    expect(listMutations('a();\nreturn true;\nb();')[0]?.text).toBe('a();\nreturn false;\nb();');
  });
});

describe('equivalentMutants', () => {
  it('lists only changes of lines that are still there', () => {
    const changes = Map.groupBy(equivalentMutants, ({ file }) => file);
    const outdated = [...changes].flatMap(([file, known]) => {
      const mutations = listMutations(readFileSync(file, 'utf8'));
      return known.filter(
        ({ before, after }) =>
          !mutations.some((mutation) => mutation.before === before && mutation.after === after),
      );
    });
    expect(outdated).toEqual([]);
  });
});
