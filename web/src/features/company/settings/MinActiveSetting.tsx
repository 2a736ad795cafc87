import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  MinActiveSetting_CompanyFragmentDoc,
  useMinActiveSettingMutation,
  type MinActiveSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { SaveBar } from './SaveBar.tsx';
import { texts } from './texts.tsx';
import { useDraft } from './use-draft.ts';

/** Shares on offer, in percent. */
const options = [0, 5, 10, 20, 30, 50];

interface Props {
  company: FragmentType<MinActiveSetting_CompanyFragment>;
}

/** The share of the employees who must be active for a safety indicator. */
export function MinActiveSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: MinActiveSetting_CompanyFragmentDoc,
    from,
  });
  const draft = useDraft(company.minActivePercent);
  const [save, { loading, data }] = useMinActiveSettingMutation({
    onCompleted: draft.reset,
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <DescribedSection title={texts.minActive} sentence={texts.minActiveMeaning}>
      <NativeSelect
        label={texts.minActiveLabel}
        maw={220}
        data={options.map((percent) => ({
          value: String(percent),
          label: texts.ofEmployees(percent),
        }))}
        value={String(draft.value)}
        onChange={(event) => draft.set(Number(event.currentTarget.value))}
      />
      {draft.hasConflict && (
        <ConcurrentEditAlert
          saved={texts.ofEmployees(company.minActivePercent)}
          onDiscard={draft.reset}
        />
      )}
      <SaveBar
        name={texts.minActive}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        onSave={() => void save({ variables: { percent: draft.value } })}
        onReset={draft.reset}
      />
    </DescribedSection>
  );
}
