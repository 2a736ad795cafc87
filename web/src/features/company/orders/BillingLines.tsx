import { Box, Text } from '@mantine/core';
import { fontWeights } from '../../../ui/tokens.ts';

/** A billing contact without its country. */
interface ShownBilling {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string | null;
}

/** Shows a billing contact as a postal address. */
export function BillingLines({ billing, country }: { billing: ShownBilling; country: string }) {
  const lines = {
    address: billing.address,
    city: [billing.postalCode, billing.city].filter(Boolean).join(' '),
    country,
    email: billing.email,
    phone: billing.phone,
  };
  return (
    <Box component="address" fs="normal" style={{ overflowWrap: 'anywhere' }}>
      <Text size="sm" fw={fontWeights.medium}>
        {billing.name}
      </Text>
      {Object.entries(lines).map(([part, line]) => (
        <Text key={part} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
    </Box>
  );
}
