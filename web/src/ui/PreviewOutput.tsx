import { Anchor } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './PreviewOutput.module.css';
import { icons } from './tokens.ts';

interface Props {
  icon: Icon;
  query: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  loadingText: string;
  /** Error message, shown with a link that retries. */
  failedText: (tryAgain: ReactNode) => ReactNode;
  tryAgain: string;
  /** The preview; null until it is known. */
  children: ReactNode;
}

/** Previews the effects of a form. The form can be submitted before the preview has loaded, or if it fails. */
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
