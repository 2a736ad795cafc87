import { Officer } from './Officer.tsx';
import { PlanSummaries } from './PlanSummaries.tsx';
import { Privacy } from './Privacy.tsx';
import { Records } from './Records.tsx';
import { NextSteps } from './NextSteps.tsx';
import classes from './Welcome.module.css';
import { Box, Text } from '@mantine/core';
import { SectionHead } from './SectionHead.tsx';
import { TracingExample } from './TracingExample.tsx';
import { texts } from './texts.tsx';

/** What the product does and for whom, for visitors without an account. */
export function Welcome() {
  return (
    <div className={classes.welcome} id="product">
      <Records />
      <TryTracing />
      <Officer />
      <Privacy />
      <PlanSummaries />
      <NextSteps />
    </div>
  );
}

function TryTracing() {
  return (
    <section aria-labelledby="trying" className={classes.section}>
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
