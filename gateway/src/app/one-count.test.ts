import { beforeAll, describe, expect, inject, it } from 'vitest';
import { startDemo } from '../demo/demo.js';
import { demoEmail, deriveDemoPassword } from '../demo/sign-ins.js';
import { useTestGateway } from '../../test/hooks.js';

interface Exposure {
  level: number;
  person: { id: string; code: string };
}
interface Trace {
  person: { id: string };
  exposures: Exposure[];
  contestedExposures: Exposure[];
}
interface OpenCase {
  number: number;
  person: { id: string; code: string };
  trace: Trace;
  /** Null: an employee's report opened the case. */
  openedBy: string | null;
  followUps: { person: { code: string } }[];
}

const traceFields =
  'person { id } exposures { level person { id code } } contestedExposures { level person { id code } }';

// The demo runs only on the embedded database.
describe.skipIf(inject('poolerUrl') !== undefined)('people exposed by an open case', () => {
  const gateway = useTestGateway();
  let token: string;
  let cases: OpenCase[];
  let followUpLevels: number;

  const ask = async (query: string, variables = {}) => {
    const { data, errors } = await gateway.graphql(token, query, variables);
    expect(errors).toBeUndefined();
    return data;
  };

  beforeAll(async () => {
    const demo = await startDemo(gateway.app);
    await demo.caughtUp;
    await demo.stop();
    const input = { email: demoEmail, password: deriveDemoPassword(gateway.app.tokenSecret) };
    const { data } = await gateway.graphql(
      null,
      'mutation ($input: SignInCompanyInput!) { signInCompany(input: $input) { token } }',
      { input },
    );
    token = data.signInCompany.token;
    const { viewer, cases: list } = await ask(
      '{ viewer { company { followUpLevels } } cases(filter: { isOpen: true }, pageSize: 100) { items { number } } }',
    );
    followUpLevels = viewer.company.followUpLevels;
    cases = await Promise.all(
      list.items.map(async ({ number }: OpenCase) => {
        const answer = await ask(
          `query ($number: Int!) { case(number: $number) {
            number person { id code } openedBy trace { ${traceFields} } followUps { person { code } }
          } }`,
          { number },
        );
        return answer.case;
      }),
    );
  }, 120_000);

  const listPeople = (exposures: Exposure[]): string[] =>
    exposures.map(({ level, person }) => `${level} ${person.code}`).toSorted();

  /** Reads a CSV file without line breaks in its cells. */
  const download = async (path: string): Promise<Record<string, string>[]> => {
    const { status, text } = await gateway.rest(token, `GET ${path}`);
    expect(status).toBe(200);
    const [headings = [], ...lines] = text
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) =>
        [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
          (cell) => cell[1] ?? cell[2] ?? '',
        ),
      );
    return lines.map((line) => Object.fromEntries(headings.map((name, at) => [name, line[at]!])));
  };

  it('are some people, of several cases and at several levels', () => {
    expect(cases.filter(({ trace }) => trace.exposures.length > 0).length).toBeGreaterThan(2);
    const levels = cases.flatMap(({ trace }) => trace.exposures.map(({ level }) => level));
    expect(new Set(levels).size).toBeGreaterThan(1);
  });

  it('are the same in the trace of a person with one open case', async () => {
    const single = cases.filter(
      ({ person }) => cases.filter((other) => other.person.id === person.id).length === 1,
    );
    for (const { person, trace } of single) {
      const answer = await ask(
        `query ($employee: EmployeeRef!) { trace(employee: $employee) { ${traceFields} } }`,
        { employee: { id: person.id } },
      );
      expect(listPeople(answer.trace.exposures)).toEqual(listPeople(trace.exposures));
    }
  });

  it('are the same in insights and report', async () => {
    const { positiveTraces } = await ask(`{ positiveTraces { ${traceFields} } }`);
    expect(positiveTraces.length).toBeGreaterThan(2);
    for (const { person, exposures } of positiveTraces as Trace[]) {
      const ofPerson = cases
        .filter((each) => each.person.id === person.id)
        .map(({ trace }) => listPeople(trace.exposures));
      expect(ofPerson).toContainEqual(listPeople(exposures));
    }
  });

  it('are the same in the export of a case', async () => {
    for (const { number, person, trace } of cases) {
      const rows = await download(
        `/contacts/exposed/export?employee=${person.code}&case=${number}`,
      );
      // The export also lists who would be exposed without a contest.
      const isContested = (row: Record<string, string>) =>
        row['CONTESTED']?.startsWith('Does not count') === true;
      const listRows = (isWanted: boolean): string[] =>
        rows
          .filter((row) => row['LEVEL'] !== '' && isContested(row) === isWanted)
          .map((row) => `${row['LEVEL']} ${row['ID NO.']}`)
          .toSorted();
      expect([number, ...listRows(false)]).toEqual([number, ...listPeople(trace.exposures)]);
      expect([number, ...listRows(true)]).toEqual([
        number,
        ...listPeople(trace.contestedExposures),
      ]);
    }
  });

  it('are the same in the follow-up, its export and that of cases, within the company’s levels', async () => {
    expect(cases.filter(({ openedBy }) => openedBy === null)).toHaveLength(1);
    for (const { number, openedBy, trace, followUps } of cases) {
      const followed = trace.exposures
        // Nobody is followed up for a case that only its person has reported.
        .filter(({ level }) => openedBy !== null && level <= followUpLevels)
        .map(({ person }) => person.code)
        .toSorted();
      expect([number, ...followUps.map(({ person }) => person.code).toSorted()]).toEqual([
        number,
        ...followed,
      ]);
      const { followUps: page } = await ask(
        'query ($number: Int!) { followUps(filter: { caseNumber: $number }, pageSize: 100) { items { person { code } } } }',
        { number },
      );
      const listed = page.items.map(({ person }: { person: { code: string } }) => person.code);
      expect([number, ...listed.toSorted()]).toEqual([number, ...followed]);
      const rows = await download(`/follow-up/export?caseNumber=${number}`);
      expect([number, ...rows.map((row) => row['ID NO.'] ?? '').toSorted()]).toEqual([
        number,
        ...followed,
      ]);
      const [ofCase] = await download(`/cases/export?search=C-${number}`);
      expect([number, ofCase?.['EXPOSED']]).toEqual([number, String(followed.length)]);
    }
  });
});
