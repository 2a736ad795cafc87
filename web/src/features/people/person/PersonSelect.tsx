import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messageOf } from '../../../apollo/errors.ts';
import { useLastValue } from '../../../ui/use-last-value.ts';
import { usePersonSelectQuery } from '../../../generated/graphql.ts';
import { texts } from './texts.ts';

interface Props {
  label?: string;
  /** Id of the chosen person; null for none. */
  value: string | null;
  /** Name of the chosen person if the address names one; undefined until it is known. */
  chosenName?: string | undefined;
  /** Error message. */
  error?: ReactNode;
  isRequired?: boolean;
  onChange: (id: string | null) => void;
}

interface Option {
  value: string;
  label: string;
}

/** Finds a person in the directory by id, name, email or department. */
export function PersonSelect({
  label = texts.person,
  value,
  chosenName,
  error: choiceError,
  isRequired = false,
  onChange,
}: Props) {
  const field = useRef<HTMLInputElement>(null);
  // The dialog sets the focus when it opens, and its form may load later.
  useEffect(() => {
    if (isRequired) field.current?.focus();
  }, [isRequired]);
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text, 250);
  const [picked, setPicked] = useState<Option | null>(null);
  const chosen = chosenOption(value, picked, chosenName);

  // The field also shows the label of the chosen person, which is not a search.
  const { data, error, loading } = usePersonSelectQuery({
    variables: { search: search === chosen?.label ? '' : search },
  });
  const found = useLastValue(data ?? null);
  const options = (found?.employees.items ?? [])
    .map(({ id, name, code, department }) => ({
      value: id,
      label: `${name} (${code}, ${department})`,
    }))
    .filter((option) => option.value !== chosen?.value);

  return (
    <Select
      ref={field}
      label={label}
      placeholder={texts.searchPlaceholder}
      data={chosen ? [chosen, ...options] : options}
      value={value}
      onChange={(id, option) => {
        setPicked(option);
        onChange(id);
      }}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': texts.clearPerson }}
      searchValue={text}
      onSearchChange={setText}
      // The gateway has already searched, in more fields than the label.
      filter={({ options: all }) => all}
      leftSection={loading ? <Loader size={14} aria-label={texts.searching} /> : undefined}
      nothingFoundMessage={loading ? texts.searchingNow : texts.nobodyFound}
      error={error ? messageOf(error) : choiceError}
      required={isRequired}
      data-autofocus={isRequired || undefined}
      // A list that opened with the dialog would cover it.
      openOnFocus={!isRequired}
      w={{ base: '100%', sm: 400 }}
      maxDropdownHeight={280}
    />
  );
}

const chosenOption = (
  value: string | null,
  picked: Option | null,
  chosenName: string | undefined,
): Option | null => {
  if (value === null) return null;
  if (picked?.value === value) return picked;
  return chosenName === undefined ? null : { value, label: chosenName };
};
