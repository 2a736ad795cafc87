import { Anchor, Stack } from '@mantine/core';
import { provider } from '../../provider.ts';

/** Whom to turn to, and when somebody answers. */
export function LegalContact() {
  const { name, offices, support } = provider;
  return (
    <Stack
      component="address"
      gap={0}
      mt={12}
      py="md"
      px={20}
      bdrs="md"
      bg="var(--vc-panel)"
      fs="normal"
    >
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
    </Stack>
  );
}
