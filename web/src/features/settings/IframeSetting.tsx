import { Button, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { fieldErrorsOf } from '../../apollo/errors.ts';
import { EmbeddedPage, isEmbeddable } from '../../domain/company/EmbeddedPage.tsx';
import { notifyFailure } from '../../components/notify.tsx';
import {
  useIframeSettingMutation,
  type IframeSetting_CompanyFragment,
} from '../../generated/graphql.ts';
import { fillRequiredFields } from './failures.ts';
import { ConcurrentEditAlert } from './ConcurrentEditAlert.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SettingSection } from './SettingSection.tsx';
import { useDraft } from './use-draft.ts';
import { fontWeights } from '../../components/tokens.ts';

/** A page is asked for only once its address has stood still for so long, in milliseconds. */
const typing = 600;

/** The page embedded in Analytics, as it will look there. */
export function IframeSetting({ company }: { company: IframeSetting_CompanyFragment }) {
  const draft = useDraft(company.iframe ?? '');
  const [error, setError] = useState<string | null>(null);
  const drop = (): void => {
    draft.drop();
    setError(null);
  };
  const [save, { loading, data }] = useIframeSettingMutation({
    onCompleted: drop,
    onError: (failure) => {
      notifyFailure(fillRequiredFields);
      setError(fieldErrorsOf(failure)['iframe'] ?? null);
    },
  });
  const address = draft.value.trim();
  const [previewed] = useDebouncedValue(address, typing);
  const check = (text: string): void =>
    setError(text === '' || isEmbeddable(text) ? null : 'Please enter an https address');
  return (
    <SettingSection
      title="iFrame"
      meaning="A page of your own that is shown in Analytics. It stands in a sandbox: it can neither read this dashboard nor act in your name."
    >
      <TextInput
        label="Address of the page"
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
      {draft.isOvertaken && <ConcurrentEditAlert saved={company.iframe ?? 'empty'} onTake={drop} />}
      <SaveBar
        name="iFrame"
        isDirty={draft.isDirty}
        isSaving={loading}
        isSaved={data !== undefined && data !== null}
        canSave={isEmbeddable(address)}
        onSave={() => void save({ variables: { url: address } })}
        onDrop={drop}
      >
        {company.iframe !== null && (
          <Button
            variant="default"
            disabled={loading}
            aria-label="Clear iFrame"
            onClick={() => void save({ variables: { url: '' } })}
          >
            Clear
          </Button>
        )}
      </SaveBar>
      {isEmbeddable(previewed) && (
        <div>
          <Text size="sm" fw={fontWeights.medium} mb={6}>
            Preview
          </Text>
          <EmbeddedPage address={previewed} title="Preview of the embedded page" />
        </div>
      )}
    </SettingSection>
  );
}
