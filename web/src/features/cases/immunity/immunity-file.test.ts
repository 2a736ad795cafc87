import { describe, expect, it } from 'vitest';
import { readImmunityFile } from './immunity-file.ts';

const read = (content: BlobPart) => readImmunityFile(new Blob([content]));

describe('readImmunityFile', () => {
  it.each<[string, string, number]>([
    ['commas', 'Employee code,Disease,Kind,Day,Doses\nE17,Measles,vaccination,2015-05-04,2\n', 2],
    [
      'semicolons',
      '\uFEFFDay;Email;Disease;Evidence;Doses\r\n2015-05-04;E17;Measles;vaccination;2\r\n',
      2,
    ],
    ['tabs', 'Code\tDisease\tType\tDate\tDose\n\nE17\tMeasles\tvaccination\t2015-05-04\t2', 3],
  ])('reads %s and finds the columns by their headings', async (_, content, line) => {
    expect(await read(content)).toEqual({
      lines: [line],
      rows: [
        { employee: 'E17', disease: 'Measles', kind: 'vaccination', day: '2015-05-04', doses: '2' },
      ],
    });
  });

  it.each([
    ['columns are missing', 'Name,Day\nAna,2015-05-04', /employee, disease, kind\.$/u],
    ['there are no rows', 'Employee,Disease,Kind,Day\n', /no rows/u],
    ['it is not in UTF-8', new Uint8Array([0xcf, 0xe5, 0xf2]), /UTF-8/u],
  ])('says why a file cannot be read if %s', async (_, content, problem) => {
    expect(await read(content)).toEqual({ problem: expect.stringMatching(problem) });
  });
});
