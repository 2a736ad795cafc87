import { Group } from '@mantine/core';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { SortSelect } from '../../../ui/SortSelect.tsx';
import { useWithHealth } from '../person/use-with-health.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { DepartmentFilter } from './DepartmentFilter.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { activities, statuses, type useDirectoryState } from './directory-state.ts';
import { texts as personTexts } from './changes/texts.tsx';
import { listSortChoices } from './employee-columns.ts';
import { texts } from './texts.ts';
import { KeysPopover } from '../../../ui/KeysPopover.tsx';

const keys = [
  { keys: ['/'], does: texts.keys.search },
  { keys: ['↑', '↓'], does: texts.keys.row },
  { keys: ['Home', 'End'], does: texts.keys.end },
  { keys: ['Enter'], does: texts.keys.open },
  { keys: ['E'], does: texts.keys.edit },
  { keys: ['Space'], does: texts.keys.select },
  { keys: ['Shift', '↓'], does: texts.keys.extend },
  { keys: ['Ctrl', 'A'], does: texts.keys.selectPage },
  { keys: ['Esc'], does: texts.keys.escape },
  { keys: ['?'], does: texts.keys.help },
];

/** Lists the keys of the directory. */
function KeyboardHelp() {
  return <KeysPopover label={texts.keyboard} title={texts.keyboardHelp} keys={keys} />;
}

interface Props {
  state: ReturnType<typeof useDirectoryState>;
  departments: readonly { name: string; people: number }[];
  /** Moves the focus to the rows. */
  onLeaveSearch: () => void;
}

const statusChoices = statuses.map((value) => ({ value, label: personTexts.statuses[value] }));
const activityChoices = activities.map((value) => ({
  value,
  label: personTexts.activities[value],
}));

/** Search, filters and columns of the table. */
export function DirectoryToolbar({ state, departments, onLeaveSearch }: Props) {
  const withHealth = useWithHealth();
  const { table, filter, changeTable, changeFilter } = state;
  return (
    <Group mb="md" gap="sm" justify="space-between">
      <Group gap="sm">
        <SearchBox
          label={texts.searchLabel}
          placeholder={texts.searchPlaceholder}
          value={table.search}
          onSearch={(search) => changeTable({ search })}
          onLeave={onLeaveSearch}
        />
        <DepartmentFilter
          departments={departments}
          value={filter.departments}
          onChange={(chosen) => changeFilter({ departments: chosen })}
        />
        {withHealth && (
          <FilterMenu
            label={texts.status}
            choices={statusChoices}
            value={filter.status}
            onChange={(status) => changeFilter({ status })}
          />
        )}
        <FilterMenu
          label={texts.lastActive}
          choices={activityChoices}
          value={filter.activity}
          onChange={(activity) => changeFilter({ activity })}
        />
      </Group>
      <Group gap="sm">
        <SortSelect columns={listSortChoices(withHealth)} state={table} onSort={changeTable} />
        <ColumnsMenu
          columns={state.columns}
          areChosen={state.areColumnsChosen}
          onChoose={state.chooseColumns}
        />
        <KeyboardHelp />
      </Group>
    </Group>
  );
}
