import { Anchor } from '@mantine/core';
import { provider } from '../../provider.ts';
import classes from './LegalPage.module.css';

/** Whom to turn to, and when somebody answers. */
export function LegalContact() {
  const { name, offices, support } = provider;
  return (
    <address className={classes.contact}>
      <b>{name}</b>
      <span>{offices[0].address}</span>
      <span>
        Phone{' '}
        <Anchor href={`tel:${support.phone.replaceAll(' ', '')}`} inherit>
          {support.phone}
        </Anchor>
      </span>
      <span>
        Email{' '}
        <Anchor href={`mailto:${support.email}`} inherit>
          {support.email}
        </Anchor>
      </span>
      <span>9am to 6pm Monday to Friday, closed weekends and public holidays</span>
    </address>
  );
}
