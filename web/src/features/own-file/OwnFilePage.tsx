import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { ownFileSource } from '../../apollo/own-file-session.ts';
import { DescribedSection } from '../../ui/DescribedSection.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { QueryBoundary } from '../../ui/QueryBoundary.tsx';
import { icons } from '../../ui/tokens.ts';
import { CompanyProvider } from '../company/current/CompanyContext.tsx';
import { useOwnFilePageQuery, type OwnFilePageQuery } from '../../generated/graphql.ts';
import { Accesses } from './Accesses.tsx';
import { Days } from './Days.tsx';
import { ExactRecords } from './ExactRecords.tsx';
import { HeldData } from './HeldData.tsx';
import { Immunity } from './Immunity.tsx';
import { Instructions } from './Instructions.tsx';
import { Notices } from './Notices.tsx';
import { Record } from './Record.tsx';
import { ReportButtons } from './ReportButtons.tsx';
import { Reports } from './Reports.tsx';
import { texts } from './texts.ts';

/** What the company stores about the employee who views the page, without naming anybody else. */
export function OwnFilePage() {
  const query = useOwnFilePageQuery();
  return (
    <QueryBoundary query={query} failure={texts.failed} fallback={<PageSkeleton />}>
      {(data) => <OwnFile data={data} />}
    </QueryBoundary>
  );
}

function OwnFile({ data }: { data: OwnFilePageQuery }) {
  const { ownFile: file } = data;
  return (
    <CompanyProvider company={{ name: file.companyName, timeZone: file.timeZone, keptFrom: null }}>
      <PageTitle title={texts.title} state={texts.whose(file.name, file.companyName)} />
      <Stack gap="md" mb="xl" maw={640}>
        <Instructions instructions={file.instructions} />
        <ReportButtons diseases={file.diseases} />
      </Stack>
      <DescribedSection title={texts.notices} sentence={texts.noticesMeaning}>
        <Notices notices={file.notices} />
      </DescribedSection>
      <DescribedSection title={texts.days} sentence={texts.daysMeaning}>
        <Days days={file.days} />
      </DescribedSection>
      <DescribedSection title={texts.exact} sentence={texts.exactMeaning}>
        <ExactRecords request={file.exactRecordRequest} />
      </DescribedSection>
      <DescribedSection title={texts.record} sentence={texts.recordMeaning}>
        <Record file={file} />
      </DescribedSection>
      <DescribedSection title={texts.immunity} sentence={texts.immunityMeaning}>
        <Immunity immunity={file.immunity} diseases={file.diseases} />
      </DescribedSection>
      <DescribedSection title={texts.reports} sentence={texts.reportsMeaning}>
        <Reports reports={file.reports} requests={file.requests} />
      </DescribedSection>
      <DescribedSection title={texts.accesses} sentence={texts.accessesMeaning}>
        <Accesses accesses={file.accesses} />
      </DescribedSection>
      <DescribedSection title={texts.held} sentence={texts.heldMeaning} isWide>
        <HeldData columns={file.columns} />
      </DescribedSection>
      <DescribedSection title={texts.takeAway} sentence={texts.takeAwayMeaning}>
        <Group gap="sm" className="screen-only">
          <DownloadButton address="/api/me/data" session={ownFileSource}>
            {texts.save}
          </DownloadButton>
          <Button
            variant="default"
            leftSection={<IconPrinter {...icons.md} />}
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
        </Group>
        <Text size="sm" c="dimmed">
          {texts.timesOf(file.timeZone)}
        </Text>
      </DescribedSection>
    </CompanyProvider>
  );
}
