import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Group, Switch } from '@mantine/core';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { DescribedSection } from '../../components/DescribedSection.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import {
  SwitchSetting_CompanyFragmentDoc,
  useSwitchSettingMutation,
  type SwitchSetting_CompanyFragment,
} from '../../generated/graphql.ts';
import { SaveState } from './SaveBar.tsx';

type Setting =
  | 'contestsNeedConfirmation'
  | 'informsAtOnce'
  | 'isCrossStatusOn'
  | 'noticesNameDisease';

interface Props {
  company: FragmentType<SwitchSetting_CompanyFragment>;
  title: string;
  sentence: string;
  /** Labels of the switches by setting. */
  labels: Partial<Record<Setting, string>>;
}

/** Settings that are on or off. A switch saves immediately. */
export function SwitchSetting({ company: from, title, sentence, labels }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: SwitchSetting_CompanyFragmentDoc,
    from,
  });
  const [save, { loading, data }] = useSwitchSettingMutation({
    onError: () => notifyFailure(somethingWentWrong),
  });
  const toggle = (setting: Setting, isOn: boolean): void => {
    if (loading) return;
    const input = { [setting]: isOn };
    void save({
      variables: { input },
      // Apollo rolls it back if it fails.
      optimisticResponse: { updateCompanySettings: { ...company, ...input } },
    });
  };
  return (
    <DescribedSection title={title} sentence={sentence}>
      {(Object.entries(labels) as [Setting, string][]).map(([setting, label]) => (
        <Switch
          key={setting}
          label={label}
          checked={company[setting]}
          onChange={(event) => toggle(setting, event.currentTarget.checked)}
        />
      ))}
      <Group gap="md">
        <SaveState
          isDirty={false}
          isSaving={loading}
          isSaved={data !== undefined && data !== null}
        />
      </Group>
    </DescribedSection>
  );
}
