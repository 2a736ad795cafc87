import { Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { PreviewOutput } from '../../../ui/PreviewOutput.tsx';
import { useCan } from '../current/use-can.ts';
import {
  useSettingsPreviewQuery,
  type SettingsPreview_OutcomeFragment,
  type SettingsPreviewQueryVariables,
} from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';

interface Props {
  /** The setting being changed. */
  change: SettingsPreviewQueryVariables;
  format: (
    current: SettingsPreview_OutcomeFragment,
    proposed: SettingsPreview_OutcomeFragment,
  ) => string;
}

/** What a change would have done in the last 14 days. Renders nothing for roles that see no contacts. */
export function Preview(props: Props) {
  const can = useCan();
  return can('contact:read') ? <CountedPreview {...props} /> : null;
}

function CountedPreview({ change, format }: Props) {
  const query = useSettingsPreviewQuery({ variables: change });
  const preview = query.data?.settingsPreview;
  const isMeasured = preview?.reporting.phones === true || preview?.reporting.cameras === true;
  return (
    <PreviewOutput
      icon={IconHistory}
      query={query}
      loadingText={texts.previewLoading}
      failedText={texts.previewFailed}
      tryAgain={texts.tryAgainInSentence}
    >
      {preview && (
        <>
          {isMeasured ? format(preview.current, preview.proposed) : texts.previewNotKnown}
          {isMeasured && (
            <Text size="xs" c="dimmed">
              {texts.previewSource}
            </Text>
          )}
        </>
      )}
    </PreviewOutput>
  );
}
