import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { IconClock, IconClockOff } from '@tabler/icons-react';
import { useNow } from '../../../lib/browser/clock.ts';
import { SideBySide } from '../../../ui/SideBySide.tsx';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { provider } from '../../../lib/provider.ts';
import { formatHour, supportState, supportTime } from './office-hours.ts';
import classes from './ContactPage.module.css';
import { fontWeights, icons } from '../../../ui/tokens.ts';
import { texts } from './texts.tsx';

const { phone, email, opens, closes } = provider.support;

/** How to reach support, and whether it is open now. */
export function SupportHours() {
  // Unknown when the page is prerendered.
  const isHydrated = useHydrated();
  const now = new Date(useNow());
  const { isOpen, words } = isHydrated ? supportState(now) : { isOpen: false, words: '\u00a0' };
  const Picture = isOpen ? IconClock : IconClockOff;
  return (
    <SideBySide
      component="section"
      widths="1fr minmax(0, 420px)"
      gap="32px 64px"
      aria-labelledby="support"
    >
      <div>
        <Title order={2} id="support" fz={22}>
          {texts.support}
        </Title>
        <Text mt={4} c="dimmed">
          {texts.supportUse}
        </Text>
        <Stack component="ul" gap="sm" mt={20}>
          <li>
            <Anchor href={`tel:${phone.replaceAll(' ', '')}`} fz={20} fw={fontWeights.medium}>
              {phone}
            </Anchor>
          </li>
          <li>
            <Anchor href={`mailto:${email}`} fz={20} fw={fontWeights.medium}>
              {email}
            </Anchor>
          </li>
        </Stack>
      </div>
      <Box style={{ alignSelf: 'end' }}>
        <p className={classes.state} data-open={isOpen || undefined}>
          <Picture {...icons.xl} />
          <span>{words}</span>
        </p>
        <Text size="sm">{texts.supportHours(formatHour(opens), formatHour(closes))}</Text>
        <Text size="sm" c="dimmed" mt={4}>
          {isHydrated && texts.localTime(<time>{supportTime(now)}</time>)}
          {texts.holidays}
        </Text>
      </Box>
    </SideBySide>
  );
}
