import { Anchor, Text } from '@mantine/core';
import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { provider } from '../../provider.ts';
import { paths } from '../../paths.ts';
import classes from './Footer.module.css';
import { fontWeights, icons } from '../../components/tokens.ts';

const storePictures = { iPhone: IconBrandApple, Android: IconBrandGooglePlay };

const places = [
  { label: 'Guide', to: paths.guide },
  { label: 'Blog', to: paths.blog },
  { label: 'Terms', to: paths.terms },
  { label: 'Privacy', to: paths.privacy },
  { label: 'App terms', to: paths.appTerms },
  { label: 'App privacy', to: paths.appPrivacy },
];

/** Footer of public pages: the provider's offices, the mobile app, and further pages. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <section aria-labelledby="offices">
          <h2 id="offices" className={classes.title}>
            Offices
          </h2>
          <ul className={classes.list}>
            {provider.offices.map(({ city, address, phone, email }) => (
              <li key={city}>
                <Text fw={fontWeights.medium} size="sm">
                  {city}
                </Text>
                <address className={classes.address}>
                  {address}
                  <Anchor href={`tel:${phone.replaceAll(' ', '')}`} className={classes.contact}>
                    {phone}
                  </Anchor>
                  <Anchor href={`mailto:${email}`} className={classes.contact}>
                    {email}
                  </Anchor>
                </address>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="stores" className={classes.stores}>
          <h2 id="stores" className={classes.title}>
            Mobile app
          </h2>
          {provider.stores.map(({ name, system, url }) => {
            const Picture = storePictures[system];
            return (
              <a
                key={name}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={classes.store}
              >
                <Picture {...icons.xl} />
                <span>
                  {name}
                  <span className={classes.system}> for {system}</span>
                </span>
              </a>
            );
          })}
        </section>
      </div>
      <div className={classes.end}>
        <Text size="xs" c="dimmed">
          © {provider.name}
        </Text>
        <nav aria-label="More" className={classes.more}>
          {places.map(({ label, to }) => (
            <Anchor key={to} component={Link} to={to} className={classes.contact}>
              {label}
            </Anchor>
          ))}
        </nav>
      </div>
    </footer>
  );
}
