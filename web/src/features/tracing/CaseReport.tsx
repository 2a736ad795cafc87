import { Alert, Button, Group, Progress, Switch, Text } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { icons } from '../../components/tokens.ts';
import type { TraceQuery, TracingPageQuery } from '../../generated/graphql.ts';
import classes from './CaseReport.module.css';
import { chainSteps } from './chain.ts';
import { ReportEvidence } from './ReportEvidence.tsx';
import { ReportExposures } from './ReportExposures.tsx';
import { ReportHead } from './ReportHead.tsx';
import { useCaseEvidence } from './use-case-evidence.ts';

interface Props {
  employee: TracingPageQuery['employee'];
  trace: TraceQuery['trace'];
  onClose: () => void;
}

/** The case on paper, complete enough to be handed to somebody who has never seen this product. */
export function CaseReport({ employee, trace, onClose }: Props) {
  const [generatedAt] = useState(() => new Date().toISOString());
  const [hasEvidence, setHasEvidence] = useState(false);
  const steps = useMemo(
    () => (hasEvidence ? chainSteps(trace.exposures) : []),
    [trace, hasEvidence],
  );
  const { meetings, failed, retry } = useCaseEvidence(steps);
  const isWhole = meetings.size === steps.length;
  const numbers = new Map(steps.map((step, index) => [step.key, index + 1]));

  return (
    <>
      <title>{`Contact tracing report, ${employee.name} · VisionCloud`}</title>
      <div className="screen-only">
        <Group justify="space-between" mb="md">
          <Button variant="subtle" leftSection={<IconArrowLeft {...icons.md} />} onClick={onClose}>
            Back to the case
          </Button>
          <Group gap="md">
            {trace.exposures.length > 0 && (
              <Switch
                label="With the evidence of each contact"
                checked={hasEvidence}
                onChange={(event) => setHasEvidence(event.currentTarget.checked)}
              />
            )}
            <Button
              leftSection={<IconPrinter {...icons.md} />}
              onClick={() => window.print()}
              disabled={!isWhole}
            >
              Print
            </Button>
          </Group>
        </Group>
        {!isWhole && !failed && (
          <output className={classes.progress}>
            <Text size="sm" mb={4}>
              Collecting evidence, {meetings.size} of {steps.length} contacts
            </Text>
            <Progress
              value={(meetings.size / steps.length) * 100}
              aria-label="Evidence collected"
              mb="md"
            />
          </output>
        )}
        {failed && (
          <Alert
            color="red"
            icon={<IconAlertCircle aria-hidden />}
            title="The report is not complete"
            mb="md"
          >
            <Text size="sm" mb="sm">
              Evidence of {steps.length - meetings.size} of {steps.length} contacts could not be
              loaded.
            </Text>
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
      </div>
      <article className={classes.paper}>
        <ReportHead employee={employee} trace={trace} generatedAt={generatedAt} />
        <ReportExposures trace={trace} evidenceNumbers={numbers} />
        {hasEvidence && isWhole && (
          <ReportEvidence steps={steps} meetings={meetings} windowStart={trace.from} />
        )}
      </article>
    </>
  );
}
