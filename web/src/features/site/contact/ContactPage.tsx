import { Anchor, Box, Stack, Text, Title } from '@mantine/core';
import { PublicPage } from '../../../ui/PublicPage.tsx';
import { provider } from '../../../lib/provider.ts';
import classes from './ContactPage.module.css';
import { OfficesMap } from './OfficesMap.tsx';
import { SupportHours } from './SupportHours.tsx';
import { texts } from './texts.tsx';

/** The provider's offices and support hours. */
export function ContactPage() {
  return (
    <PublicPage title={texts.pageTitle} sentence={texts.introduction}>
      <SupportHours />
      <Box
        aria-labelledby="our-offices"
        component="section"
        mt={48}
        pt={48}
        style={{ borderTop: '1px solid var(--vc-border)' }}
      >
        <Title order={2} id="our-offices" fz={22}>
          {texts.ourOffices}
        </Title>
        <Box
          mt="lg"
          p={{ base: 8, sm: 'md' }}
          bg="var(--vc-panel)"
          bdrs="lg"
          style={{ overflow: 'hidden' }}
        >
          <OfficesMap />
        </Box>
        <ul className={classes.list}>
          {provider.offices.map(({ city, address, phone, email }) => (
            <li key={city}>
              <Title order={3}>{city}</Title>
              <Stack component="address" gap={6} mt={8} align="start" fs="normal">
                <Text span size="sm" c="dimmed">
                  {address}
                </Text>
                <Anchor href={`tel:${phone.replaceAll(' ', '')}`} size="sm">
                  {phone}
                </Anchor>
                <Anchor href={`mailto:${email}`} size="sm">
                  {email}
                </Anchor>
              </Stack>
            </li>
          ))}
        </ul>
      </Box>
    </PublicPage>
  );
}
