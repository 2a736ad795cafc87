import { Group } from '@mantine/core';
import type { TraceQuery } from '../../../generated/graphql.ts';
import classes from './ChainDrawing.module.css';
import { hasFollowUp, marks } from './follow-up-marks.ts';
import { MarkIcon } from './FollowUpMarks.tsx';
import { LevelMark } from './LevelMark.tsx';
import { texts } from './texts.tsx';

/** Explains shapes and lines, and marks if anybody is followed up. */
export function ChainLegend({ trace }: { trace: TraceQuery['trace'] }) {
  return (
    <Group component="ul" gap="4px 20px" mt={12} fz="xs" c="dimmed" className={classes.legend}>
      <li>
        <LevelMark level={0} /> {texts.tracedPerson}
      </li>
      {[1, 2, 3].map((level) => (
        <li key={level}>
          <LevelMark level={level} /> {texts.exposedAtLevel(level)}
        </li>
      ))}
      <li>
        <Line rule="CONTINUOUS" /> {texts.continuousLine}
      </li>
      <li>
        <Line rule="CUMULATIVE" /> {texts.cumulativeLine}
      </li>
      <li>
        <svg width={24} height={12} aria-hidden>
          <rect width={24} height={12} rx={3} className={classes.shade} data-level={2} />
        </svg>
        {texts.shadeMeaning}
      </li>
      {hasFollowUp(trace) &&
        marks.map((mark) => (
          <li key={mark}>
            <MarkIcon mark={mark} /> {texts.marks[mark]}
          </li>
        ))}
    </Group>
  );
}

function Line({ rule }: { rule: 'CONTINUOUS' | 'CUMULATIVE' }) {
  return (
    <svg width={24} height={12} aria-hidden>
      <path d="M0 6H24" className={classes.edge} data-rule={rule} data-level={1} />
    </svg>
  );
}
