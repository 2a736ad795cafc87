import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from '../browser/copy-text.ts';
import { notifyFailure } from './notify.tsx';

interface Props {
  /** What is copied, made when it is asked for. */
  text: () => string;
  /** What it copies: 'Copy pass-key'. */
  label: string;
}

const saidFor = 2_000;

/** Copies a text, and says for a moment that it did. */
export function CopyButton({ text, label }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), saidFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    if (await copyText(text())) setCopied(true);
    else notifyFailure('The browser did not allow copying. Please select the text and copy it.');
  };
  const Picture = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      color="gray"
      aria-label={label}
      leftSection={<Picture size={14} stroke={1.8} aria-hidden />}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : 'Copy'}
      <VisuallyHidden component="output">{isCopied ? 'Copied' : ''}</VisuallyHidden>
    </Button>
  );
}
