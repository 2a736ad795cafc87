import { Anchor, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { icons } from '../../components/tokens.ts';
import {
  useSettingsPreviewQuery,
  type SettingsPreview_OutcomeFragment,
  type SettingsPreviewQueryVariables,
} from '../../generated/graphql.ts';
import classes from './Preview.module.css';
import { texts } from './texts.tsx';

interface Props {
  /** The one setting that is being changed. */
  change: SettingsPreviewQueryVariables;
  say: (
    current: SettingsPreview_OutcomeFragment,
    proposed: SettingsPreview_OutcomeFragment,
  ) => string;
}

/** What a change would have meant for the company's own last 14 days. Nobody has to wait for it, and it may fail. */
export function Preview({ change, say }: Props) {
  const { data, error, loading, refetch } = useSettingsPreviewQuery({ variables: change });
  const preview = data?.settingsPreview;
  const isMeasured = preview?.reporting.phones === true || preview?.reporting.cameras === true;
  return (
    <output className={classes.preview}>
      <IconHistory {...icons.lg} />
      <div>
        <Text size="sm">
          {preview && (isMeasured ? say(preview.current, preview.proposed) : texts.previewNotKnown)}
          {!preview && (loading || !error) && texts.previewLoading}
          {!preview &&
            error &&
            !loading &&
            texts.previewFailed(
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => void refetch().catch(() => undefined)}
              >
                {texts.tryAgainInSentence}
              </Anchor>,
            )}
        </Text>
        {preview && isMeasured && (
          <Text size="xs" c="dimmed">
            {texts.previewSource}
          </Text>
        )}
      </div>
    </output>
  );
}
