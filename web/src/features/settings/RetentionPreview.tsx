import { IconCalendarX } from '@tabler/icons-react';
import { PreviewOutput } from '../../components/PreviewOutput.tsx';
import { useCompany } from '../../domain/company/CompanyContext.tsx';
import { useRetentionPreviewQuery } from '../../generated/graphql.ts';
import { formatRetentionPreview } from './retention-words.ts';
import { texts } from './texts.tsx';

/** What goes if records are kept for fewer days. It may fail, and then says nothing about saving. */
export function RetentionPreview({ days }: { days: number }) {
  const { timeZone } = useCompany();
  const query = useRetentionPreviewQuery({
    variables: { days },
    // Records come and go: what was counted a while ago is no preview.
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
