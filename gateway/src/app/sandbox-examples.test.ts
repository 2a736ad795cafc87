import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import { Kind, parse, specifiedRules, validate } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startDemo } from '../demo/demo.js';
import { demoEmail, deriveDemoPassword } from '../demo/sign-ins.js';
import { limitRules, parseLimits } from '../graphql/document-limits.js';
import { exampleDocument, exampleHeaders, exampleVariables } from './sandbox-examples.js';
import { schema } from './schema.js';
import { useTestGateway } from '../../test/hooks.js';

const gateway = useTestGateway();
let token: string;
beforeAll(async () => {
  const demo = await startDemo(gateway.app);
  await demo.caughtUp;
  await demo.stop();
  await gateway.server.listen({ port: 0, host: 'localhost' });
}, 120_000);

/** Runs one of the operations as Sandbox does: the whole document, all variables, and the name. */
const run = async (operationName: string, variables = {}, headers = {}) => {
  const answer = await gateway.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${token}`, ...headers },
    payload: {
      query: exampleDocument,
      operationName,
      variables: { ...exampleVariables, ...variables },
    },
  });
  expect(answer.json().errors).toBeUndefined();
  return answer.json().data;
};

describe('Sandbox examples on the demo company', () => {
  it('all examples are valid, within the limits and tested here', () => {
    const document = parse(exampleDocument, parseLimits);
    expect(validate(schema, document, [...specifiedRules, ...limitRules])).toEqual([]);
    const names = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition.name?.value] : [],
    );
    expect(names).toEqual([
      'SignIn',
      'Directory',
      'PositivePeople',
      'OpenCases',
      'CaseCoverage',
      'TraceOnePerson',
      'Insights',
      'InsightsChanged',
      'SmallExample',
    ]);
  });

  it('SignIn returns a token with the initial headers', async () => {
    expect(exampleVariables.email).toBe(demoEmail);
    const password = deriveDemoPassword(gateway.app.tokenSecret);
    const { signInCompany } = await run(
      'SignIn',
      { password },
      { authorization: exampleHeaders.Authorization },
    );
    expect(signInCompany.company).toEqual({
      name: 'Harbourline Logistics',
      plan: { name: 'Professional' },
    });
    ({ token } = signInCompany);
  });

  it('Directory lists people', async () => {
    const { employees } = await run('Directory');
    expect([employees.total, employees.items.length]).toEqual([120, 10]);
  });

  it('TraceOnePerson finds the people that a positive person may have exposed, and why', async () => {
    const { positiveEmployees } = await run('PositivePeople');
    expect(positiveEmployees.length).toBeGreaterThan(0);
    const { trace } = await run('TraceOnePerson', {
      code: positiveEmployees[0].code,
    });
    expect(trace.person.name).toBe(positiveEmployees[0].name);
    expect(trace.exposures.length).toBeGreaterThan(0);
    expect(trace.exposures[0].path[0].evidence.records.length).toBeGreaterThan(0);
    // With the initial variables.
    expect((await run('TraceOnePerson')).trace.person.name).toMatch(/\w/);
  });

  it('CaseCoverage shows the silent days of phones and the people to ask', async () => {
    const { cases } = await run('CaseCoverage');
    expect(cases.items).toHaveLength(3);
    for (const { coverage } of cases.items) {
      expect(coverage.days.length).toBeGreaterThan(1);
      expect(coverage.colleagues).toBe(119);
      // Some people of the demo have no app.
      expect(coverage.silentColleagues.total).toBeGreaterThan(0);
    }
  });

  it('Insights shows the safety indicator and the coverage', async () => {
    const { coverage, breachHistory, caseFigures } = await run('Insights');
    expect(coverage.people).toBe(120);
    expect(caseFigures.openCases.length).toBeGreaterThan(0);
    expect(breachHistory.totals.breaches).toBeGreaterThanOrEqual(0);
  });

  it('SmallExample runs without a session', async () => {
    const { tracingExample } = await run('SmallExample', {}, { authorization: '' });
    expect(tracingExample.people.length).toBeGreaterThan(3);
  });

  it('InsightsChanged subscribes to changes', async () => {
    const { port } = gateway.server.server.address() as AddressInfo;
    const client = createClient({
      url: `ws://localhost:${port}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { Authorization: `Bearer ${token}` },
    });
    const refusal = await new Promise((resolve) => {
      setTimeout(() => resolve(undefined), 700);
      client.subscribe(
        { query: exampleDocument, operationName: 'InsightsChanged', variables: exampleVariables },
        { next: () => undefined, error: resolve, complete: () => resolve('over') },
      );
    });
    await client.dispose();
    expect(refusal).toBeUndefined();
  });

  it('the page of Sandbox opens with the examples', async () => {
    const page = await gateway.server.inject({ url: '/graphql', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('query TraceOnePerson($code: String!)');
    expect(page.body).toContain(exampleVariables.email);
  });
});
