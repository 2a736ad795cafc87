import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChangePreviewDocument, EditDiseaseDialogDocument } from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { loseConnection, refuse } from '../../../testing/server.ts';
import {
  aStep,
  answerDisease,
  answerNewest,
  answerPreviews,
  answerUpdates,
  changed,
  covid,
  renderDisease,
  tuberculosis,
} from './diseases.factory.tsx';

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

const openEditor = async ({ user }: ReturnType<typeof renderDisease>) => {
  answerPreviews();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  return dialog();
};

describe('editing a disease', () => {
  it('sends only changes with the version, and shows the new history', async () => {
    answerDisease(covid());
    const saved = answerUpdates(covid());
    const rendered = renderDisease();
    const { user } = rendered;
    const form = await openEditor(rendered);
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    const field = form.getByLabelText('Latent days');
    expect(field).toHaveValue('0.2');
    await user.clear(field);
    await user.type(field, '1,5');
    await user.clear(form.getByLabelText('Quarantine days'));
    answerDisease(covid(), [
      {
        id: '1',
        figure: 'LATENT_DAYS',
        before: 0.2,
        after: 1.5,
        isUsed: null,
        step: null,
        stepBefore: null,
        stepAfter: null,
        changedAt: '2026-01-05T02:00:00.000Z',
        changedBy: 'anna@acme.test',
      },
    ]);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('COVID-19 saved')).toBeVisible();
    expect(saved).toEqual([
      {
        input: {
          disease: 'COVID_19',
          version: 0,
          figures: [
            { name: 'LATENT_DAYS', value: 1.5 },
            { name: 'QUARANTINE_DAYS', value: null },
          ],
        },
      },
    ]);
    const row = await rowOf(/^Latent days From/);
    expect(row.getByText('1.5 days')).toBeVisible();
    expect(row.getByText('0.2 days')).toBeVisible();
    expect(row.getByText(/by anna@acme\.test$/)).toBeVisible();
    expect(
      await screen.findByRole('row', { name: /^Latent days: 0\.2 days to 1\.5 days/ }),
    ).toBeVisible();
  });

  it('restores a default', async () => {
    const shortened = changed(covid(), { ISOLATION_DAYS: 7 });
    answerDisease(shortened);
    const saved = answerUpdates(shortened);
    const rendered = renderDisease();
    const form = await openEditor(rendered);
    expect(form.queryByRole('button', { name: 'Use the default of Latent days' })).toBeNull();
    await rendered.user.click(
      form.getByRole('button', { name: 'Use the default of Isolation days' }),
    );
    expect(form.getByLabelText('Isolation days')).toHaveValue('10');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved).toEqual([
        {
          input: {
            disease: 'COVID_19',
            version: 1,
            figures: [{ name: 'ISOLATION_DAYS', value: 10 }],
          },
        },
      ]),
    );
  });

  it.each([
    ['Latent days', '0.25', 'Please enter days from 0 to 365, with at most one decimal'],
    ['Latent days', 'soon', 'Please enter days from 0 to 365, with at most one decimal'],
    ['Quarantine days', '0', 'Please enter whole days from 1 to 365'],
    ['Isolation days', '366', 'Please enter whole days from 0 to 365'],
    ['Hours of treatment', '0.5', 'Please enter whole hours from 1 to 8760'],
  ])('shows an error for %s of "%s" beside the field', async (label, typed, message) => {
    answerDisease(covid());
    const rendered = renderDisease();
    const form = await openEditor(rendered);
    await rendered.user.clear(form.getByLabelText(label));
    await rendered.user.type(form.getByLabelText(label), typed);
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByLabelText(label)).toBeInvalid();
  });

  it('changes the times of a step, and switches it off', async () => {
    const disease = { ...covid(), exposurePlan: [aStep()] };
    answerDisease(disease);
    const saved = answerUpdates(disease);
    const rendered = renderDisease();
    const { user } = rendered;
    const form = await openEditor(rendered);
    const step = within(form.getByRole('group', { name: 'MMR vaccine' }));
    await user.clear(step.getByLabelText('Until'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter whole hours from 0 to 8760')).toBeVisible();
    await user.type(step.getByLabelText('Until'), '96');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('COVID-19 saved')).toBeVisible();
    const times = { opens: 0, bestBy: null, ends: 96 };
    expect(saved[0]?.input.steps).toEqual([{ code: 'vaccine', isUsed: true, ...times }]);
  });

  it('uses a disease without days after onset as it is', async () => {
    answerDisease(tuberculosis());
    const saved = answerUpdates(tuberculosis());
    const rendered = renderDisease('tuberculosis');
    const { user } = rendered;
    const form = await openEditor(rendered);
    await user.click(form.getByRole('switch', { name: /^Use this disease/ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Tuberculosis saved')).toBeVisible();
    expect(saved[0]?.input).toMatchObject({ isUsed: true, figures: [] });
    expect(await screen.findByText('In use')).toBeVisible();
  });

  it('shows the gateway’s error beside the field', async () => {
    answerDisease(covid());
    refuse(EditDiseaseDialogDocument, {
      code: 'BAD_USER_INPUT',
      message: 'Please enter at most 10: quarantine days',
      fields: [
        { field: 'figures.RELEASE_TEST_DAY', message: 'Please enter at most 10: quarantine days' },
      ],
    });
    const rendered = renderDisease();
    const form = await openEditor(rendered);
    const field = form.getByLabelText('Day of the release test');
    await rendered.user.clear(field);
    await rendered.user.type(field, '11');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter at most 10: quarantine days')).toBeVisible();
    expect(field).toBeInvalid();
  });

  it('keeps the values if the connection is lost', async () => {
    answerDisease(covid());
    const saved = loseOnce(EditDiseaseDialogDocument, {
      updateDisease: changed(covid(), { QUARANTINE_DAYS: 12 }),
    });
    const rendered = renderDisease();
    const form = await openEditor(rendered);
    const field = form.getByLabelText('Quarantine days');
    await rendered.user.clear(field);
    await rendered.user.type(field, '12');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    expect(field).toHaveValue('12');
    expect(await screen.findByText('COVID-19 saved')).toBeVisible();
    expect(saved[0]?.input.figures).toEqual([{ name: 'QUARANTINE_DAYS', value: 12 }]);
  });
});

describe('preview of a change', () => {
  const type = async (value: string, announce: () => void = answerPreviews) => {
    answerDisease(covid());
    const rendered = renderDisease();
    const form = await openEditor(rendered);
    announce();
    const field = form.getByLabelText('Isolation days');
    await rendered.user.clear(field);
    await rendered.user.type(field, value);
    return { ...rendered, form };
  };

  it('shows the current and new dates of open cases before saving', async () => {
    let asked: unknown[] = [];
    const { form } = await type('5', () => {
      asked = answerPreviews({
        openCases: 3,
        changedCases: 1,
        people: {
          newlyToInform: 0,
          noLongerExposed: 0,
          newlyOwedCorrection: 0,
          changedDates: 1,
          changedSteps: 0,
          quarantines: [
            { person: { id: 'ben', name: 'Ben Ong' }, before: '2026-05-14', after: null },
          ],
        },
        cases: [
          {
            case: { id: 'case-12', number: 12, person: { id: 'ana', name: 'Ana Lim' } },
            windowBefore: { from: '2026-05-01T16:00:00.000Z', until: '2026-05-14T16:00:00.000Z' },
            windowAfter: { from: '2026-05-01T16:00:00.000Z', until: '2026-05-14T16:00:00.000Z' },
            isolationBefore: { until: '2026-05-14', reason: '' },
            isolationAfter: { until: '2026-05-09', reason: '' },
          },
        ],
      });
    });
    expect(await form.findByText('The dates of 1 case (of 3 open) would change.')).toBeVisible();
    expect(form.getByText('1 date of a quarantine changes.')).toBeVisible();
    const row = within(form.getByRole('row', { name: /^C-12 Ana Lim, isolation/ }));
    expect(row.getByText('until 14/5/2026')).toBeVisible();
    expect(row.getByText('until 9/5/2026')).toBeVisible();
    const other = within(form.getByRole('row', { name: /^Ben Ong, quarantine/ }));
    expect(other.getByText('until 14/5/2026')).toBeVisible();
    expect(other.getByText('none')).toBeVisible();
    expect(form.queryByRole('row', { name: /window/ })).toBeNull();
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        input: { disease: 'COVID_19', figures: [{ name: 'ISOLATION_DAYS', value: 5 }] },
      }),
    );
  });

  it('shows that no case would change', async () => {
    const { form } = await type('5');
    expect(
      await form.findByText('No case of this disease is open, so no date changes.'),
    ).toBeVisible();
  });

  it('can fail, and loads again on “Try again”', async () => {
    const { form, user } = await type('5', () => loseConnection(ChangePreviewDocument));
    const retry = await form.findByRole('button', { name: 'try again' });
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
    answerPreviews();
    await user.click(retry);
    expect(await form.findByText(/^No case of this disease is open/)).toBeVisible();
  });

  it('is not requested while a value is invalid', async () => {
    const { form } = await type('400');
    expect(form.queryByText('Counting what would change…')).toBeNull();
  });
});

describe('a disease that somebody else saved in the meantime', () => {
  const conflict = {
    code: 'CONFLICT' as const,
    message: 'This disease was changed by someone else. Reload it.',
    fields: [{ field: 'version', message: 'This disease was changed by someone else. Reload it.' }],
  };
  const collide = async (theirs: number) => {
    answerDisease(covid());
    refuse(EditDiseaseDialogDocument, conflict);
    answerNewest(changed(covid(), { QUARANTINE_DAYS: theirs }));
    const rendered = renderDisease();
    const form = await openEditor(rendered);
    await rendered.user.clear(form.getByLabelText('Quarantine days'));
    await rendered.user.type(form.getByLabelText('Quarantine days'), '12');
    await rendered.user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Somebody else saved COVID-19/)).toBeVisible();
    return rendered;
  };

  it('shows both versions, and can be overwritten', async () => {
    const { user } = await collide(14);
    const row = within((await dialog()).getByRole('row', { name: /^Quarantine days/ }));
    expect(row.getByText('12 days')).toBeVisible();
    expect(row.getByText('14 days')).toBeVisible();
    const saved = answerUpdates(covid());
    await user.click(screen.getByRole('button', { name: 'Save mine' }));
    expect(await screen.findByText('COVID-19 saved')).toBeVisible();
    expect(saved).toEqual([
      {
        input: {
          disease: 'COVID_19',
          version: 1,
          figures: [{ name: 'QUARANTINE_DAYS', value: 12 }],
        },
      },
    ]);
  });

  it('can be kept, and is then shown on the page', async () => {
    const { user } = await collide(14);
    await user.click(screen.getByRole('button', { name: 'Keep theirs' }));
    const row = await rowOf(/^Quarantine days Exposed/);
    expect(row.getByText('14 days')).toBeVisible();
  });

  it('needs no decision if both made the same change', async () => {
    await collide(12);
    expect((await dialog()).getByText(/^They made the same changes/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save mine' })).toBeNull();
  });
});
