import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../apollo/errors.ts';
import { EmbeddedPage, isEmbeddable } from '../current/EmbeddedPage.tsx';
import { useCan } from '../current/use-can.ts';
import { notifyFailure } from '../../../ui/notify.tsx';
import {
  IframeSetting_CompanyFragmentDoc,
  useIframeSettingMutation,
  type IframeSetting_CompanyFragment,
} from '../../../generated/graphql.ts';
import { fillRequiredFields } from './failures.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { SaveBar } from './SaveBar.tsx';
import { DescribedSection } from '../../../ui/DescribedSection.tsx';
import { useDraft } from './use-draft.ts';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

/** Delay in milliseconds before a typed address is previewed. */
const typing = 600;

interface Props {
  company: FragmentType<IframeSetting_CompanyFragment>;
}

/** The page embedded in Analytics, with a preview. */
export function IframeSetting({ company: from }: Props) {
  const { data: company } = useSuspenseFragment({
    fragment: IframeSetting_CompanyFragmentDoc,
    from,
  });
  const can = useCan();
  const draft = useDraft(company.iframe ?? '');
  const [error, setError] = useState<string | null>(null);
  const reset = (): void => {
    draft.reset();
    setError(null);
  };
  const [save, { loading, data }] = useIframeSettingMutation({
    onCompleted: reset,
    onError: (failure) => {
      notifyFailure(fillRequiredFields);
      setError(fieldErrorsOf(failure)['iframe'] ?? null);
    },
  });
  const address = draft.value.trim();
  const [previewed] = useDebouncedValue(address, typing);
  const check = (text: string): void =>
    setError(text === '' || isEmbeddable(text) ? null : texts.httpsMissing);
  return (
    <DescribedSection title="iFrame" sentence={texts.iframeMeaning}>
      <TextInput
        label={texts.iframeLabel}
        placeholder="https://"
        type="url"
        maw={560}
        value={draft.value}
        error={error}
        onChange={(event) => {
          draft.set(event.currentTarget.value);
          check(event.currentTarget.value.trim());
        }}
        onBlur={() => check(address)}
      />
      {draft.hasConflict && (
        <ConcurrentEditAlert saved={company.iframe ?? 'empty'} onDiscard={reset} />
      )}
      <SaveBar
        name={texts.iframeName}
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        canSave={isEmbeddable(address)}
        onSave={() => void save({ variables: { url: address } })}
        onReset={reset}
      >
        {company.iframe !== null && (
          <Button
            variant="default"
            disabled={loading}
            aria-label={texts.clearIframe}
            onClick={() => void save({ variables: { url: '' } })}
          >
            {texts.clear}
          </Button>
        )}
      </SaveBar>
      {can('settings:update') && isEmbeddable(previewed) && (
        <div>
          <Text size="sm" fw={fontWeights.medium} mb={6}>
            {texts.preview}
          </Text>
          <EmbeddedPage address={previewed} title={texts.previewTitle} />
        </div>
      )}
    </DescribedSection>
  );
}
