import { Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { PreviewOutput } from '../../../ui/PreviewOutput.tsx';
import { texts } from './consequence-texts.tsx';

interface Props<Preview> {
  query: ComponentProps<typeof PreviewOutput>['query'];
  /** Null: too much to preview; undefined: not known yet. */
  preview: Preview | null | undefined;
  children: (preview: Preview) => ReactNode;
}

/** Shows what a change would do, before it is made. The change can be made without it. */
export function Consequences<Preview>({ query, preview, children }: Props<Preview>) {
  return (
    <PreviewOutput
      icon={IconListCheck}
      query={query}
      loadingText={texts.loading}
      failedText={texts.failed}
      tryAgain={texts.tryAgain}
    >
      {preview === null ? texts.tooMany : preview === undefined ? null : children(preview)}
    </PreviewOutput>
  );
}

/** What a change would do, each in a sentence. */
export function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <Stack gap={4}>
      {sentences.map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Stack>
  );
}
