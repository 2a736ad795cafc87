import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { somethingWentWrong } from '../../apollo/errors.ts';
import { shortDay } from '../../domain/dates/dates.ts';
import { notifyFailure } from '../../components/notify.tsx';
import {
  useRetentionSettingMutation,
  type RetentionSetting_CompanyFragment,
} from '../../generated/graphql.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { RetentionPreview } from './RetentionPreview.tsx';
import { RetentionRuns } from './RetentionRuns.tsx';
import { formatNextDeletion, sayDays } from './retention-words.ts';
import { SaveBar } from './SaveBar.tsx';
import { SettingSection } from './SettingSection.tsx';
import { useDraft } from './use-draft.ts';

const options = [14, 30, 60, 90, 180, 365];

/** For how many days records are kept, what that takes away, and what has gone. */
export function RetentionSetting({ company }: { company: RetentionSetting_CompanyFragment }) {
  const [now] = useState(() => Date.now());
  const { retentionDays, keptFrom } = company;
  const draft = useDraft(retentionDays);
  const [save, { loading, data }] = useRetentionSettingMutation({
    onCompleted: draft.drop,
    onError: () => notifyFailure(somethingWentWrong),
  });
  return (
    <SettingSection
      title="How long records are kept"
      meaning="Contacts, camera breaches and health reports, and the figures counted from them, are deleted every night once they are older than this. Tracing needs at least two weeks. Employees and their statuses stay."
    >
      <NativeSelect
        label="Days"
        maw={220}
        data={options.map((days) => ({ value: String(days), label: sayDays(days) }))}
        value={String(draft.value)}
        onChange={(event) => draft.set(Number(event.currentTarget.value))}
      />
      {draft.isDirty && draft.value < retentionDays && <RetentionPreview days={draft.value} />}
      {draft.isDirty && draft.value > retentionDays && (
        <Text size="sm" component="output">
          Records that you have now are kept for {sayDays(draft.value)}.
          {keptFrom !== null &&
            ` Deleted records do not come back: nothing before ${shortDay(keptFrom)} is there any more.`}
        </Text>
      )}
      {draft.isOvertaken && (
        <ConcurrentEditAlert saved={sayDays(retentionDays)} onTake={draft.drop} />
      )}
      <SaveBar
        name="how long records are kept"
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        onSave={() => void save({ variables: { days: draft.value } })}
        onDrop={draft.drop}
      />
      {!draft.isDirty && (
        <Text size="sm" c="dimmed">
          {formatNextDeletion(company, now)}
        </Text>
      )}
      <RetentionRuns />
    </SettingSection>
  );
}
