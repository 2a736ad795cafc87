import { Group, Switch } from '@mantine/core';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import {
  useCrossStatusSettingMutation,
  type CrossStatusSetting_CompanyFragment,
} from '../../generated/graphql.ts';
import { SaveState } from './SaveBar.tsx';
import { SettingSection } from './SettingSection.tsx';

/** Whether the app shows the status of people met. Saves at once. */
export function CrossStatusSetting({ company }: { company: CrossStatusSetting_CompanyFragment }) {
  const [save, { loading, data }] = useCrossStatusSettingMutation({
    onError: () => notifyFailure(somethingWentWrong),
  });
  const toggle = (isOn: boolean): void => {
    if (loading) return;
    void save({
      variables: { isOn },
      // Taken back by Apollo if it fails.
      optimisticResponse: { updateCompanySettings: { ...company, isCrossStatusOn: isOn } },
    });
  };
  return (
    <SettingSection
      title="Cross status"
      meaning="Shows people in the app the COVID-19 status of those they meet."
    >
      <Group gap="md">
        <Switch
          label="Show the status of people met"
          checked={company.isCrossStatusOn}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        <SaveState
          isDirty={false}
          isSaving={loading}
          isSaved={data !== undefined && data !== null}
        />
      </Group>
    </SettingSection>
  );
}
