import { Text } from '@mantine/core';
import {
  AuditOrigin_EntryFragmentDoc,
  type AuditOrigin_EntryFragment,
} from '../../../generated/graphql.ts';
import { texts } from './texts.ts';
import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';

interface Props {
  entry: FragmentType<AuditOrigin_EntryFragment>;
}

/** IP address and client of a request, and its reference in the gateway's log. */
export function AuditOrigin({ entry: from }: Props) {
  const { data } = useSuspenseFragment({ fragment: AuditOrigin_EntryFragmentDoc, from });
  const { address, requestId, userAgent } = data;
  if (address === null) return null;
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {simplifyAddress(address)}
      </Text>
      {userAgent !== null && (
        <Text
          size="xs"
          c="dimmed"
          lineClamp={1}
          title={userAgent}
          style={{ overflowWrap: 'anywhere' }}
        >
          {userAgent}
        </Text>
      )}
      {requestId !== null && (
        <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {texts.reference(requestId)}
        </Text>
      )}
    </>
  );
}

/** Older entries have IPv4 addresses in IPv6 notation. */
const simplifyAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '');
