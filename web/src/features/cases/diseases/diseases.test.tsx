import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  DiseaseHistoryDocument,
  DiseasePageDocument,
  DiseasesPageDocument,
} from '../../../generated/graphql.ts';
import { loseConnection } from '../../../testing/server.ts';
import {
  answerDisease,
  answerDiseases,
  aStep,
  covid,
  renderDisease,
  renderDiseases,
  tuberculosis,
} from './diseases.factory.tsx';

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('the list of diseases', () => {
  it('shows which are used, and their most important values', async () => {
    answerDiseases(covid(), tuberculosis(), {
      ...covid(),
      code: 'MUMPS',
      name: 'Mumps',
      isUsed: false,
    });
    const { user, address } = renderDiseases();
    expect(await screen.findByText('1 of 3 in use')).toBeVisible();
    const row = await rowOf(/^COVID-19/);
    expect(row.getByText('In use')).toBeVisible();
    expect(row.getByText('2 days before to 10 days after onset')).toBeVisible();
    expect(row.getByText('close contact, room air')).toBeVisible();
    expect((await rowOf(/^Tuberculosis/)).getByText('Not used')).toBeVisible();
    expect((await rowOf(/^Mumps/)).getByText('Not used')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Tuberculosis' }));
    expect(address()).toBe('/dashboard/acme/landing/diseases/tuberculosis');
  });

  it('loads again on “Try again”', async () => {
    loseConnection(DiseasesPageDocument);
    const { user } = renderDiseases();
    expect(await screen.findByText('The diseases could not be loaded.')).toBeVisible();
    answerDiseases(covid());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /^COVID-19/ })).toBeVisible();
  });
});

describe('the page of a disease', () => {
  it('shows each value with its default and source', async () => {
    answerDisease(covid());
    renderDisease();
    const row = await rowOf(/^Quarantine days/);
    expect(row.getAllByText('10 days')).toHaveLength(2);
    expect(row.getByRole('link', { name: /^A guideline/ })).toHaveAttribute(
      'href',
      'https://doi.org/10.1000/1',
    );
    expect(row.getByText('A ministry, 2024. Read on 2/1/2026.')).toBeVisible();
    expect(row.getByText('Not changed')).toBeVisible();
    expect(await screen.findByText('Nobody has changed this disease yet.')).toBeVisible();
    expect(screen.queryByText('Not spread by being near people')).toBeNull();
  });

  it('warns about other ways of spreading, and says who ends isolation', async () => {
    answerDisease(tuberculosis());
    renderDisease('tuberculosis');
    expect(await screen.findByText('Not spread by being near people')).toBeVisible();
    expect(screen.getByText('It spreads by the air of a room.')).toBeVisible();
    expect(screen.getByText('Isolation ends with negative tests or a physician')).toBeVisible();
    expect(screen.getByText(/^No guideline gives a fixed figure\./)).toBeVisible();
    expect((await rowOf(/^Isolation days/)).getAllByText('none')).toHaveLength(2);
    expect((await rowOf(/^Quarantine days/)).getAllByText('none')).toHaveLength(2);
  });

  it('says that records are deleted too soon for a disease, and leads to keeping them', async () => {
    answerDisease(tuberculosis());
    renderDisease('tuberculosis');
    expect(await screen.findByText('Records are deleted after 30 days')).toBeVisible();
    expect(screen.getByText(/^Tuberculosis needs the records of 84 days:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep records for longer' })).toHaveAttribute(
      'href',
      '/dashboard/acme/landing',
    );
  });

  it('lists who changed what', async () => {
    const change = {
      changedAt: '2026-01-05T02:00:00.000Z',
      changedBy: 'anna@acme.test',
      step: null,
      stepBefore: null,
      stepAfter: null,
    };
    answerDisease(covid(), [
      { ...change, id: '1', figure: 'QUARANTINE_DAYS', before: 10, after: null, isUsed: null },
      {
        ...change,
        id: '2',
        figure: null,
        before: null,
        after: null,
        isUsed: false,
        changedBy: null,
      },
    ]);
    renderDisease();
    const row = await rowOf(/^Quarantine days: 10 days to none/);
    expect(row.getByText('anna@acme.test')).toBeVisible();
    expect((await rowOf(/^Stopped using it/)).getByText('Unknown')).toBeVisible();
  });

  it('draws the plan for exposed people, and names its times, source and changes', async () => {
    const vaccine = aStep();
    const values = { ...vaccine.values, ends: 96 };
    const disease = { ...covid(), exposurePlan: [{ ...vaccine, values }] };
    const change = { figure: null, before: null, after: null, isUsed: null, id: '1' };
    answerDisease(disease, [
      {
        ...change,
        changedAt: '2026-01-05T02:00:00.000Z',
        changedBy: 'anna@acme.test',
        step: 'vaccine',
        stepBefore: vaccine.values,
        stepAfter: values,
      },
    ]);
    renderDisease();
    const row = await rowOf(/^MMR vaccine Prophylaxis for people who are not immune/);
    expect(row.getByText('Until 96 hours after the first exposure')).toBeVisible();
    expect(row.getByText('Until 72 hours after the first exposure')).toBeVisible();
    expect(row.getByText('Work stays restricted all the same.')).toBeVisible();
    expect(
      await screen.findByRole('row', {
        name: /^MMR vaccine: Until 72 hours after the first exposure to Until 96 hours/,
      }),
    ).toBeVisible();
  });

  it('says that a disease has no plan', async () => {
    answerDisease(covid());
    renderDisease();
    expect(await screen.findByText(/^Exposed people need nothing beside/)).toBeVisible();
  });

  it('shows that an address names no disease', async () => {
    renderDisease('plague');
    expect(await screen.findByRole('heading', { name: 'Disease not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All diseases' })).toHaveAttribute(
      'href',
      '/dashboard/acme/landing/diseases',
    );
  });

  it('shows values if the history fails, and the other way round', async () => {
    answerDisease(covid());
    loseConnection(DiseaseHistoryDocument);
    const { unmount } = renderDisease();
    expect(await screen.findByText('The changes could not be loaded.')).toBeVisible();
    expect(await screen.findByRole('row', { name: /^Quarantine days/ })).toBeVisible();
    unmount();
    answerDisease(covid());
    loseConnection(DiseasePageDocument);
    renderDisease();
    expect(await screen.findByText('The disease could not be loaded.')).toBeVisible();
    expect(await screen.findByText('Nobody has changed this disease yet.')).toBeVisible();
  });
});
