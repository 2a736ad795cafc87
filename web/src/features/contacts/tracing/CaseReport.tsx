import { Alert, Box, Button, Group, Progress, Switch, Text } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft, IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { icons } from '../../../ui/tokens.ts';
import type { TraceQuery, TracingPageQuery } from '../../../generated/graphql.ts';
import classes from './CaseReport.module.css';
import { chainSteps } from './chain.ts';
import { ReportEvidence } from './ReportEvidence.tsx';
import { ReportExposures } from './ReportExposures.tsx';
import { ReportHead } from './ReportHead.tsx';
import { texts } from './texts.tsx';
import { useCaseEvidence } from './use-case-evidence.ts';

interface Props {
  employee: TracingPageQuery['employee'];
  trace: TraceQuery['trace'];
  onClose: () => void;
}

/** The printed report of a case, complete enough for a reader who has never seen this product. */
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
      <title>{texts.documentTitle(employee.name)}</title>
      <div className="screen-only">
        <Group justify="space-between" mb="md">
          <Button variant="subtle" leftSection={<IconArrowLeft {...icons.md} />} onClick={onClose}>
            {texts.backToCase}
          </Button>
          <Group gap="md">
            {trace.exposures.length > 0 && (
              <Switch
                label={texts.withEvidence}
                checked={hasEvidence}
                onChange={(event) => setHasEvidence(event.currentTarget.checked)}
              />
            )}
            <Button
              leftSection={<IconPrinter {...icons.md} />}
              onClick={() => window.print()}
              disabled={!isWhole}
            >
              {texts.print}
            </Button>
          </Group>
        </Group>
        {!isWhole && !failed && (
          <Box component="output" display="block">
            <Text size="sm" mb={4}>
              {texts.collecting(meetings.size, steps.length)}
            </Text>
            <Progress
              value={(meetings.size / steps.length) * 100}
              aria-label={texts.evidenceCollected}
              mb="md"
            />
          </Box>
        )}
        {failed && (
          <Alert
            color="red"
            icon={<IconAlertCircle aria-hidden />}
            title={texts.reportIncomplete}
            mb="md"
          >
            <Text size="sm" mb="sm">
              {texts.evidenceMissing(steps.length - meetings.size, steps.length)}
            </Text>
            <Button variant="default" onClick={retry}>
              {texts.tryAgain}
            </Button>
          </Alert>
        )}
      </div>
      <article className={`paper ${classes.paper}`}>
        <ReportHead employee={employee} trace={trace} generatedAt={generatedAt} />
        <ReportExposures trace={trace} evidenceNumbers={numbers} />
        {hasEvidence && isWhole && (
          <ReportEvidence steps={steps} meetings={meetings} trace={trace} />
        )}
      </article>
    </>
  );
}
