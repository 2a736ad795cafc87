import { Anchor } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PreviewOutput.module.css';
import { icons } from './tokens.ts';

interface Props {
  icon: Icon;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  loadingText: string;
  /** What could not be counted, with a link that tries again. */
  failedText: (tryAgain: ReactNode) => ReactNode;
  tryAgain: string;
  /** The preview once it is known; null before. */
  children: ReactNode;
}

/** What a change would do, beside the form that makes it. Nobody has to wait for it, and it may fail. */
export function PreviewOutput({ icon: Icon, query, children, ...texts }: Props) {
  const { error, loading, refetch } = query;
  const tryAgain = (
    <Anchor
      component="button"
      type="button"
      size="sm"
      onClick={() => void refetch().catch(() => undefined)}
    >
      {texts.tryAgain}
    </Anchor>
  );
  return (
    <output className={classes.preview}>
      <Icon {...icons.lg} />
      <div>{children ?? (loading || !error ? texts.loadingText : texts.failedText(tryAgain))}</div>
    </output>
  );
}
