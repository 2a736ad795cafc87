import { Anchor, Text } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { icons } from '../../components/tokens.ts';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { useRetentionPreviewQuery } from '../../generated/graphql.ts';
import classes from './Preview.module.css';
import { sayRetentionPreview } from './retention-words.ts';
import { texts } from './texts.tsx';

/** What goes if records are kept for fewer days. It may fail, and then says nothing about saving. */
export function RetentionPreview({ days }: { days: number }) {
  const { timeZone } = useCompany();
  const { data, error, loading, refetch } = useRetentionPreviewQuery({
    variables: { days },
    // Records come and go: what was counted a while ago is no preview.
    fetchPolicy: 'network-only',
  });
  const preview = data?.retentionPreview;
  return (
    <output className={classes.preview}>
      <IconCalendarX {...icons.lg} />
      <Text size="sm">
        {preview && sayRetentionPreview(preview, timeZone)}
        {!preview && (loading || !error) && texts.retentionPreviewLoading}
        {!preview && error && !loading && (
          <>
            {texts.retentionPreviewFailed}{' '}
            <Anchor
              component="button"
              type="button"
              size="sm"
              onClick={() => void refetch().catch(() => undefined)}
            >
              {texts.tryAgain}
            </Anchor>
          </>
        )}
      </Text>
    </output>
  );
}
