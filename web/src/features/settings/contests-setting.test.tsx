import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ContestsSettingDocument } from '../../generated/graphql.ts';
import { answer, loseConnection } from '../../testing/server.ts';
import { answerSettings, renderSettings, theSettings } from './settings.factory.tsx';

const name = 'Contests need a second person';

describe('second person for contests', () => {
  it('saves immediately', async () => {
    answerSettings();
    const saved = answer(ContestsSettingDocument, ({ isOn }) => ({
      updateCompanySettings: theSettings({ contestsNeedConfirmation: isOn }),
    }));
    const { user } = renderSettings();
    const toggle = await screen.findByRole('switch', { name });
    expect(toggle).not.toBeChecked();
    await user.click(toggle);
    const section = within(screen.getByRole('region', { name: 'Contested contacts' }));
    expect(await section.findByText('Saved')).toBeVisible();
    expect(toggle).toBeChecked();
    expect(saved).toEqual([{ isOn: true }]);
  });

  it('is rolled back if saving fails', async () => {
    answerSettings({ contestsNeedConfirmation: true });
    loseConnection(ContestsSettingDocument);
    const { user } = renderSettings();
    const toggle = await screen.findByRole('switch', { name });
    await user.click(toggle);
    expect(await screen.findByText('Something went wrong, Please try again!')).toBeVisible();
    await waitFor(() => expect(toggle).toBeChecked());
  });
});
