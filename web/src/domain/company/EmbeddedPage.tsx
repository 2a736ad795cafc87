import { Box, Skeleton } from '@mantine/core';
import { messageOf } from '../../apollo/errors.ts';
import { useEmbeddedPageQuery } from '../../generated/graphql.ts';
import { FailedState } from '../../components/FailedState.tsx';

interface Props {
  /** What it is, for those who cannot see it. */
  title: string;
  /** An https address. */
  address: string;
  /** As tall as the window, where it is all that the screen shows. */
  isTall?: boolean;
}

/** Whether a page may be embedded: a whole https address without a name and password in it, as the gateway takes it. */
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
 * A page of somebody else in a sandbox: its scripts run, but as a stranger, without this site's storage, cookies or address. It
 * stands inside a page of the gateway's, whose content security policy lets in its host alone.
 */
export function EmbeddedFrame({ title, path, isTall = false }: FrameProps) {
  return <Box component="iframe" {...getLook(isTall)} {...isolated} title={title} src={path} />;
}

/** A page of somebody else by its address, for who may choose it. */
export function EmbeddedPage({ title, address, isTall = false }: Props) {
  const { data, error, loading, refetch } = useEmbeddedPageQuery({ variables: { url: address } });
  if (data) return <EmbeddedFrame title={title} path={data.embeddedPath} isTall={isTall} />;
  return error && !loading ? (
    <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  ) : (
    <Skeleton {...getLook(isTall)} />
  );
}
