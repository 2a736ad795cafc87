import { Box, Text } from '@mantine/core';
import { SectionHead } from './SectionHead.tsx';
import { TracingExample } from './TracingExample.tsx';
import welcome from './Welcome.module.css';

/** The algorithm to try. */
export function Trying() {
  return (
    <section aria-labelledby="trying" className={welcome.section}>
      <SectionHead id="trying" title="Try it: who has to be told?">
        An invented day in a small company. Choose who falls ill, and from how many minutes a
        contact counts. The answer comes from the same code that traces real cases.
      </SectionHead>
      <Box mt={40}>
        <TracingExample />
      </Box>
      <Text c="dimmed" size="sm" lh={1.55} maw="72ch" mt={20}>
        Level 1 met the ill person. Level 2 met somebody of level 1 after that person’s own
        exposure, level 3 likewise. An infection cannot run back in time, and neither does the
        tracing: who met earlier in the day is not on the list.
      </Text>
    </section>
  );
}
