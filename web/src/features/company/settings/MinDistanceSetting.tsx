import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  MinDistanceSetting_CompanyFragmentDoc,
  useMinDistanceSettingMutation,
  type MinDistanceSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { Preview } from './Preview.tsx';
import { formatDistancePreview } from './preview-words.ts';
import { SaveBar } from './SaveBar.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { useDraft } from './use-draft.ts';
import { texts } from './texts.tsx';

const options = Array.from({ length: 10 }, (_feet, index) => index + 1);

interface Props {
  company: FragmentType<MinDistanceSetting_CompanyFragment>;
}

/** The distance that counts as a breach. */
export function MinDistanceSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: MinDistanceSetting_CompanyFragmentDoc,
    from,
  });
  const draft = useDraft(company.minDistance);
  const [save, { loading, data }] = useMinDistanceSettingMutation({
    onCompleted: draft.reset,
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <DescribedSection title={texts.minDistance} sentence={texts.minDistanceMeaning}>
      <NativeSelect
        label={texts.feet}
        maw={220}
        data={options.map((feet) => ({ value: String(feet), label: texts.inFeet(feet) }))}
        value={String(draft.value)}
        onChange={(event) => draft.set(Number(event.currentTarget.value))}
      />
      {draft.isDirty && (
        <Preview change={{ minDistance: draft.value }} format={formatDistancePreview} />
      )}
      {draft.hasConflict && (
        <ConcurrentEditAlert saved={texts.inFeet(company.minDistance)} onDiscard={draft.reset} />
      )}
      <SaveBar
        name={texts.minDistanceName}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        onSave={() => void save({ variables: { feet: draft.value } })}
        onReset={draft.reset}
      />
    </DescribedSection>
  );
}
