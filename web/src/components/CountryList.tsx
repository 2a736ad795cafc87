import { Combobox, OptionsDropdown, type ComboboxStore, type MantineSize } from '@mantine/core';
import { useImperativeHandle, useMemo, type Ref } from 'react';
import type { Country } from './countries.ts';

interface Props {
  store: ComboboxStore;
  countries: readonly Country[];
  /** Lists only countries whose names contain this text; empty: all. */
  search: string;
  /** Code of the chosen country, or empty. */
  value: string;
  size: MantineSize | (string & {}) | undefined;
  labelId: string;
  /** Told whether the list is there to be gone through. */
  onStand: (isStanding: boolean) => void;
  onChoose: (code: string) => void;
}

/** The list below the field of a country. */
export function CountryList({
  store,
  countries,
  search,
  value,
  size,
  labelId,
  onStand,
  onChoose,
}: Props) {
  const options = useMemo(
    () => countries.map(({ code, name }) => ({ value: code, label: name, disabled: false })),
    [countries],
  );
  const scrollArea = useMemo(
    () => ({ viewportRef: (area: HTMLDivElement | null) => onStand(area !== null) }),
    [onStand],
  );
  return (
    // It stands before it opens, and is there from the first time on.
    <Combobox store={store} size={size ?? 'sm'} onOptionSubmit={onChoose} keepMounted>
      <Combobox.DropdownTarget>
        <Field store={store} />
      </Combobox.DropdownTarget>
      <OptionsDropdown
        data={options}
        search={search}
        filterOptions={search !== ''}
        filter={undefined}
        limit={undefined}
        hidden={false}
        hiddenWhenEmpty={false}
        withScrollArea
        maxDropdownHeight={260}
        value={value}
        withCheckIcon
        checkIconPosition="left"
        nothingFoundMessage="No such country"
        unstyled={false}
        labelId={labelId}
        aria-label={undefined}
        renderOption={undefined}
        scrollAreaProps={scrollArea}
      />
    </Combobox>
  );
}

/** The list stands at the field, which is there already. */
function Field({ store, ref }: { store: ComboboxStore; ref?: Ref<HTMLInputElement> }) {
  useImperativeHandle(ref, () => store.targetRef.current as HTMLInputElement);
  return null;
}
