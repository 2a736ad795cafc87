import { Anchor, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { icons } from '../../components/tokens.ts';
import {
  useSettingsPreviewQuery,
  type SettingsPreview_OutcomeFragment,
  type SettingsPreviewQueryVariables,
} from '../../generated/graphql.ts';
import classes from './Preview.module.css';

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
          {preview &&
            (isMeasured
              ? say(preview.current, preview.proposed)
              : 'What this would have changed is not known: no phone or camera reported in your last 14 days.')}
          {!preview && (loading || !error) && 'Counting your last 14 days…'}
          {!preview && error && !loading && (
            <>
              The preview could not be counted. You can save without it, or{' '}
              <Anchor
                component="button"
                type="button"
                size="sm"
                onClick={() => void refetch().catch(() => undefined)}
              >
                try again
              </Anchor>
              .
            </>
          )}
        </Text>
        {preview && isMeasured && (
          <Text size="xs" c="dimmed">
            Counted from your own last 14 days
          </Text>
        )}
      </div>
    </output>
  );
}
