import { beforeEach, describe, expect, it } from 'vitest';
import { AuditEntry } from '../../audit/entries/audit-entry.entity.js';
import { inTenant } from '../../../database/tenant.js';
import { type MadeCompany, makeCompany, makeEmployee } from '../../../../test/factories.js';
import { useTestGateway } from '../../../../test/hooks.js';
import { diseaseCodes } from './catalogue.js';
import { findFigures } from './diseases.service.js';
import { DiseaseCode } from '../../../validation/disease-code.js';

const gateway = useTestGateway();
let company: MadeCompany;
beforeEach(async () => {
  company = await makeCompany(gateway.app);
});

const selection = `code isUsed version changedBy
  figures { name value defaultValue changedBy changedAt }
  history(page: 1, pageSize: 10) { total items { figure before after isUsed changedBy } }`;

async function update(input: object, { token } = company) {
  return gateway.graphql(
    token,
    `mutation ($input: UpdateDiseaseInput!) { updateDisease(input: $input) { ${selection} } }`,
    { input },
  );
}

async function read(code: string, { token } = company) {
  const { data } = await gateway.graphql(
    token,
    `query ($code: DiseaseCode!) { disease(code: $code) { ${selection} } }`,
    { code },
  );
  return data.disease;
}

const findFigure = (disease: { figures: { name: string }[] }, name: string) =>
  disease.figures.find((figure) => figure.name === name);

describe('diseases', () => {
  it('lists the catalogue with only COVID-19 in use, and the source of each figure', async () => {
    const { data } = await gateway.graphql(
      company.token,
      `{ diseases { code name isUsed version note isNearnessEnough
          figures { name value source { title publisher year doi url readOn } } } }`,
    );
    expect(data.diseases.map(({ code }: { code: string }) => code)).toEqual(diseaseCodes);
    const used = data.diseases.filter(({ isUsed }: { isUsed: boolean }) => isUsed);
    expect(used).toEqual([expect.objectContaining({ code: 'COVID_19', version: 0, note: null })]);
    expect(findFigure(used[0], 'INCUBATION_P50')).toMatchObject({
      value: 5.1,
      source: { doi: '10.1136/bmjopen-2020-039652', year: 2020, readOn: '2026-11-23' },
    });
    const byTouchOrAir = data.diseases.filter(
      ({ isNearnessEnough }: { isNearnessEnough: boolean }) => !isNearnessEnough,
    );
    expect(byTouchOrAir.map(({ code }: { code: string }) => code)).toEqual([
      'MEASLES',
      'TUBERCULOSIS',
      'NOROVIRUS',
      'SCABIES',
    ]);
    for (const { note } of byTouchOrAir)
      expect(note).toContain('Minutes of nearness are not how it spreads.');
  });

  it('refuses phones and visitors', async () => {
    const phone = await makeEmployee(gateway.app, company);
    const refused = await gateway.graphql(phone.token, '{ diseases { code } }');
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const stranger = await gateway.graphql(null, '{ diseases { code } }');
    expect(stranger.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('updateDisease', () => {
  it('stores a figure besides its default, with author, history and audit entry', async () => {
    const { data } = await update({
      disease: 'COVID_19',
      figures: [
        { name: 'LATENT_DAYS', value: 2 },
        { name: 'QUARANTINE_DAYS', value: null },
      ],
      version: 0,
    });
    const disease = data.updateDisease;
    expect(disease).toMatchObject({ isUsed: true, version: 1, changedBy: company.email });
    expect(findFigure(disease, 'LATENT_DAYS')).toEqual({
      name: 'LATENT_DAYS',
      value: 2,
      defaultValue: 0.2,
      changedBy: company.email,
      changedAt: expect.any(String),
    });
    expect(findFigure(disease, 'QUARANTINE_DAYS')).toMatchObject({ value: null, defaultValue: 10 });
    expect(findFigure(disease, 'ISOLATION_DAYS')).toMatchObject({ value: 10, changedBy: null });
    const change = { isUsed: null, changedBy: company.email };
    expect(disease.history).toEqual({
      total: 2,
      items: [
        { ...change, figure: 'QUARANTINE_DAYS', before: 10, after: null },
        { ...change, figure: 'LATENT_DAYS', before: 0.2, after: 2 },
      ],
    });
    expect(await read('COVID_19')).toEqual(disease);
    const [entry] = await inTenant(gateway.app.dataSource, company.company.id, async (db) =>
      (await db.manager()).findBy(AuditEntry, { companyId: company.company.id }),
    );
    expect(entry).toMatchObject({
      action: 'DISEASE_CHANGED',
      detail: 'COVID-19: latent days 0.2 to 2, quarantine days 10 to none',
    });
  });

  it('removes the change of a figure that is set to its default', async () => {
    const change = (value: number, version: number) =>
      update({ disease: 'MUMPS', figures: [{ name: 'ISOLATION_DAYS', value }], version });
    await change(9, 0);
    const { data } = await change(5, 1);
    expect(data.updateDisease.version).toBe(2);
    expect(findFigure(data.updateDisease, 'ISOLATION_DAYS')).toEqual({
      name: 'ISOLATION_DAYS',
      value: 5,
      defaultValue: 5,
      changedBy: null,
      changedAt: null,
    });
    expect(data.updateDisease.history.items[0]).toMatchObject({ before: 9, after: 5 });
  });

  it('refuses an outdated version', async () => {
    await update({ disease: 'MUMPS', isUsed: true, version: 0 });
    const { errors } = await update({ disease: 'MUMPS', isUsed: false, version: 0 });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: [
        { field: 'version', message: 'This disease was changed by someone else. Reload it.' },
      ],
    });
    expect((await read('MUMPS')).isUsed).toBe(true);
  });

  it('stores one of two concurrent changes', async () => {
    const answers = await Promise.all(
      [6, 7].map((value) =>
        update({ disease: 'RSV', figures: [{ name: 'ISOLATION_DAYS', value }], version: 0 }),
      ),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ extensions }) => extensions.code)).toEqual(['CONFLICT']);
    expect((await read('RSV')).history.total).toBe(1);
  });

  it.each([
    ['LATENT_DAYS', 366, 'Please enter days from 0 to 365, with at most one decimal'],
    ['QUARANTINE_DAYS', 0, 'Please enter whole days from 1 to 365'],
    ['ISOLATION_DAYS', 4.5, 'Please enter whole days from 0 to 365'],
    ['RELEASE_TEST_DAY', 11, 'Please enter at most 10: quarantine days'],
    ['TREATMENT_HOURS', 0.5, 'Please enter whole hours from 1 to 8760'],
  ])('refuses %s with the value %s and names it', async (name, value, message) => {
    const { errors } = await update({
      disease: 'COVID_19',
      figures: [{ name, value }],
      version: 0,
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: [{ field: `figures.${name}`, message }],
    });
    expect((await read('COVID_19')).version).toBe(0);
  });

  it('refuses a figure that is given twice', async () => {
    const { errors } = await update({
      disease: 'COVID_19',
      figures: [
        { name: 'LATENT_DAYS', value: 1 },
        { name: 'LATENT_DAYS', value: 2 },
      ],
      version: 0,
    });
    expect(errors?.[0]?.extensions.fields).toEqual([
      { field: 'figures.LATENT_DAYS', message: 'Please give each figure once' },
    ]);
  });

  it.each(['TUBERCULOSIS', 'MENINGOCOCCAL_DISEASE', 'SCABIES'])(
    'uses %s, whose sources give no days after onset, without further figures',
    async (disease) => {
      const { data } = await update({ disease, isUsed: true, version: 0 });
      expect(data.updateDisease).toMatchObject({ isUsed: true, version: 1 });
    },
  );

  it('accepts that a company drops every figure of isolation', async () => {
    const figures = [{ name: 'ISOLATION_DAYS', value: null }];
    const { data } = await update({ disease: 'COVID_19', figures, version: 0 });
    expect(data.updateDisease.version).toBe(1);
  });

  it('stores nothing if nothing differs', async () => {
    const { data } = await update({
      disease: 'COVID_19',
      isUsed: true,
      figures: [{ name: 'ISOLATION_DAYS', value: 10 }],
      version: 0,
    });
    expect(data.updateDisease).toMatchObject({ version: 0, history: { total: 0, items: [] } });
  });

  it('does not change other companies or other diseases', async () => {
    const other = await makeCompany(gateway.app);
    await update({
      disease: 'COVID_19',
      isUsed: false,
      figures: [{ name: 'ISOLATION_DAYS', value: 7 }],
      version: 0,
    });
    expect(await read('COVID_19', other)).toMatchObject({ isUsed: true, version: 0 });
    expect(await read('INFLUENZA')).toMatchObject({ isUsed: false, version: 0 });
    const figures = await inTenant(gateway.app.dataSource, company.company.id, (db) =>
      findFigures(db, company.company.id),
    );
    expect(figures[DiseaseCode.COVID_19]).toMatchObject({ isolationDays: 7, latentDays: 0.2 });
    expect(figures[DiseaseCode.MEASLES]).toMatchObject({ isolationDays: 4 });
  });
});
