import { Group, Text, type MantineSpacing } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { icons } from '../../../ui/tokens.ts';
import { explainUnmeasured, isMeasured } from '../reporting/reporting-words.ts';
import type { TraceQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.tsx';
import { formatWindowNote } from './words.ts';

interface Props {
  name: string;
  trace: TraceQuery['trace'];
  mb?: MantineSpacing;
}

/** Notes on how to read a trace: the default window, or a phone that detected nobody. */
export function TraceNotes({ name, trace, mb = 0 }: Props) {
  const window = formatWindowNote(trace);
  const { reporting, exposures } = trace;
  // If nobody was exposed, the empty state says so.
  const isPartial = exposures.length > 0 && !isMeasured(reporting);
  const notes = [
    ...(window === null ? [] : [window]),
    ...(isPartial ? [explainUnmeasured(name, reporting, texts.inThisWindow)] : []),
  ];
  return notes.map((note) => (
    <Group key={note} gap={8} mb={mb} wrap="nowrap" align="flex-start">
      <IconInfoCircle {...icons.md} style={{ flex: 'none', marginTop: 2 }} />
      <Text size="sm">{note}</Text>
    </Group>
  ));
}
