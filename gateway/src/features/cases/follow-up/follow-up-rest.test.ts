import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeCompany, makeCompany } from '../../../../test/factories.js';
import { makeFollowUp } from '../../../../test/follow-up.js';
import { useTestGateway } from '../../../../test/hooks.js';

const gateway = useTestGateway();
let company: MadeCompany;

beforeAll(async () => {
  company = await makeCompany(gateway.app);
  await makeFollowUp(gateway, company);
});

const total = async (query: string) => {
  const { status, body } = await gateway.rest(company.token, `GET /follow-up${query}`);
  expect(status).toBe(200);
  expect(body.data).toHaveLength(body.total);
  return body.total;
};

describe('GET /api/follow-up', () => {
  it('lists exposed people with the field names of the schema', async () => {
    const { body } = await gateway.rest(company.token, 'GET /follow-up');
    expect(body).toMatchObject({
      success: true,
      total: 1,
      data: [
        {
          disease: 'COVID_19',
          state: 'TO_INFORM',
          nextStep: 'INFORM',
          owesCorrection: false,
          exposures: [{ caseNumber: 1, level: 1, minutes: 20, source: 'MOBILE' }],
        },
      ],
    });
  });

  it('filters, and ignores blank fields', async () => {
    expect(await total('?states=TO_INFORM,RELEASED&nextSteps=INFORM&diseases=COVID_19')).toBe(1);
    expect(await total('?states=RELEASED')).toBe(0);
    expect(await total('?isOverdue=1')).toBe(0);
    expect(await total('?caseNumber=2')).toBe(0);
    expect(await total('?states=&isOverdue=&assignee=&caseNumber=&search=&order=NAME')).toBe(1);
  });

  it.each([
    ['states', '?states=AWAY'],
    ['isOverdue', '?isOverdue=perhaps'],
    ['caseNumber', '?caseNumber=first'],
    ['order', '?order=RANDOM'],
    ['pageSize', '?pageSize=101'],
  ])('names an invalid %s', async (field, query) => {
    const { status, body } = await gateway.rest(company.token, `GET /follow-up${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].field).toContain(field);
  });
});
