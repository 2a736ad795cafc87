import { Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconClipboardHeart } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { compareTexts } from '../../../lib/intl.ts';
import { useSearch } from '../../../ui/search-params.ts';
import { paths } from '../../../lib/paths.ts';
import { CategorySelect } from '../../contacts/reporting/CategorySelect.tsx';
import { categorySearch } from '../../contacts/reporting/category.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { TableSkeleton } from '../../../ui/TableSkeleton.tsx';
import {
  type DeviceSource,
  type ReportTracingQuery,
  useReportTracesQuery,
  useReportTracingQuery,
} from '../../../generated/graphql.ts';
import classes from './Report.module.css';
import { ReportCase } from './ReportCase.tsx';
import { texts } from './texts.ts';

const headings = [
  texts.person,
  texts.status,
  texts.exposed,
  texts.level(1),
  texts.level(2),
  texts.level(3),
];
const seenBy = { MOBILE: 'phones', CAMERA: 'cameras' } as const;

/** The positive cases with the people they exposed, as recorded by phones or cameras; each links to its tracing page. */
export function ReportTracing() {
  const [{ category }, setCategory] = useSearch(categorySearch);
  const query = useReportTracingQuery();
  // Asked at the same time as the people.
  const traces = useReportTracesQuery();
  return (
    <section aria-labelledby="report-tracing">
      <Group justify="space-between" align="flex-end" gap="12px 24px" mb={16}>
        <div>
          <Title order={2} id="report-tracing">
            {texts.positiveCases}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.exposedBy(seenBy[category])}
          </Text>
        </div>
        <div className="screen-only">
          <CategorySelect
            category={category}
            onChange={(next) => setCategory({ category: next })}
          />
        </div>
      </Group>
      <QueryBoundary query={query} fallback={<TableSkeleton rows={3} columns={6} />}>
        {({ positiveEmployees }) => (
          <CaseList employees={positiveEmployees} category={category} traces={traces} />
        )}
      </QueryBoundary>
    </section>
  );
}

interface CaseListProps {
  employees: ReportTracingQuery['positiveEmployees'];
  category: DeviceSource;
  traces: ReturnType<typeof useReportTracesQuery>;
}

function CaseList({ employees, category, traces }: CaseListProps) {
  const { name: companyName } = useCompany();
  if (employees.length === 0)
    return (
      <EmptyState
        icon={IconClipboardHeart}
        order={3}
        title={texts.nobodyPositive}
        sentence={texts.nobodyPositiveHelp}
        action={
          <Button component={Link} to={`${paths.report(companyName)}/emp`} variant="default">
            {texts.goToDirectory}
          </Button>
        }
      />
    );
  const latestFirst = employees.toSorted((one, other) =>
    compareTexts(other.positiveSince ?? '', one.positiveSince ?? ''),
  );
  return (
    <PlainTable isStacked className={classes.table} aria-labelledby="report-tracing">
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading}>{heading}</th>
          ))}
          <th className="screen-only">
            <VisuallyHidden>{texts.tracing}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {latestFirst.map((employee) => (
          <ReportCase key={employee.id} employee={employee} category={category} answer={traces} />
        ))}
      </tbody>
    </PlainTable>
  );
}
