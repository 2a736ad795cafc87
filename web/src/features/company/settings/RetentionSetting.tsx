import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { NativeSelect, Text } from '@mantine/core';
import { useNow } from '../../../lib/browser/clock.ts';
import { somethingWentWrong } from '../../../apollo/errors.ts';
import { useCan } from '../current/use-can.ts';
import { shortDay } from '../../../lib/dates/dates.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  RetentionSetting_CompanyFragmentDoc,
  useRetentionSettingMutation,
  type RetentionSetting_CompanyFragment,
  useRetentionPreviewQuery,
} from '../../../generated/graphql.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { RetentionRuns } from './RetentionRuns.tsx';
import { formatNextDeletion, formatDays, formatRetentionPreview } from './retention-words.ts';
import { SaveBar } from './SaveBar.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { useDraft } from './use-draft.ts';
import { texts } from './texts.tsx';
import { IconCalendarX } from '@tabler/icons-react';
import { PreviewOutput } from '../../../ui/PreviewOutput.tsx';
import { useCompany } from '../current/CompanyContext.tsx';

const options = [14, 30, 60, 90, 180, 365];

interface Props {
  company: FragmentType<RetentionSetting_CompanyFragment>;
}

/** How many days records are kept, what that deletes, and what has been deleted. */
export function RetentionSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: RetentionSetting_CompanyFragmentDoc,
    from,
  });
  const can = useCan();
  const mayShorten = can('safeguard:update');
  const now = useNow();
  const { retentionDays, keptFrom } = company;
  const draft = useDraft(retentionDays);
  const [save, { loading, data }] = useRetentionSettingMutation({
    onCompleted: draft.reset,
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <DescribedSection title={texts.retention} sentence={texts.retentionMeaning}>
      <NativeSelect
        label={texts.days}
        maw={220}
        data={options.map((days) => ({
          value: String(days),
          label: formatDays(days),
          disabled: days < retentionDays && !mayShorten,
        }))}
        value={String(draft.value)}
        onChange={(event) => draft.set(Number(event.currentTarget.value))}
      />
      {can('settings:update') && !mayShorten && (
        <Text size="sm" c="dimmed">
          {texts.onlyOwnersShorten}
        </Text>
      )}
      {draft.isDirty && draft.value < retentionDays && <RetentionPreview days={draft.value} />}
      {draft.isDirty && draft.value > retentionDays && (
        <Text size="sm" component="output">
          {texts.keptFor(formatDays(draft.value))}
          {keptFrom !== null && texts.gone(shortDay(keptFrom))}
        </Text>
      )}
      {draft.hasConflict && (
        <ConcurrentEditAlert saved={formatDays(retentionDays)} onDiscard={draft.reset} />
      )}
      <SaveBar
        name={texts.retentionName}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        onSave={() => void save({ variables: { days: draft.value } })}
        onReset={draft.reset}
      />
      {!draft.isDirty && (
        <Text size="sm" c="dimmed">
          {formatNextDeletion(company, now)}
        </Text>
      )}
      {can('retention:read') && <RetentionRuns />}
    </DescribedSection>
  );
}

/** What a shorter retention would delete. If it fails, the setting can still be saved. */
function RetentionPreview({ days }: { days: number }) {
  const { timeZone } = useCompany();
  const query = useRetentionPreviewQuery({
    variables: { days },
    // Records change all the time, so an old answer is no preview.
    fetchPolicy: 'network-only',
  });
  const preview = query.data?.retentionPreview;
  return (
    <PreviewOutput
      icon={IconCalendarX}
      query={query}
      loadingText={texts.retentionPreviewLoading}
      failedText={texts.retentionPreviewFailed}
      tryAgain={texts.tryAgain}
    >
      {preview && formatRetentionPreview(preview, timeZone)}
    </PreviewOutput>
  );
}
