import { Anchor, Stack } from '@mantine/core';
import { provider } from '../../../lib/provider.ts';
import { texts } from './texts.tsx';

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
        {texts.phone(
          <Anchor href={`tel:${support.phone.replaceAll(' ', '')}`} inherit>
            {support.phone}
          </Anchor>,
        )}
      </span>
      <span>
        {texts.email(
          <Anchor href={`mailto:${support.email}`} inherit>
            {support.email}
          </Anchor>,
        )}
      </span>
      <span>{texts.hours}</span>
    </Stack>
  );
}
