import { Alert, Anchor } from '@mantine/core';
import { IconCircleOff } from '@tabler/icons-react';
import { forgetRefusal } from '../../apollo/session.ts';
import { icons } from '../../components/tokens.ts';
import { provider } from '../../provider.ts';

const { email, phone } = provider.support;

/** Says why nobody of a company gets in, what happens to its data meanwhile, and whom to ask. */
export function InactiveCompanyNotice() {
  return (
    <Alert
      color="amber"
      role="alert"
      icon={<IconCircleOff {...icons.lg} />}
      title="Your company has been deactivated"
      mb="lg"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={forgetRefusal}
    >
      Nobody can sign in until it is active again. Its data is kept, and phones keep what they
      record. Write to{' '}
      <Anchor href={`mailto:${email}`} inherit underline="always">
        {email}
      </Anchor>{' '}
      or call{' '}
      <Anchor href={`tel:${phone.replaceAll(' ', '')}`} inherit underline="always">
        {phone}
      </Anchor>
      .
    </Alert>
  );
}
