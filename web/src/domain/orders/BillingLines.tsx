import { Text } from '@mantine/core';
import classes from './BillingLines.module.css';
import type { BillingContact } from './pending-order.ts';

/** Who is billed, as on an envelope. */
export function BillingLines({ billing }: { billing: BillingContact }) {
  const lines = {
    address: billing.address,
    city: [billing.postalCode, billing.city].filter(Boolean).join(' '),
    country: billing.country,
    email: billing.email,
    phone: billing.phone,
  };
  return (
    <address className={classes['address']}>
      <Text size="sm" fw={540}>
        {billing.name}
      </Text>
      {Object.entries(lines).map(([part, line]) => (
        <Text key={part} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
    </address>
  );
}
