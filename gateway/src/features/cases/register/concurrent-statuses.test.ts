import { describe, expect, it } from 'vitest';
import { makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway(() => ({ poolSize: 8 }));

describe('concurrent changes of the status of a person', () => {
  it('open one case when several requests mark a person positive at once', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company);
    const ref = `employee: { id: "${employee.id}" }`;
    const answers = await Promise.all(
      [
        `updateEmployee(input: { ${ref}, isPositive: true }) { id }`,
        `updateEmployee(input: { ${ref}, isPositive: true, positiveDate: "2026-02-01" }) { id }`,
        `openCase(input: { ${ref}, disease: COVID_19, classification: CONFIRMED }) { id }`,
        `openCase(input: { ${ref}, disease: COVID_19, classification: SUSPECTED }) { id }`,
      ].map((document) => gateway.graphql(company.token, `mutation { ${document} }`)),
    );
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'OK');
    expect(codes.filter((code) => code !== 'OK' && code !== 'CONFLICT')).toEqual([]);
    expect(codes.slice(0, 2)).toEqual(['OK', 'OK']);
    const { data } = await gateway.graphql(
      company.token,
      '{ cases { items { number classification isOpen } } positiveEmployees { id } }',
    );
    expect(data).toEqual({
      cases: { items: [{ number: 1, classification: 'CONFIRMED', isOpen: true }] },
      positiveEmployees: [{ id: employee.id }],
    });
  });

  it('close the case once when several requests close it at once', async () => {
    const company = await makeCompany(gateway.app);
    const { employee } = await makeEmployee(gateway.app, company, { isPositive: true });
    const { data } = await gateway.graphql(company.token, '{ cases { items { id } } }');
    const close = `mutation { closeCase(input: { id: "${data.cases.items[0].id}", version: 1, outcome: RECOVERED }) { id } }`;
    const answers = await Promise.all([
      gateway.graphql(company.token, close),
      gateway.graphql(company.token, close),
      gateway.graphql(
        company.token,
        `mutation { markEmployeesNegative(input: { selection: { ids: ["${employee.id}"] } }) { count } }`,
      ),
    ]);
    expect(answers.slice(0, 2).filter(({ errors }) => !errors).length).toBeLessThanOrEqual(1);
    const { data: after } = await gateway.graphql(
      company.token,
      '{ cases { items { outcome log { act } } } }',
    );
    expect(after.cases.items).toEqual([
      { outcome: 'RECOVERED', log: [{ act: 'CLOSED' }, { act: 'OPENED' }] },
    ]);
  });
});
