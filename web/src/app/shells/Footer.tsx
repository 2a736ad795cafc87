import { Anchor, Box, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { provider } from '../../lib/provider.ts';
import { paths } from '../../lib/paths.ts';
import classes from './Footer.module.css';
import { fontWeights, icons } from '../../ui/tokens.ts';
import { texts } from './public-texts.ts';

const storePictures = { iPhone: IconBrandApple, Android: IconBrandGooglePlay };

const title = { fz: 'xs', fw: fontWeights.medium, lts: '0.03em', c: 'dimmed' } as const;

const places = [
  { label: texts.ownFile, to: paths.ownFileLink },
  { label: texts.guide, to: paths.guide },
  { label: texts.blog, to: paths.blog },
  { label: texts.terms, to: paths.terms },
  { label: texts.privacy, to: paths.privacy },
  { label: texts.appTerms, to: paths.appTerms },
  { label: texts.appPrivacy, to: paths.appPrivacy },
];

/** Footer of public pages: the provider's offices, the mobile app, and further pages. */
export function Footer() {
  return (
    <Box
      component="footer"
      bg="var(--vc-panel)"
      style={{ borderTop: '1px solid var(--vc-border)' }}
    >
      <div className={classes.inner}>
        <section aria-labelledby="offices">
          <Text component="h2" id="offices" mb="md" {...title}>
            {texts.offices}
          </Text>
          <ul className={classes.list}>
            {provider.offices.map(({ city, address, phone, email }) => (
              <li key={city}>
                <Text fw={fontWeights.medium} size="sm">
                  {city}
                </Text>
                <Stack component="address" gap={0} mt={2} fz="xs" lh={1.5} c="dimmed" fs="normal">
                  {address}
                  <Anchor href={`tel:${phone.replaceAll(' ', '')}`} className={classes.contact}>
                    {phone}
                  </Anchor>
                  <Anchor href={`mailto:${email}`} className={classes.contact}>
                    {email}
                  </Anchor>
                </Stack>
              </li>
            ))}
          </ul>
        </section>
        <Stack component="section" gap="sm" aria-labelledby="stores" className={classes.stores}>
          <Text component="h2" id="stores" pb="sm" className={classes.app} {...title}>
            {texts.mobileApp}
          </Text>
          {provider.stores.map(({ name, system, url }) => {
            const Picture = storePictures[system];
            return (
              <UnstyledButton
                component="a"
                key={name}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={classes.store}
              >
                <Picture {...icons.xl} />
                <span>
                  {name}
                  <Text span inherit fw={fontWeights.regular} c="dimmed">
                    {' '}
                    {texts.forSystem(system)}
                  </Text>
                </span>
              </UnstyledButton>
            );
          })}
        </Stack>
      </div>
      <Group justify="space-between" gap="8px 32px" className={classes.end}>
        <Text size="xs" c="dimmed">
          {texts.copyright(provider.name)}
        </Text>
        <Group component="nav" aria-label={texts.more} gap="4px 20px" fz="xs">
          {places.map(({ label, to }) => (
            <Anchor key={to} component={Link} to={to} className={classes.contact}>
              {label}
            </Anchor>
          ))}
        </Group>
      </Group>
    </Box>
  );
}
