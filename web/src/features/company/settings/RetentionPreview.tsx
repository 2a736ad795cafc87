import { IconCalendarX } from '@tabler/icons-react';
import { PreviewOutput } from '../../../ui/PreviewOutput.tsx';
import { useCompany } from '../current/CompanyContext.tsx';
import { useRetentionPreviewQuery } from '../../../generated/graphql.ts';
import { formatRetentionPreview } from './retention-words.ts';
import { texts } from './texts.tsx';

/** What a shorter retention would delete. If it fails, the setting can still be saved. */
export function RetentionPreview({ days }: { days: number }) {
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
