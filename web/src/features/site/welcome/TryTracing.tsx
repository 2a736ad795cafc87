import { Box, Text } from '@mantine/core';
import { SectionHead } from './SectionHead.tsx';
import { TracingExample } from './TracingExample.tsx';
import welcome from './Welcome.module.css';
import { texts } from './texts.tsx';

export function TryTracing() {
  return (
    <section aria-labelledby="trying" className={welcome.section}>
      <SectionHead id="trying" title={texts.trying}>
        {texts.tryingMeaning}
      </SectionHead>
      <Box mt={40}>
        <TracingExample />
      </Box>
      <Text c="dimmed" size="sm" lh={1.55} maw="72ch" mt={20}>
        {texts.levels}
      </Text>
    </section>
  );
}
