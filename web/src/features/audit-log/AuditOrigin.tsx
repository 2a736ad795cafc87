import { Text } from '@mantine/core';
import type { AuditRow_EntryFragment } from '../../generated/graphql.ts';
import classes from './AuditTable.module.css';
import { texts } from './texts.ts';

interface Props {
  entry: Pick<AuditRow_EntryFragment, 'address' | 'requestId' | 'userAgent'>;
}

/** Where it came from: address, program, and the reference by which the gateway's log has it. */
export function AuditOrigin({ entry: { address, requestId, userAgent } }: Props) {
  if (address === null) return null;
  return (
    <>
      <Text size="sm" className={classes.below}>
        {plainAddress(address)}
      </Text>
      {userAgent !== null && (
        <Text size="xs" c="dimmed" lineClamp={1} title={userAgent} className={classes.below}>
          {userAgent}
        </Text>
      )}
      {requestId !== null && (
        <Text size="xs" c="dimmed" className={classes.below}>
          {texts.reference(requestId)}
        </Text>
      )}
    </>
  );
}

/** Older entries hold IPv4 addresses as they arrived on an IPv6 socket. */
const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/iu, '');
