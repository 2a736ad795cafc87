import { Box, Text } from '@mantine/core';
import classes from './StrengthMeter.module.css';
import { texts } from './password-texts.ts';

/** Weakest first. */
const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Shows how strong a password is, as a word and as a bar; `score` is null if unknown. Screen readers announce each change. */
export function StrengthMeter({ strength }: { strength: Strength | null }) {
  const level = strength === null ? 0 : strengths.indexOf(strength) + 1;
  return (
    <Box component="output" display="block" mt={strength === null ? 0 : 6}>
      {strength !== null && (
        <span className={classes.meter} data-level={level}>
          <span className={classes.bar} aria-hidden>
            {strengths.map((each, index) => (
              <span key={each} data-filled={index < level || undefined} />
            ))}
          </span>
          <Text size="xs" c="dimmed" component="span">
            {texts.strength(texts.strengths[strength])}
          </Text>
        </span>
      )}
    </Box>
  );
}
