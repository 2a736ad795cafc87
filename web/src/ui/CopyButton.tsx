import { ActionIcon, Button, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/browser/copy-text.ts';
import { texts } from './input-texts.ts';
import { notifyFailure } from './notify.tsx';
import { icons } from './tokens.ts';

interface Props {
  /** Returns the text to copy. */
  text: () => string;
  /** Accessible name, such as 'Copy pass-key'. */
  label: string;
  /** Shows only the icon. */
  isCompact?: boolean;
  isDisabled?: boolean;
}

const confirmationMs = 2_000;

/** Copies a text and confirms it for a moment. */
export function CopyButton({ text, label, isCompact = false, isDisabled = false }: Props) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), confirmationMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    if (await copyText(text())) setCopied(true);
    else notifyFailure(texts.copyFailed);
  };
  const Picture = isCopied ? IconCheck : IconCopy;
  if (isCompact)
    return (
      <Tooltip label={isCopied ? texts.copied : label}>
        <ActionIcon
          variant="subtle"
          color={isCopied ? 'green' : 'gray'}
          aria-label={isCopied ? texts.copied : label}
          disabled={isDisabled}
          onClick={() => void copy()}
        >
          <Picture {...icons.md} />
        </ActionIcon>
      </Tooltip>
    );
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      color="gray"
      aria-label={label}
      disabled={isDisabled}
      leftSection={<Picture {...icons.sm} />}
      onClick={() => void copy()}
    >
      {isCopied ? texts.copied : texts.copy}
      <VisuallyHidden component="output">{isCopied ? texts.copied : ''}</VisuallyHidden>
    </Button>
  );
}
