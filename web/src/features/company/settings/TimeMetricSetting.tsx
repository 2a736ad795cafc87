import { useApolloClient } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect } from '@mantine/core';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { outdatedBy } from '../../../apollo/outdated-by.ts';
import { refetchFields } from '../../../apollo/outdated-fields.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  TimeMetricSetting_CompanyFragmentDoc,
  useTimeMetricSettingMutation,
  type SettingsPageQuery,
  type TimeMetricSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { PendingTimeMetric } from './PendingTimeMetric.tsx';
import { Preview } from './Preview.tsx';
import { formatMetric, formatMetricPreview } from './preview-words.ts';
import { SaveBar } from './SaveBar.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { TimeMetricHistory } from './TimeMetricHistory.tsx';
import { useDraft } from './use-draft.ts';
import { texts } from './texts.tsx';

const options = [1, 2, 3, 4, 5, 10, 15, 20, 25, 30];

interface Props {
  company: FragmentType<TimeMetricSetting_CompanyFragment>;
  history: SettingsPageQuery['timeMetricHistory'];
}

/** After how many minutes a contact counts. A change takes effect after 24 hours, and can be cancelled until then. */
export function TimeMetricSetting({ company: from, history }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: TimeMetricSetting_CompanyFragmentDoc,
    from,
  });
  const { timeMetric, pendingTimeMetric } = company;
  const saved = pendingTimeMetric?.minutes ?? timeMetric;
  const draft = useDraft(saved);
  const client = useApolloClient();
  const [change, { loading, data }] = useTimeMetricSettingMutation({
    onCompleted: () => {
      draft.reset();
      void refetchFields(client, ...outdatedBy.cancelTimeMetricChange);
    },
    onError: () => notifyFailure(somethingWentWrong),
  });
  // The value in force needs no change; the pending one is cancelled instead.
  const isInForce = pendingTimeMetric !== null && draft.value === timeMetric;
  return (
    <DescribedSection title={texts.timeMetric} sentence={texts.timeMetricMeaning}>
      <NativeSelect
        label={texts.minutes}
        maw={220}
        data={options.map((minutes) => ({ value: String(minutes), label: formatMetric(minutes) }))}
        value={String(draft.value)}
        onChange={(event) => draft.set(Number(event.currentTarget.value))}
        description={isInForce ? texts.holdsNow(formatMetric(timeMetric)) : undefined}
      />
      {draft.isDirty && !isInForce && (
        <Preview change={{ timeMetric: draft.value }} format={formatMetricPreview} />
      )}
      {draft.hasConflict && (
        <ConcurrentEditAlert saved={formatMetric(saved)} onDiscard={draft.reset} />
      )}
      <SaveBar
        name={texts.timeMetricName}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        canSave={!isInForce}
        onSave={() => void change({ variables: { minutes: draft.value } })}
        onReset={draft.reset}
      />
      {pendingTimeMetric?.from && (
        <PendingTimeMetric
          minutes={pendingTimeMetric.minutes}
          from={pendingTimeMetric.from}
          inForce={timeMetric}
          onCancelled={draft.reset}
        />
      )}
      <TimeMetricHistory periods={history} />
    </DescribedSection>
  );
}
