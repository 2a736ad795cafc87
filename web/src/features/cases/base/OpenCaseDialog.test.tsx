import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  CaseFiguresDocument,
  OpenCaseChoicesDocument,
  OpenCaseDialogDocument,
  useCaseFiguresQuery,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { anEmployee } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { answer, refuse } from '../../../testing/server.ts';
import { OpenCaseDialog } from './OpenCaseDialog.tsx';

const anna = anEmployee({ name: 'Anna Li' });

const answerDiseases = (isUsed = true) =>
  answer(OpenCaseChoicesDocument, {
    diseases: [
      { code: 'COVID_19', name: 'COVID-19', isUsed, figures: [] },
      { code: 'MEASLES', name: 'Measles', isUsed, figures: [] },
      { code: 'MUMPS', name: 'Mumps', isUsed: false, figures: [] },
    ],
  });

const renderDialog = () =>
  renderScreen(<OpenCaseDialog isOpen person={anna} onClose={() => undefined} />, {
    path: '/',
    at: '/',
  });
const dialog = async () => within(await screen.findByRole('dialog', { name: /Anna Li/ }));
const submit = async (user: ReturnType<typeof renderDialog>['user']) =>
  user.click((await dialog()).getByRole('button', { name: 'Open case' }));

describe('OpenCaseDialog', () => {
  it('opens a confirmed case of a disease in use, reported today, and its page', async () => {
    answerDiseases();
    const asked = loseOnce(OpenCaseDialogDocument, {
      openCase: { id: 'k', number: 13, person: anna },
    });
    const { user, address } = renderDialog();
    const disease = await (await dialog()).findByLabelText('Disease');
    expect(
      within(disease)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['COVID-19', 'Measles']);
    await user.selectOptions(disease, 'Measles');
    await submit(user);
    expect(await screen.findByText('Case C-13 of Anna Li opened')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/dashboard/acme/cases/13'));
    expect(asked).toEqual([
      {
        input: {
          employee: { id: anna.id },
          disease: 'MEASLES',
          classification: 'CONFIRMED',
          onsetDay: null,
          onsetAt: null,
          specimenDay: null,
          reportedDay: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
          isolatedAt: null,
          symptomsEndedAt: null,
          feverEndedAt: null,
          treatmentStartedAt: null,
          clearedAt: null,
          notes: '',
        },
      },
    ]);
  });

  it('shows what the source says about the days at home, unless the company has set its own', async () => {
    const note = 'Since August 2022 it no longer asks exposed people to stay at home.';
    const figure = { name: 'QUARANTINE_DAYS' as const, value: 10, note, changedAt: null };
    const changed = { ...figure, changedAt: '2025-05-05T02:00:00.000Z' };
    answer(OpenCaseChoicesDocument, {
      diseases: [
        { code: 'COVID_19', name: 'COVID-19', isUsed: true, figures: [figure] },
        { code: 'MEASLES', name: 'Measles', isUsed: true, figures: [changed] },
      ],
    });
    const { user } = renderDialog();
    const words = `People exposed stay at home for 10 days. ${note}`;
    expect(await (await dialog()).findByText(words)).toBeVisible();
    await user.selectOptions((await dialog()).getByLabelText('Disease'), 'Measles');
    expect((await dialog()).queryByText(words)).toBeNull();
  });

  it('loads the figures of a page behind it again', async () => {
    answerDiseases();
    answer(OpenCaseDialogDocument, { openCase: { id: 'k', number: 13, person: anna } });
    const asked = answer(CaseFiguresDocument, {
      caseFigures: {
        openCases: [],
        traced: { inTime: 0, late: 0, running: 0, withoutExposed: 0, unknown: 0, share: null },
        followedUpToday: { due: 0, done: 0, share: null },
      },
    });
    function Insights() {
      useCaseFiguresQuery();
      return <OpenCaseDialog isOpen person={anna} onClose={() => undefined} />;
    }
    // The page stays, whichever address the dialog goes to.
    const { user } = renderScreen(<Insights />, { path: '*', at: '/' });
    await (await dialog()).findByLabelText('Disease');
    await waitFor(() => expect(asked).toHaveLength(1));
    await submit(user);
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('shows an error of the gateway on its field', async () => {
    answerDiseases();
    refuse(OpenCaseDialogDocument, {
      code: 'CONFLICT',
      message: 'This person has an open case of this disease already: C-12',
      fields: [
        {
          field: 'disease',
          message: 'This person has an open case of this disease already: C-12',
        },
      ],
    });
    const { user } = renderDialog();
    await (await dialog()).findByLabelText('Disease');
    await submit(user);
    expect(await (await dialog()).findByLabelText('Disease')).toBeInvalid();
    expect(
      (await dialog()).getByText(/^This person has an open case of this disease already:/),
    ).toBeVisible();
    expect((await dialog()).getByRole('link', { name: 'C-12' })).toHaveAttribute(
      'href',
      '/dashboard/acme/cases/12',
    );
  });

  it('shows validation errors before sending', async () => {
    answerDiseases();
    const { user } = renderDialog();
    const onset = await (await dialog()).findByRole('combobox', { name: 'Onset of symptoms' });
    await user.type(onset, '1/1/2024');
    await user.tab();
    const isolated = (await dialog()).getByRole('combobox', { name: 'Isolated since' });
    await user.type(isolated, '31/12/2023');
    await user.tab();
    await submit(user);
    expect(await (await dialog()).findByText('Please enter the time too')).toBeVisible();
  });

  it('links to the settings if no disease is used', async () => {
    answerDiseases(false);
    renderDialog();
    expect(
      await (await dialog()).findByRole('link', { name: 'Choose diseases in the settings' }),
    ).toHaveAttribute('href', '/dashboard/acme/landing/diseases');
  });
});
