import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from './list-texts.tsx';
import { icons } from './tokens.ts';

interface Props {
  label: string;
  placeholder: string;
  value: string;
  /** Called shortly after the last keystroke. */
  onSearch: (text: string) => void;
  /** Called on arrow down or Escape, to move the focus to the results. */
  onLeave?: () => void;
}

/** A search field; `/` focuses it from anywhere on the page. */
export function SearchBox({ label, placeholder, value, onSearch, onLeave }: Props) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const search = useDebouncedCallback(
    (wanted: string) => {
      setSent(wanted);
      onSearch(wanted);
    },
    { delay: 250, flushOnUnmount: false },
  );
  useHotkeys([['/', () => field.current?.focus()]]);
  // Follow a change of the address, such as by the back button, but not the one that follows what is typed here.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const change = (next: string): void => {
    setText(next);
    search(next.trim());
  };
  const clear = (): void => {
    change('');
    // Clearing removes the button, so the field takes the focus.
    field.current?.focus();
  };
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (!onLeave || (event.key !== 'ArrowDown' && event.key !== 'Escape')) return;
        event.preventDefault();
        onLeave();
      }}
      leftSection={<IconSearch {...icons.md} />}
      rightSection={
        text === '' ? null : (
          <CloseButton size="sm" aria-label={texts.clearSearch} onClick={clear} />
        )
      }
      w={{ base: '100%', xs: 320 }}
      styles={{ input: { WebkitAppearance: 'none' } }}
    />
  );
}
