import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  NoticeCountsDocument,
  InformsAtOnceConsequencesDocument,
  SafeguardsDocument,
  MinDistanceSettingDocument,
  MinActiveSettingDocument,
  NoticeContactSettingDocument,
  PendingTimeMetricDocument,
  SettingsPageDocument,
  SettingsPreviewDocument,
  TimeMetricSettingDocument,
  TimeZoneSettingDocument,
} from '../../../generated/graphql.ts';
import { loseOnce } from '../../../testing/lose-once.ts';
import { aCompany } from '../../../testing/factories.ts';
import { answer, loseConnection } from '../../../testing/server.ts';
import { answerSettings, renderSettings, theSettings } from './settings.factory.tsx';

const somethingWentWrong = 'Something went wrong, Please try again!';
const pending = { minutes: 10, from: '2026-01-06T04:12:00.000Z' };
const section = async (name: string) => within(await screen.findByRole('region', { name }));

const outcome = {
  timeMetric: 15,
  minDistance: 6,
  continuousContacts: 35,
  cumulativePairs: 9,
  peopleInContact: 24,
  breaches: 50,
};
const answerPreview = (reporting = { phones: true, cameras: false, namingCameras: false }) =>
  answer(SettingsPreviewDocument, ({ timeMetric, minDistance }) => ({
    settingsPreview: {
      from: '2026-01-01T00:00:00.000Z',
      until: '2026-01-15T00:00:00.000Z',
      reporting,
      current: outcome,
      proposed: {
        ...outcome,
        timeMetric: timeMetric ?? 15,
        minDistance: minDistance ?? 6,
        continuousContacts: 62,
        peopleInContact: 40,
        breaches: 31,
      },
    },
  }));

describe('fewest phones for the safety indicator', () => {
  it('saves the share of the employees', async () => {
    answerSettings();
    const asked = loseOnce(MinActiveSettingDocument, ({ percent }) => ({
      updateCompanySettings: { id: theSettings().id, minActivePercent: percent },
    }));
    const { user } = renderSettings();
    const form = await section('Fewest phones for the safety indicator');
    await user.selectOptions(form.getByLabelText('Active in the last 24 hours'), '30');
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(asked).toEqual([{ percent: 30 }]));
    await waitFor(() =>
      expect(form.getByLabelText('Active in the last 24 hours')).toHaveValue('30'),
    );
  });
});

describe('contact in notices', () => {
  it('saves the contact for readers of notices', async () => {
    answerSettings();
    const asked = loseOnce(NoticeContactSettingDocument, ({ contact }) => ({
      updateCompanySettings: { id: theSettings().id, noticeContact: contact },
    }));
    const { user } = renderSettings();
    const form = await section('Contact in notices');
    await user.type(form.getByLabelText('Whom to ask'), ' Mei Tan, +65 6123 4567 ');
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(asked).toEqual([{ contact: 'Mei Tan, +65 6123 4567' }]));
    await waitFor(() =>
      expect(form.getByLabelText('Whom to ask')).toHaveValue('Mei Tan, +65 6123 4567'),
    );
  });
});

describe('SettingsPage', () => {
  it('shows the current values', async () => {
    answerSettings();
    renderSettings();
    expect(
      await screen.findByText('A contact counts after 15 minutes, a breach is closer than 6 ft'),
    ).toBeVisible();
    expect(await screen.findByText('Upgrade')).toBeVisible();
    const options = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) =>
        Number(value),
      );
    expect(options('Minutes')).toEqual([1, 2, 3, 4, 5, 10, 15, 20, 25, 30]);
    expect(options('Feet')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('says if the number of employees is rounded', async () => {
    const { licences } = aCompany();
    const company = { ...theSettings(), licences: { ...licences, isRounded: true } };
    answerSettings(company);
    renderSettings(['company:read', 'settings:read']);
    expect(
      await screen.findByText('The number of employees in use is rounded down to a multiple of 5.'),
    ).toBeVisible();
  });

  it('does not claim that a change has no effect if nothing was measured', async () => {
    answerSettings();
    answerPreview({ phones: false, cameras: false, namingCameras: false });
    const { user } = renderSettings();
    const metric = await section('Time metric');
    await user.selectOptions(metric.getByLabelText('Minutes'), '10 minutes');
    expect(await metric.findByText(/^The effect of this change is not known/u)).toBeVisible();
    expect(metric.queryByText('Based on your last 14 days')).toBeNull();
  });

  it('links to the diseases', async () => {
    answerSettings();
    const { user, address } = renderSettings();
    await user.click(await screen.findByRole('link', { name: 'Choose diseases and figures' }));
    expect(address()).toBe('/dashboard/acme/landing/diseases');
  });

  it('loads again on “Try again”', async () => {
    loseConnection(SettingsPageDocument);
    const { user } = renderSettings();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answerSettings();
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Time metric' })).toBeVisible();
  });

  it('shows what another tab saved when the tab gets the focus', async () => {
    answerSettings();
    renderSettings();
    expect(await screen.findByLabelText('Feet')).toHaveValue('6');
    answerSettings({ minDistance: 3 });
    window.dispatchEvent(new Event('focus'));
    await waitFor(() => expect(screen.getByLabelText('Feet')).toHaveValue('3'));
  });

  it('warns about what another tab saved, and overwrites it only on purpose', async () => {
    answerSettings();
    answerPreview();
    const { user } = renderSettings();
    await user.selectOptions(await screen.findByLabelText('Feet'), '4 ft');
    answerSettings({ minDistance: 3 });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByText(/changed elsewhere: now it is 3 ft/)).toBeVisible();
    expect(screen.getByLabelText('Feet')).toHaveValue('4');
    await user.click(screen.getByRole('button', { name: 'Keep that' }));
    expect(screen.getByLabelText('Feet')).toHaveValue('3');
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });
});

describe('time metric', () => {
  it('previews a change, saves it, and shows when it takes effect', async () => {
    answerSettings();
    const previews = answerPreview();
    const { user } = renderSettings();
    const metric = await section('Time metric');
    expect(metric.getByRole('button', { name: 'Save time metric' })).toBeDisabled();
    await user.selectOptions(metric.getByLabelText('Minutes'), '10 minutes');
    expect(
      await metric.findByText(
        'With 10 minutes you would have had 62 continuous contacts and 40 people in contact, compared with 35 and 24 today.',
      ),
    ).toBeVisible();
    expect(previews).toEqual([{ timeMetric: 10 }]);
    expect(metric.getByText('Not saved yet')).toBeVisible();

    const saved = loseOnce(TimeMetricSettingDocument, {
      updateCompanySettings: theSettings({ pendingTimeMetric: pending }),
    });
    answerSettings({ pendingTimeMetric: pending }, [
      {
        minutes: 10,
        from: pending.from,
        until: null,
        changedAt: null,
        changedBy: 'anna@acme.test',
      },
      { minutes: 15, from: null, until: pending.from, changedAt: null, changedBy: null },
    ]);
    await user.click(metric.getByRole('button', { name: 'Save time metric' }));
    expect(
      await metric.findByText(
        /^10 minutes for contacts that begin from Tuesday,? 6 January 2026 at 12:12:00 .* on\. Until then it stays at 15 minutes\.$/,
      ),
    ).toBeVisible();
    expect(saved).toEqual([{ minutes: 10 }]);
    expect(await metric.findByText('Saved')).toBeVisible();
    expect(metric.queryByText(/^With/)).toBeNull();
    const [, next, first] = metric.getAllByRole('row');
    expect(next).toHaveTextContent(
      /^10 minutes.*Set by anna@acme\.testTue 6 Jan, 12:12Until changed$/,
    );
    expect(first).toHaveTextContent(/^15 minutes.*PresetThe beginningTue 6 Jan, 12:12$/);
  });

  it('cancels a pending change', async () => {
    answerSettings({ pendingTimeMetric: pending });
    const { user } = renderSettings();
    const metric = await section('Time metric');
    expect(metric.getByLabelText('Minutes')).toHaveValue('10');
    await user.selectOptions(metric.getByLabelText('Minutes'), '15 minutes');
    expect(metric.getByText('15 minutes is in force: cancel the change instead.')).toBeVisible();
    expect(metric.getByRole('button', { name: 'Save time metric' })).toBeDisabled();

    const cancelled = loseOnce(PendingTimeMetricDocument, {
      cancelTimeMetricChange: theSettings(),
    });
    answerSettings();
    await user.click(metric.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(metric.queryByRole('button', { name: 'Cancel change' })).toBeNull());
    expect(cancelled).toHaveLength(1);
    expect(metric.getByLabelText('Minutes')).toHaveValue('15');
  });

  it('shows an error if saving or cancelling fails, and keeps the choice', async () => {
    answerSettings({ pendingTimeMetric: pending });
    answerPreview();
    loseConnection(TimeMetricSettingDocument);
    const cancelled = loseConnection(PendingTimeMetricDocument);
    const { user } = renderSettings();
    const metric = await section('Time metric');
    await user.selectOptions(metric.getByLabelText('Minutes'), '5 minutes');
    await user.click(metric.getByRole('button', { name: 'Save time metric' }));
    expect(await screen.findByText(somethingWentWrong)).toBeVisible();
    expect(metric.getByLabelText('Minutes')).toHaveValue('5');
    await user.click(metric.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(cancelled).toHaveLength(1));
    expect(metric.getByRole('button', { name: 'Cancel change' })).toBeEnabled();
  });

  it('can be saved without a preview, which can be retried', async () => {
    answerSettings();
    loseConnection(SettingsPreviewDocument);
    const { user } = renderSettings();
    const metric = await section('Time metric');
    await user.selectOptions(metric.getByLabelText('Minutes'), '1 minute');
    expect(await metric.findByText(/^The preview could not be counted\./)).toBeVisible();
    expect(metric.getByRole('button', { name: 'Save time metric' })).toBeEnabled();
    answerPreview();
    await user.click(metric.getByRole('button', { name: 'try again' }));
    expect(await metric.findByText(/^With 1 minute you/)).toBeVisible();
  });
});

describe('minimum distance', () => {
  it('previews a change, and saves it', async () => {
    answerSettings();
    const previews = answerPreview();
    const saved = loseOnce(MinDistanceSettingDocument, ({ feet }) => ({
      updateCompanySettings: theSettings({ minDistance: feet }),
    }));
    const { user } = renderSettings();
    const distance = await section('Minimum distance');
    await user.selectOptions(distance.getByLabelText('Feet'), '4 ft');
    expect(
      await distance.findByText(
        'With 4 ft you would have had 31 breaches, compared with 50 today.',
      ),
    ).toBeVisible();
    expect(previews).toEqual([{ minDistance: 4 }]);
    await user.click(distance.getByRole('button', { name: 'Save minimum distance' }));
    expect(await distance.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ feet: 4 }]);
    expect(screen.getByText(/a breach is closer than 4 ft$/)).toBeVisible();
  });

  it('shows an error if saving fails, and can be reset', async () => {
    answerSettings();
    answerPreview();
    loseConnection(MinDistanceSettingDocument);
    const { user } = renderSettings();
    const distance = await section('Minimum distance');
    await user.selectOptions(distance.getByLabelText('Feet'), '4 ft');
    await user.click(distance.getByRole('button', { name: 'Save minimum distance' }));
    expect(await screen.findByText(somethingWentWrong)).toBeVisible();
    await user.click(distance.getByRole('button', { name: 'Undo minimum distance' }));
    expect(distance.getByLabelText('Feet')).toHaveValue('6');
    expect(distance.queryByText('Not saved yet')).toBeNull();
  });
});

describe('the number of colleagues who could have been the source', () => {
  const title = 'Who could have been the source';
  const counts = [3, 4, 5, 6, 7, 8, 9, 10].map((minCandidates) => ({
    minCandidates,
    notices: 20 - minCandidates,
    inPerson: minCandidates,
  }));

  it('shows what each number means, and is changed after a confirmation', async () => {
    answerSettings();
    answer(NoticeCountsDocument, { noticeCounts: { isSampled: false, counts } });
    const saved = loseOnce(SafeguardsDocument, ({ input }) => ({
      updateCompanySettings: theSettings({ minNoticeCandidates: input.minNoticeCandidates! }),
    }));
    const { user } = renderSettings();
    const setting = await section(title);
    expect(await setting.findByRole('row', { name: '3 17 3' })).toBeVisible();
    expect(setting.getByRole('row', { name: '5 (now) 15 5' })).toBeVisible();
    expect(setting.getByText(/^People exposed by the cases of the last 30 days/)).toBeVisible();
    await user.selectOptions(setting.getByRole('combobox'), '3');
    const dialog = within(await screen.findByRole('dialog', { name: 'At least 3 colleagues' }));
    expect(dialog.getByText(/easier to guess who is ill/)).toBeVisible();
    expect(saved).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    expect(await setting.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ input: { minNoticeCandidates: 3 } }]);
    expect(await setting.findByRole('row', { name: '3 (now) 17 3' })).toBeVisible();
  });

  it('says when the counts are of random people', async () => {
    answerSettings();
    answer(NoticeCountsDocument, { noticeCounts: { isSampled: true, counts } });
    renderSettings();
    expect(await screen.findByText(/Up to 200 random people/)).toBeVisible();
  });

  it('says when there is nothing to count', async () => {
    answerSettings();
    const none = counts.map(({ minCandidates }) => ({ minCandidates, notices: 0, inPerson: 0 }));
    answer(NoticeCountsDocument, { noticeCounts: { isSampled: true, counts: none } });
    renderSettings();
    expect(await screen.findByText(/^There are no contacts of the last 30 days yet/)).toBeVisible();
  });

  it('can be counted again on “Try again”', async () => {
    answerSettings();
    loseConnection(NoticeCountsDocument);
    const { user } = renderSettings();
    const setting = await section(title);
    expect(await setting.findByText(/could not be loaded/)).toBeVisible();
    answer(NoticeCountsDocument, { noticeCounts: { isSampled: false, counts } });
    await user.click(setting.getByRole('button', { name: 'try again' }));
    expect(await setting.findByRole('row', { name: '5 (now) 15 5' })).toBeVisible();
  });
});

describe('safeguards', () => {
  const title = 'Safeguards';

  it.each([
    ['Cross status: show the status of people met', 'isCrossStatusOn', /whoever stands beside/],
    ['Contests need a second person', 'contestsNeedConfirmation', /Contests that count already/],
    ['Inform at once', 'informsAtOnce', /cases that are opened from now on/],
    ['Name the disease in notices', 'noticesNameDisease', /New notices name the disease/],
  ] as const)(
    'explains and confirms what turning it on does: %s',
    async (label, setting, effect) => {
      answerSettings();
      const saved = answer(SafeguardsDocument, ({ input }) => ({
        updateCompanySettings: theSettings({ [setting]: input[setting] }),
      }));
      const { user } = renderSettings();
      const toggle = await screen.findByRole('switch', { name: label });
      expect(toggle).not.toBeChecked();
      await user.click(toggle);
      const dialog = within(await screen.findByRole('dialog', { name: label }));
      expect(dialog.getByText(effect)).toBeVisible();
      expect(dialog.getByText(/^All owners get an email/)).toBeVisible();
      expect(saved).toEqual([]);
      await user.click(dialog.getByRole('button', { name: 'Turn on' }));
      expect(await (await section(title)).findByText('Saved')).toBeVisible();
      expect(toggle).toBeChecked();
      expect(saved).toEqual([{ input: { [setting]: true } }]);
    },
  );

  const counts = (isSampled: boolean, notices: number, inPerson: number) => ({
    isSampled,
    counts: [
      { minCandidates: 3, notices: notices + inPerson, inPerson: 0 },
      { minCandidates: 5, notices, inPerson },
    ],
  });

  it.each([
    [
      18,
      counts(false, 2, 16),
      'Sends no notice now: 18 people who are waiting stay in the work list.',
      'With the cases of the last 30 days it would have sent 2 notices, and 16 people would have had to be spoken to.',
    ],
    [
      1,
      counts(true, 2, 1),
      'Sends no notice now: 1 person who is waiting stays in the work list.',
      'Of 3 random people it could inform 2, and 1 would have to be spoken to. No case of the last 30 days exposed anybody.',
    ],
    [0, counts(true, 0, 0), 'Sends no notice now: nobody is waiting to be informed.', undefined],
  ])(
    'counts the people informed without an officer: %i waiting',
    async (total, noticeCounts, now, later) => {
      answerSettings();
      answer(NoticeCountsDocument, { noticeCounts });
      answer(InformsAtOnceConsequencesDocument, { waiting: { total }, noticeCounts });
      const { user } = renderSettings();
      await user.click(await screen.findByRole('switch', { name: 'Inform at once' }));
      const dialog = within(await screen.findByRole('dialog'));
      const sentence = await dialog.findByText(now);
      expect([...sentence.parentElement!.children].map(({ textContent }) => textContent)).toEqual(
        later === undefined ? [now] : [now, later],
      );
    },
  );

  it('stays as it was when the dialog is cancelled', async () => {
    answerSettings({ noticesNameDisease: true });
    const saved = answer(SafeguardsDocument, { updateCompanySettings: theSettings() });
    const { user } = renderSettings();
    const toggle = await screen.findByRole('switch', { name: 'Name the disease in notices' });
    await user.click(toggle);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Turn off' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toggle).toBeChecked();
    expect(saved).toEqual([]);
  });

  it('stays as it was and keeps the dialog if saving fails', async () => {
    answerSettings();
    loseConnection(SafeguardsDocument);
    const { user } = renderSettings();
    const toggle = await screen.findByRole('switch', { name: 'Inform at once' });
    await user.click(toggle);
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(somethingWentWrong)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(toggle).not.toBeChecked();
  });

  it('says until when contests still need a second person', async () => {
    answerSettings({ contestsNeedConfirmationUntil: '2099-01-05T18:00:00.000Z' });
    renderSettings();
    expect(
      await screen.findByText(/^Contests made before .* 2099 .* still need a second person\.$/),
    ).toBeVisible();
  });

  it('are read only for directory managers, who may still extend the retention', async () => {
    answerSettings();
    renderSettings(['settings:update', 'retention:read']);
    const region = await section(title);
    expect(region.getByText(/^Only owners can change safeguards/)).toBeVisible();
    for (const toggle of region.getAllByRole('switch')) expect(toggle).toBeDisabled();
    const options = [...(await screen.findByLabelText<HTMLSelectElement>('Days')).options];
    expect(options.filter(({ disabled }) => disabled).map(({ value }) => value)).toEqual(['14']);
    expect(screen.getByText(/^Only owners can choose fewer days/)).toBeVisible();
  });
});

describe('time zone', () => {
  it('is found by search, and saved', async () => {
    answerSettings();
    const saved = loseOnce(TimeZoneSettingDocument, ({ timeZone }) => ({
      updateCompany: theSettings({ timeZone }),
    }));
    const { user } = renderSettings();
    const zone = await section('Time zone');
    const field = zone.getByRole('combobox', { name: 'Time zone' });
    await user.clear(field);
    await user.type(field, 'auckl');
    await user.click(await screen.findByRole('option', { name: 'Pacific/Auckland' }));
    await user.click(zone.getByRole('button', { name: 'Save time zone' }));
    expect(await zone.findByText('Saved')).toBeVisible();
    expect(saved).toEqual([{ timeZone: 'Pacific/Auckland' }]);
  });

  it('shows an error if saving fails', async () => {
    answerSettings();
    loseConnection(TimeZoneSettingDocument);
    const { user } = renderSettings();
    const zone = await section('Time zone');
    const field = zone.getByRole('combobox', { name: 'Time zone' });
    await user.clear(field);
    await user.type(field, 'honol');
    await user.click(await screen.findByRole('option', { name: 'Pacific/Honolulu' }));
    await user.click(zone.getByRole('button', { name: 'Save time zone' }));
    expect(await screen.findByText(somethingWentWrong)).toBeVisible();
    expect(field).toHaveValue('Pacific/Honolulu');
  });
});
