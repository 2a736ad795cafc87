import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { fontWeights } from '../../../ui/tokens.ts';
import { SectionHead } from './SectionHead.tsx';
import classes from './Records.module.css';
import welcome from './Welcome.module.css';
import { texts } from './texts.tsx';

/** Heights of the two phones' lines in each picture, so that they continue from one to the next. */
const one = 56;
const other = 104;

interface Step {
  title: string;
  sentence: string;
  picture: ReactNode;
}

const bar = (x: number, width: number, y: number) => (
  <rect key={`${x} ${y}`} x={x} y={y - 8} width={width} height="16" rx="3" />
);

const steps: Step[] = [
  {
    title: texts.reported,
    sentence: texts.reportedMeaning,
    picture: (
      <g fill="var(--vc-accent)" opacity="0.55">
        {[bar(64, 52, one), bar(132, 84, one), bar(84, 70, other), bar(190, 38, other)]}
      </g>
    ),
  },
  {
    title: texts.merged,
    sentence: texts.mergedMeaning,
    picture: (
      <g fill="var(--vc-accent)">
        {[bar(64, 164, one), bar(64, 164, other)]}
        <path
          d={`M64 ${one}V${other}M228 ${one}V${other}`}
          stroke="var(--vc-accent)"
          strokeWidth="2"
        />
      </g>
    ),
  },
  {
    title: texts.threshold,
    sentence: texts.thresholdMeaning,
    picture: (
      <>
        <g fill="var(--vc-accent)">{[bar(64, 104, one), bar(64, 104, other)]}</g>
        <g fill="var(--vc-level-1)">{[bar(168, 60, one), bar(168, 60, other)]}</g>
        <path
          d={`M168 ${one - 24}V${other + 24}`}
          stroke="var(--mantine-color-text)"
          strokeWidth="2"
        />
        <text x="168" y={one - 32} textAnchor="middle" className={classes.word}>
          {texts.thresholdMark}
        </text>
      </>
    ),
  },
  {
    title: texts.chain,
    sentence: texts.chainMeaning,
    picture: (
      <g strokeWidth="4">
        <path d={`M60 ${one}H300`} stroke="var(--vc-positive)" />
        <path d={`M100 ${one}V${other}H300`} stroke="var(--vc-level-1)" />
        <path d={`M180 ${other}V136H300`} stroke="var(--vc-level-2)" />
        <circle cx="60" cy={one} r="8.5" fill="var(--vc-positive)" />
        <circle cx="100" cy={other} r="8.5" fill="var(--vc-level-1)" />
        <circle cx="180" cy="136" r="8.5" fill="var(--vc-level-2)" />
      </g>
    ),
  },
];

/** How reports become a list of names: one drawing in four steps. */
export function Records() {
  return (
    <section aria-labelledby="records" className={welcome.section}>
      <SectionHead id="records" title={texts.records}>
        {texts.recordsMeaning}
      </SectionHead>
      <ol className={classes.steps}>
        {steps.map(({ title, sentence, picture }, index) => (
          <li key={title}>
            <svg viewBox="0 0 300 168" fill="none" aria-hidden="true" className={classes.picture}>
              {index < steps.length - 1 && (
                <path
                  d={`M${index === 0 ? 24 : 0} ${one}H300M${index === 0 ? 24 : 0} ${other}H300`}
                  stroke="var(--mantine-color-default-border)"
                  strokeWidth="2"
                />
              )}
              {index === steps.length - 1 && (
                <path
                  d={`M0 ${one}H60M0 ${other}H100`}
                  stroke="var(--mantine-color-default-border)"
                  strokeWidth="2"
                />
              )}
              {picture}
            </svg>
            <h3 className={classes.step}>
              <Box
                component="span"
                c="dimmed"
                fw={fontWeights.regular}
                style={{ fontVariantNumeric: 'tabular-nums' }}
              >
                {index + 1}
              </Box>
              {title}
            </h3>
            <Box component="p" mt="sm" pr="xl" c="dimmed" lh={1.55}>
              {sentence}
            </Box>
          </li>
        ))}
      </ol>
    </section>
  );
}
