import { Anchor, Box, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useActorNames } from '../../company/current/actor-names.ts';
import { ListTable, type Column } from '../../../ui/ListTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { texts as caseTexts } from '../../cases/base/texts.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { useCan } from '../../company/current/use-can.ts';
import { Moment } from '../../company/current/Moment.tsx';
import { paths } from '../../../lib/paths.ts';
import type { CaseDecision } from './use-decide-case.ts';
import type { Decision } from './DecideDialog.tsx';
import type { Report } from './report.ts';
import { formatReport } from './report-words.ts';
import { texts } from './texts.ts';

interface Props {
  reports: Report[];
  onDecide: (decision: Decision) => void;
  onDecideCase: (decision: CaseDecision) => void;
}

/** A table of reports with their outcome. A report with a case is decided by the case. */
export function ReportTable({ reports, onDecide, onDecideCase }: Props) {
  const { name: companyName, timeZone } = useCompany();
  const decision = (report: Report) => (
    <ReportDecision report={report} onDecide={onDecide} onDecideCase={onDecideCase} />
  );
  const columns: Column<Report>[] = [
    {
      key: 'person',
      title: texts.person,
      width: 200,
      visibleFrom: 'sm',
      render: ({ person }) => (
        <>
          <Anchor
            component={Link}
            to={paths.employee(companyName, person.code || person.id)}
            size="sm"
          >
            {person.name}
          </Anchor>
          <Text size="xs" c="dimmed">
            {[person.code, person.department].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
    },
    {
      key: 'report',
      title: texts.report,
      render: (report) => (
        <>
          <Text size="sm" fw={fontWeights.medium} hiddenFrom="sm">
            {report.person.name}
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {formatReport(report, timeZone)}
          </Text>
          {report.note !== null && (
            <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              {report.note}
            </Text>
          )}
          <Box hiddenFrom="sm" mt={4}>
            {decision(report)}
          </Box>
        </>
      ),
    },
    {
      key: 'reported',
      title: texts.reported,
      width: 140,
      visibleFrom: 'md',
      render: ({ reportedAt }) => <Moment at={reportedAt} size="sm" />,
    },
    {
      key: 'decision',
      title: texts.decision,
      width: 240,
      visibleFrom: 'sm',
      render: decision,
    },
  ];
  return <ListTable columns={columns} rows={reports} />;
}

function ReportDecision({
  report,
  onDecide,
  onDecideCase,
}: Omit<Props, 'reports'> & { report: Report }) {
  const { name: companyName } = useCompany();
  const { formatActor } = useActorNames();
  const can = useCan();
  const { state, caseNumber, person, answer, decidedBy } = report;
  if (state === 'WAITING' && caseNumber === null && can('employee-report:decide'))
    return (
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.acceptReport(person.name)}
          onClick={() => onDecide({ report, isAccepted: true })}
        >
          {texts.accept}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={texts.declineReport(person.name)}
          onClick={() => onDecide({ report, isAccepted: false })}
        >
          {texts.decline}
        </Button>
      </Group>
    );
  return (
    <>
      <Group gap="xs">
        <Tag tone={state === 'WAITING' ? 'warning' : 'neutral'}>{texts.states[state]}</Tag>
        {caseNumber !== null && (
          <Anchor component={Link} to={paths.case(companyName, caseNumber)} size="sm">
            {caseTexts.caseNumber(caseNumber)}
          </Anchor>
        )}
      </Group>
      {state === 'WAITING' && caseNumber !== null && can('case:update') && (
        <Group gap="xs" mt={4}>
          {[true, false].map((isConfirmed) => (
            <Button
              key={String(isConfirmed)}
              size="compact-sm"
              variant="default"
              aria-label={(isConfirmed ? texts.confirmCase : texts.dismissCase)(
                caseTexts.caseNumber(caseNumber),
                person.name,
              )}
              onClick={() => onDecideCase({ caseNumber, person: person.name, isConfirmed })}
            >
              {isConfirmed ? texts.confirm : texts.notACase}
            </Button>
          ))}
        </Group>
      )}
      {decidedBy !== null && (
        <Text size="xs" c="dimmed">
          {texts.decidedBy(formatActor(decidedBy))}
        </Text>
      )}
      {answer !== null && (
        <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
          {answer}
        </Text>
      )}
    </>
  );
}
