import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Group, Switch } from '@mantine/core';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { notifyFailure } from '../../components/notify.tsx';
import {
  ContestsSetting_CompanyFragmentDoc,
  useContestsSettingMutation,
  type ContestsSetting_CompanyFragment,
} from '../../generated/graphql.ts';
import { SaveState } from './SaveBar.tsx';
import { texts } from './texts.tsx';
import { DescribedSection } from '../../components/DescribedSection.tsx';

interface Props {
  company: FragmentType<ContestsSetting_CompanyFragment>;
}

/** Whether a contest counts only once a second person confirms it. Saves immediately. */
export function ContestsSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: ContestsSetting_CompanyFragmentDoc,
    from,
  });
  const [save, { loading, data }] = useContestsSettingMutation({
    onError: () => notifyFailure(somethingWentWrong),
  });
  const toggle = (isOn: boolean): void => {
    if (loading) return;
    void save({
      variables: { isOn },
      // Apollo rolls it back if it fails.
      optimisticResponse: { updateCompanySettings: { ...company, contestsNeedConfirmation: isOn } },
    });
  };
  return (
    <DescribedSection title={texts.contests} sentence={texts.contestsMeaning}>
      <Group gap="md">
        <Switch
          label={texts.contestsLabel}
          checked={company.contestsNeedConfirmation}
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
