import {
  Box,
  Button,
  Group,
  SegmentedControl,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { useId, useState } from 'react';
import { useTracingExampleQuery } from '../../../generated/graphql.ts';
import {
  sortByExposure,
  formatFinding,
  findName,
  formatClock,
  formatContact,
  type TracedExample,
} from './example.ts';
import { ExampleDrawing } from './ExampleDrawing.tsx';
import { IndexCaseSelect } from './IndexCaseSelect.tsx';
import '../../../ui/tones.css';
import classes from './TracingExample.module.css';
import { texts } from './texts.tsx';

const thresholds = [5, 15, 30];

/** An interactive tracing example: the visitor chooses, the gateway traces. */
export function TracingExample() {
  const [ill, setIll] = useState(1);
  const [threshold, setThreshold] = useState(15);
  const [traced, setTraced] = useState<TracedExample | null>(null);
  const { data, error, loading, refetch } = useTracingExampleQuery({
    variables: { person: ill, threshold },
    fetchPolicy: 'cache-first',
  });
  const thresholdLabel = useId();
  // Shows the previous answer until the next one has loaded.
  if (data && traced?.example !== data.tracingExample)
    setTraced({ ill, threshold, example: data.tracingExample });

  if (!traced && (!error || loading))
    return (
      <output className={classes.example}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton h={32} maw={480} />
        <Skeleton h={340} mt="xl" />
      </output>
    );
  return (
    <div className={classes.example}>
      <p className={classes.finding} aria-live="polite">
        {traced ? formatFinding(traced) : texts.exampleFailed}
      </p>
      {error && !loading && (
        <Group gap={12} mt={12}>
          <Text size="sm">{traced ? texts.choiceFailed : texts.othersLoaded}</Text>
          <Button variant="default" size="xs" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </Group>
      )}
      {traced && (
        <>
          <Group gap="8px 16px" mt={20} fz="sm">
            <span id={thresholdLabel}>{texts.countsFrom}</span>
            <SegmentedControl
              aria-labelledby={thresholdLabel}
              data={thresholds.map((minutes) => ({
                value: String(minutes),
                label: texts.minutes(minutes),
              }))}
              value={String(threshold)}
              onChange={(value) => setThreshold(Number(value))}
            />
          </Group>
          <div className={classes.day} data-late={loading || undefined} aria-busy={loading}>
            <IndexCaseSelect people={traced.example.people} ill={ill} onPick={setIll} />
            <div className={classes.lanes}>
              <ExampleDrawing key={`${traced.ill} ${traced.threshold}`} traced={traced} />
            </div>
          </div>
          <Exposed traced={traced} />
        </>
      )}
    </div>
  );
}

/** The exposed people in the order of exposure. */
function Exposed({ traced: { example } }: { traced: TracedExample }) {
  return (
    <ol className={classes.exposed} aria-label={texts.toInform}>
      {sortByExposure(example.exposures).map((exposure) => (
        <li key={exposure.person}>
          <span className={classes.level} data-level={exposure.level}>
            {texts.level(exposure.level)}
          </span>
          <span>
            {texts.exposedAt(
              <b>{findName(example, exposure.person)}</b>,
              formatClock(exposure.exposedAt),
            )}{' '}
            <Box component="span" c="dimmed">
              {formatContact(example, exposure)}
            </Box>
          </span>
        </li>
      ))}
    </ol>
  );
}
