import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  aFollowUp,
  answerDrawer,
  answerFollowUps,
  renderFollowUps,
} from '../follow-up/follow-up.factory.tsx';
import { aCase, anna, answerCase, answerCases, renderCase, renderCases } from './cases.factory.tsx';

const left = { code: null, department: null };
const caseOfAnna = aCase({ person: { ...anna, ...left } });

describe('a former employee', () => {
  it('is marked in the list of cases', async () => {
    answerCases(caseOfAnna);
    renderCases();
    const row = within(await screen.findByRole('row', { name: /Anna Li/u }));
    expect(row.getByText('Former employee')).toBeInTheDocument();
  });

  it('is marked on the page of the case, which says how to reach them and links to no page of theirs', async () => {
    answerCase(caseOfAnna);
    renderCase();
    expect(await screen.findByRole('heading', { name: 'C-12 · Anna Li' })).toBeVisible();
    expect(screen.getByText('Former employee')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Write to Anna Li/u })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Evidence/u })).toBeNull();
  });

  it('is marked in the work list and in the drawer', async () => {
    const of = aFollowUp();
    const row = { ...of, person: { ...of.person, ...left } };
    answerFollowUps([row]);
    answerDrawer(row);
    renderFollowUps(`?details=covid-19.${row.person.id}`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Ben Ong, COVID-19' }));
    expect(await drawer.findByText('Former employee')).toBeVisible();
    expect(drawer.queryByRole('link', { name: 'Open the person' })).toBeNull();
    expect(screen.getAllByText('Former employee · COVID-19')[0]).toBeInTheDocument();
  });
});
