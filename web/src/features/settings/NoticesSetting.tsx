import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Group, Stack, Switch } from '@mantine/core';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { DescribedSection } from '../../components/DescribedSection.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import {
  NoticesSetting_CompanyFragmentDoc,
  useNoticesSettingMutation,
  type NoticesSetting_CompanyFragment,
} from '../../generated/graphql.ts';
import { SaveState } from './SaveBar.tsx';
import { texts } from './texts.tsx';

interface Props {
  company: FragmentType<NoticesSetting_CompanyFragment>;
}

/** When notices are sent, and whether they name the disease. Saves immediately. */
export function NoticesSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: NoticesSetting_CompanyFragmentDoc,
    from,
  });
  const [save, { loading, data }] = useNoticesSettingMutation({
    onError: () => notifyFailure(somethingWentWrong),
  });
  const change = (
    input: Partial<Pick<typeof company, 'informsAtOnce' | 'noticesNameDisease'>>,
  ): void => {
    if (loading) return;
    void save({
      variables: { input },
      // Apollo rolls it back if it fails.
      optimisticResponse: { updateCompanySettings: { ...company, ...input } },
    });
  };
  return (
    <DescribedSection title={texts.notices} sentence={texts.noticesMeaning}>
      <Stack gap="md">
        <Switch
          label={texts.informsAtOnce}
          checked={company.informsAtOnce}
          onChange={(event) => change({ informsAtOnce: event.currentTarget.checked })}
        />
        <Switch
          label={texts.noticesNameDisease}
          checked={company.noticesNameDisease}
          onChange={(event) => change({ noticesNameDisease: event.currentTarget.checked })}
        />
        <Group gap="md">
          <SaveState
            isDirty={false}
            isSaving={loading}
            isSaved={data !== undefined && data !== null}
          />
        </Group>
      </Stack>
    </DescribedSection>
  );
}
