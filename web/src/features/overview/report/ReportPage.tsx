import { Tabs, Title } from '@mantine/core';
import { usePageParams } from '../../../ui/page-params.ts';
import { useCan } from '../../company/current/use-can.ts';
import { Breaches } from '../insights/Breaches.tsx';
import { ReportSafety } from './ReportSafety.tsx';
import { ReportTracing } from './ReportTracing.tsx';
import { TracingLink } from './TracingLink.tsx';
import { texts } from './texts.ts';

const tracing = 'tracing';

/** The report's two tabs: insights, and tracing of positive people. The address names the open tab. */
export function ReportPage() {
  const [search, setSearch] = usePageParams();
  const can = useCan();
  const hasTracing = can('health:read') && can('tracing:read');
  const tab = hasTracing && search.get('tab') === tracing ? tracing : 'insights';
  const show = (next: string | null): void => setSearch(next === tracing ? { tab: tracing } : {});
  return (
    <>
      <title>{texts.reportTitle}</title>
      <Title order={1} mb="md">
        {texts.report}
      </Title>
      <Tabs value={tab} onChange={show} keepMounted={false}>
        <Tabs.List className="screen-only">
          <Tabs.Tab value="insights">{texts.insights}</Tabs.Tab>
          {hasTracing && <Tabs.Tab value={tracing}>{texts.tracing}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="insights" pt="lg">
          <ReportSafety />
          <Breaches />
          {hasTracing && <TracingLink onFollow={() => show(tracing)} />}
        </Tabs.Panel>
        <Tabs.Panel value={tracing} pt="lg">
          <ReportTracing />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}
