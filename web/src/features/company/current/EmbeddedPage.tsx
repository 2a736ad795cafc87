import { Box, Skeleton } from '@mantine/core';
import { useEmbeddedPageQuery } from '../../../generated/graphql.ts';
import { QueryBoundary } from '../../../ui/QueryBoundary.tsx';

interface Props {
  /** Accessible name. */
  title: string;
  /** An https address. */
  address: string;
  /** Whether it fills the height of the window. */
  isTall?: boolean;
}

/** Whether a page may be embedded: an absolute https address without credentials, as the gateway requires. */
export const isEmbeddable = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
};

const isolated = {
  sandbox: 'allow-scripts allow-forms allow-popups',
  referrerPolicy: 'no-referrer',
  loading: 'lazy',
} as const;

const getLook = (isTall: boolean) =>
  ({
    display: 'block',
    w: '100%',
    h: isTall ? 'max(480px, 100dvh - 200px)' : 480,
    bd: '1px solid var(--vc-border)',
    bdrs: 'md',
    bg: '#fff',
  }) as const;

interface FrameProps extends Pick<Props, 'title' | 'isTall'> {
  /** Signed by the gateway. */
  path: string;
}

/**
 * A third-party page in a sandbox. Its scripts run without this site's origin, storage and cookies. It is embedded in a page of the gateway,
 * whose content security policy allows only its host.
 */
export function EmbeddedFrame({ title, path, isTall = false }: FrameProps) {
  return <Box component="iframe" {...getLook(isTall)} {...isolated} title={title} src={path} />;
}

/** A third-party page at an address that the company has chosen. */
export function EmbeddedPage({ title, address, isTall = false }: Props) {
  const query = useEmbeddedPageQuery({ variables: { url: address } });
  return (
    <QueryBoundary query={query} dropsPrevious fallback={<Skeleton {...getLook(isTall)} />}>
      {({ embeddedPath }) => <EmbeddedFrame title={title} path={embeddedPath} isTall={isTall} />}
    </QueryBoundary>
  );
}
