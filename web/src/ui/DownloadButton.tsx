import { Button, type ButtonProps } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SessionSource } from '../apollo/session-store.ts';
import { icons } from './tokens.ts';
import { useDownload } from './use-download.ts';

interface Props extends Pick<ButtonProps, 'size'> {
  /** Path of the file; null if there is nothing to save. */
  address: string | null;
  /** Default: the company's session. */
  session?: SessionSource;
  'aria-label'?: string;
  children: ReactNode;
}

/** Downloads a file from the gateway. */
export function DownloadButton({ address, session, size = 'sm', ...props }: Props) {
  const { isBusy, save } = useDownload(session);
  return (
    <Button
      {...props}
      size={size}
      variant="default"
      leftSection={<IconDownload {...(size === 'xs' ? icons.sm : icons.md)} />}
      loading={isBusy}
      disabled={address === null}
      onClick={() => address !== null && void save(address)}
    />
  );
}
