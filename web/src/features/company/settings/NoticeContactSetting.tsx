import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import {
  NoticeContactSetting_CompanyFragmentDoc,
  useNoticeContactSettingMutation,
  type NoticeContactSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { fillRequiredFields } from './failures.ts';
import { SaveBar } from './SaveBar.tsx';
import { texts } from './texts.tsx';
import { useDraft } from './use-draft.ts';

interface Props {
  company: FragmentType<NoticeContactSetting_CompanyFragment>;
}

/** Whom the readers of notices can ask what to do next. */
export function NoticeContactSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: NoticeContactSetting_CompanyFragmentDoc,
    from,
  });
  const draft = useDraft(company.noticeContact);
  const [error, setError] = useState<string | null>(null);
  const reset = (): void => {
    draft.reset();
    setError(null);
  };
  const [save, { loading, data }] = useNoticeContactSettingMutation({
    onCompleted: reset,
    onError: (failure) => {
      notifyFailure(fillRequiredFields);
      setError(fieldErrorsOf(failure)['noticeContact'] ?? null);
    },
  });
  return (
    <DescribedSection title={texts.noticeContact} sentence={texts.noticeContactMeaning}>
      <TextInput
        label={texts.noticeContactLabel}
        maw={560}
        maxLength={200}
        value={draft.value}
        error={error}
        onChange={(event) => {
          draft.set(event.currentTarget.value);
          setError(null);
        }}
      />
      {draft.hasConflict && (
        <ConcurrentEditAlert saved={company.noticeContact || 'empty'} onDiscard={reset} />
      )}
      <SaveBar
        name={texts.noticeContact}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        canSave
        onSave={() => void save({ variables: { contact: draft.value.trim() } })}
        onReset={reset}
      />
    </DescribedSection>
  );
}
