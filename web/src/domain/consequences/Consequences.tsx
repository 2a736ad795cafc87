import { Stack } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { PreviewOutput } from '../../components/PreviewOutput.tsx';
import { texts } from './texts.tsx';

interface Props {
  query: ComponentProps<typeof PreviewOutput>['query'];
  /** What would change, each in a sentence; null: too much to preview; undefined: not known yet. */
  sentences: readonly string[] | null | undefined;
}

/** Shows what a change would do, before it is made. The change can be made without it. */
export function Consequences({ query, sentences }: Props) {
  return (
    <PreviewOutput
      icon={IconListCheck}
      query={query}
      loadingText={texts.loading}
      failedText={texts.failed}
      tryAgain={texts.tryAgain}
    >
      {sentences === undefined ? null : sentences === null ? (
        texts.tooMany
      ) : (
        <Stack gap={4}>
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Stack>
      )}
    </PreviewOutput>
  );
}
