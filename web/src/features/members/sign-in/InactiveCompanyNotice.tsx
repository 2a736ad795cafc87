import { Alert, Anchor } from '@mantine/core';
import { IconCircleOff } from '@tabler/icons-react';
import { forgetRefusal } from '../../../apollo/session.ts';
import { icons } from '../../../ui/tokens.ts';
import { provider } from '../../../lib/provider.ts';
import { texts } from './inactive-company-texts.tsx';

const { email, phone } = provider.support;

/** Explains that the company is deactivated and how to contact the provider. */
export function InactiveCompanyNotice() {
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<IconCircleOff {...icons.lg} />}
      title={texts.inactive}
      mb="lg"
      withCloseButton
      closeButtonLabel={texts.dismiss}
      onClose={forgetRefusal}
    >
      {texts.inactiveMeaning(
        <Anchor href={`mailto:${email}`} inherit underline="always">
          {email}
        </Anchor>,
        <Anchor href={`tel:${phone.replaceAll(' ', '')}`} inherit underline="always">
          {phone}
        </Anchor>,
      )}
    </Alert>
  );
}
