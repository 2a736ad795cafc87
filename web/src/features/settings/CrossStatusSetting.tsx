import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Group, Switch } from '@mantine/core';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import {
  CrossStatusSetting_CompanyFragmentDoc,
  useCrossStatusSettingMutation,
  type CrossStatusSetting_CompanyFragment,
} from '../../generated/graphql.ts';
import { SaveState } from './SaveBar.tsx';
import { texts } from './texts.tsx';
import { DescribedSection } from '../../components/DescribedSection.tsx';

interface Props {
  company: FragmentType<CrossStatusSetting_CompanyFragment>;
}

/** Whether the app shows the status of people met. Saves immediately. */
export function CrossStatusSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: CrossStatusSetting_CompanyFragmentDoc,
    from,
  });
  const [save, { loading, data }] = useCrossStatusSettingMutation({
    onError: () => notifyFailure(somethingWentWrong),
  });
  const toggle = (isOn: boolean): void => {
    if (loading) return;
    void save({
      variables: { isOn },
      // Apollo rolls it back if it fails.
      optimisticResponse: { updateCompanySettings: { ...company, isCrossStatusOn: isOn } },
    });
  };
  return (
    <DescribedSection title={texts.crossStatus} sentence={texts.crossStatusMeaning}>
      <Group gap="md">
        <Switch
          label={texts.crossStatusLabel}
          checked={company.isCrossStatusOn}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
        <SaveState
          isDirty={false}
          isSaving={loading}
          isSaved={data !== undefined && data !== null}
        />
      </Group>
    </DescribedSection>
  );
}
