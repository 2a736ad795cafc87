import { Box, Button, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { paths } from '../../../lib/paths.ts';
import { GuideCover } from '../guide/GuideCover.tsx';
import { SectionHead } from './SectionHead.tsx';
import welcome from './Welcome.module.css';
import { texts } from './texts.tsx';

/** Next steps: read the guide, or sign up. */
export function NextSteps() {
  return (
    <section aria-labelledby="start" className={welcome.section}>
      <SideBySide
        widths="260px minmax(0, 1fr)"
        gap="32px 80px"
        align="center"
        pb={{ base: 72, sm: 112 }}
      >
        <Box maw={{ base: 160, md: 260 }}>
          <GuideCover />
        </Box>
        <div>
          <SectionHead id="start" title={texts.start}>
            {texts.startMeaning}
          </SectionHead>
          <Group mt="xl" gap="md">
            <Button component={Link} to={paths.guide} size="md" variant="default">
              {texts.getGuide}
            </Button>
            <Button component={Link} to={paths.plans} size="md">
              {texts.signUp}
            </Button>
          </Group>
        </div>
      </SideBySide>
    </section>
  );
}
