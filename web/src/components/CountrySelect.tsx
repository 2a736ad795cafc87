import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { ComboboxChevron, TextInput, useCombobox, type TextInputProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { loadPart } from '../browser/load-part.ts';
import { findCountryName, type Country } from './countries.ts';
import type { CountryList } from './CountryList.tsx';
import { notifyFailure } from './notify.tsx';

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  countries: readonly Country[];
  /** Code of one of the countries, or empty. */
  value: string;
  onChange: (code: string) => void;
}

const loadList = (): Promise<typeof CountryList> =>
  loadPart(async () => (await import('./CountryList.tsx')).CountryList);

/**
 * A country, chosen from a list that is searched by typing. The list, with all that places it, weighs a fifth of a first visit: it comes when
 * somebody turns to the field, which is the same field before and after.
 */
export function CountrySelect({ countries, value, onChange, onFocus, onBlur, ...input }: Props) {
  const id = useId();
  const name = findCountryName(countries, value);
  const [text, setText] = useState(name);
  const [known, setKnown] = useState(name);
  const [List, setList] = useState<typeof CountryList | null>(null);
  const isAsked = useRef(false);
  const [listId, setListId] = useState<string>();
  const [isStanding, setIsStanding] = useState(false);
  const [marked, setMarked] = useState<string | null>(null);
  const store = useCombobox({
    onDropdownOpen: () => store.updateSelectedOptionIndex('active', { scrollIntoView: true }),
    onDropdownClose: () => setTimeout(store.resetSelectedOption, 0),
  });
  const isOpen = store.dropdownOpened && isStanding;
  // It was changed from outside.
  if (name !== known) {
    setKnown(name);
    setText(name);
  }
  const { targetRef, updateSelectedOptionIndex } = store;
  useEffect(() => {
    if (isStanding) updateSelectedOptionIndex('active', { scrollIntoView: true });
  }, [isStanding, updateSelectedOptionIndex]);

  const load = async (): Promise<void> => {
    isAsked.current = true;
    try {
      const loaded = await loadList();
      setList(() => loaded);
    } catch {
      isAsked.current = false;
      notifyFailure('The countries could not be loaded.');
    }
  };
  const nameList = (listsId: string): void => {
    store.setListId(listsId);
    setListId(listsId);
  };
  const open = (): void => {
    store.openDropdown();
    if (!isAsked.current) void load();
  };
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    // Filled in by the browser, or by what manages passwords.
    if (document.activeElement !== currentTarget) {
      const filled = currentTarget.value.trim().toLowerCase();
      const country = countries.find((each) => each.name.toLowerCase() === filled);
      if (country) onChange(country.code);
      return;
    }
    setText(currentTarget.value);
    store.resetSelectedOption();
    open();
  };
  const choose = (code: string): void => {
    if (code !== value) onChange(code);
    setText(findCountryName(countries, code));
    store.closeDropdown();
  };
  const mark = (event: KeyboardEvent, next: () => string | null): void => {
    event.preventDefault();
    if (store.dropdownOpened) {
      setMarked(next());
      return;
    }
    open();
    setMarked(store.selectActiveOption());
  };
  const press = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') mark(event, store.selectNextOption);
    else if (event.key === 'ArrowUp') mark(event, store.selectPreviousOption);
    else if (event.key === 'Escape') store.closeDropdown('keyboard');
    else if (event.key === 'Enter' && store.dropdownOpened && store.getSelectedOptionIndex() >= 0) {
      event.preventDefault();
      store.clickSelectedOption();
    }
  };
  const combobox = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': (isOpen && marked) || undefined,
    // Escape closes the list, and not the dialog around it.
    'data-mantine-stop-propagation': store.dropdownOpened || undefined,
  } as const;
  return (
    <>
      <TextInput
        label="Country"
        placeholder="Type to search"
        {...input}
        ref={targetRef as RefObject<HTMLInputElement | null>}
        id={id}
        {...combobox}
        autoComplete="off"
        rightSection={<ComboboxChevron size={input.size} error={input.error} />}
        rightSectionPointerEvents="none"
        value={text}
        onChange={type}
        onKeyDown={press}
        onClick={open}
        onPointerEnter={() => void loadList().catch(() => undefined)}
        onFocus={(event) => {
          open();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          store.closeDropdown();
          setText(name);
          onBlur?.(event);
        }}
      />
      {List && (
        <List
          // Opened once it stands: one that comes open would not keep the side that it found place on.
          store={{ ...store, dropdownOpened: isOpen, setListId: nameList }}
          countries={countries}
          search={text === name ? '' : text}
          value={value}
          size={input.size}
          labelId={`${id}-label`}
          onStand={setIsStanding}
          onChoose={choose}
        />
      )}
    </>
  );
}
