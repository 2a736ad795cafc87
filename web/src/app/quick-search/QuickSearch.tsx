import '@mantine/spotlight/styles.layer.css';
import { skipToken } from '@apollo/client/react';
import { Button, Loader, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconDeviceCctv, IconSearch, IconUser, IconVirus } from '@tabler/icons-react';
import { matchSorter, rankings, type MatchSorterOptions } from 'match-sorter';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { icons } from '../../ui/tokens.ts';
import { useLastValue } from '../../ui/use-last-value.ts';
import { texts as caseTexts } from '../../features/cases/base/texts.ts';
import { useCan } from '../../features/company/current/use-can.ts';
import { useQuickSearchQuery } from '../../generated/graphql.ts';
import { paths } from '../../lib/paths.ts';
import type { Place } from '../shells/Sidebar.tsx';
import classes from './QuickSearch.module.css';
import { usePersonActions, useQuickActions, type QuickAction } from './quick-actions.ts';
import { texts } from './texts.ts';

interface Props {
  /** How often the search was opened: each increase opens it. */
  openings: number;
  companyName: string;
  /** The pages of the session. */
  places: readonly Place[];
  hasCameras: boolean;
  /** Offers only pages and the account, as after the trial. */
  isLimited: boolean;
}

interface Group {
  label: string;
  actions: QuickAction[];
}

const [store, spotlight] = createSpotlight();

/** Returns the actions that have every word of a term, in any order. @param isLoose also those with letters left out, the best first. */
const findByWords = (actions: QuickAction[], term: string, isLoose = false): QuickAction[] => {
  const options: MatchSorterOptions<QuickAction> = isLoose
    ? {}
    : { threshold: rankings.CONTAINS, sorter: (found) => found };
  return term
    .split(/\s+/u)
    .reduceRight(
      (found, word) => matchSorter(found, word, { keys: ['label', 'keywords'], ...options }),
      actions,
    );
};

/** Finds people, cases, cameras, pages and actions by name, and opens them. */
export function QuickSearch({ openings, companyName, places, hasCameras, isLimited }: Props) {
  useEffect(() => {
    if (openings > 0) spotlight.open();
  }, [openings]);
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const term = query.trim();
  const [search] = useDebouncedValue(term, 250);
  const can = useCan();
  const kinds = {
    withPeople: can('employee:read'),
    withCases: can('case:read'),
    withCameras: hasCameras && can('camera:read'),
  };
  const isSearchable = !isLimited && Object.values(kinds).includes(true);
  const isSearched = isSearchable && term !== '' && search !== '';
  const { data, error, loading, refetch } = useQuickSearchQuery(
    isSearched ? { variables: { search, ...kinds } } : skipToken,
  );

  const isPending = isSearched && (loading || search !== term);
  const lastFound = useLastValue(data ?? null);
  const found = isSearched ? lastFound : null;
  const go = (to: string) => () => void navigate(to);
  const ownActions = useQuickActions({ companyName, hasCameras, isLimited });
  const actionsOfPerson = usePersonActions(companyName);
  const [firstFound] = found?.employees?.items ?? [];
  const pages = places.map(({ label, icon, to }) => ({ id: to, label, icon, run: go(to) }));
  const isLoose = findByWords([...pages, ...ownActions], term).length === 0;
  const named = (actions: QuickAction[]) => findByWords(actions, term, isLoose);
  // While a search runs, earlier results that match the new term stay.
  const foundByName = (actions: QuickAction[]) =>
    isPending ? findByWords(actions, term) : actions;
  const groups: Group[] = [
    {
      label: texts.people,
      actions: foundByName(
        (found?.employees?.items ?? []).map(({ id, name, code, department }) => ({
          id,
          label: name,
          description: texts.employee(code, department),
          keywords: [code],
          icon: IconUser,
          run: go(paths.employee(companyName, id)),
        })),
      ),
    },
    {
      label: texts.cases,
      actions: foundByName(
        (found?.cases?.items ?? []).map(({ id, number, person, disease, outcome }) => ({
          id,
          label: texts.caseOf(caseTexts.caseNumber(number), person.name),
          description: texts.caseState(
            caseTexts.diseaseNames[disease],
            outcome === null ? caseTexts.open : caseTexts.closedAs[outcome],
          ),
          icon: IconVirus,
          run: go(paths.case(companyName, number)),
        })),
      ),
    },
    {
      label: texts.cameras,
      actions: foundByName(
        (found?.cameras?.items ?? []).map(({ id, code, roomName, roomNumber }) => ({
          id,
          label: code,
          description: texts.camera(roomName, roomNumber),
          keywords: [roomName, roomNumber],
          icon: IconDeviceCctv,
          run: go(`${paths.cameras(companyName)}?search=${encodeURIComponent(code)}`),
        })),
      ),
    },
    {
      label: texts.pages,
      actions: named(pages),
    },
    {
      label: texts.actions,
      actions: [
        ...(firstFound ? foundByName(actionsOfPerson(firstFound)) : []),
        ...named(ownActions),
      ],
    },
  ].filter(({ actions }) => actions.length > 0);
  const actions = groups.flatMap((group) => group.actions);
  const listKey = actions.map(({ id }) => id).join(' ');
  const isNarrowed = term !== '';
  // Select the first entry of a changed list, so that Enter opens the highlighted one.
  useEffect(() => {
    const selected = isNarrowed && listKey !== '' ? 0 : -1;
    store.updateState((state) => ({ ...state, selected }));
  }, [listKey, isNarrowed]);
  const { opened, selected } = useSpotlight(store);
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      classNames={{ action: classes.action }}
      centered={false}
      radius="lg"
      overlayProps={{ backgroundOpacity: 0.4, blur: 2 }}
      attributes={{ content: { 'aria-label': texts.search } }}
    >
      <Spotlight.Search
        aria-label={texts.searchLabel}
        placeholder={isSearchable ? texts.placeholder : texts.pagePlaceholder}
        leftSection={<IconSearch {...icons.lg} />}
        rightSection={isPending ? <Loader size={16} aria-label={texts.searching} /> : undefined}
      />
      <VisuallyHidden component="output">{opened && actions[selected]?.label}</VisuallyHidden>
      {actions.length > 0 && (
        <Spotlight.ActionsList key={listKey}>
          {groups.map((group) => (
            <Spotlight.ActionsGroup key={group.label} label={group.label}>
              {group.actions.map(({ id, label, description, icon: Picture, run }) => (
                <Spotlight.Action
                  key={id}
                  label={label}
                  {...(description !== undefined && { description })}
                  leftSection={<Picture {...icons.lg} />}
                  data-selected={(isNarrowed && id === actions[0]?.id) || undefined}
                  onClick={run}
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
      {isSearched && error && !isPending ? (
        <Spotlight.Empty>
          <Stack gap="sm" align="center" role="alert">
            <Text size="sm">{texts.failed}</Text>
            <Button variant="default" size="xs" onClick={() => void refetch()}>
              {texts.tryAgain}
            </Button>
          </Stack>
        </Spotlight.Empty>
      ) : (
        actions.length === 0 && (
          <Spotlight.Empty>
            <Text component="output" size="sm" c="dimmed">
              {isPending ? texts.searchingNow : texts.nothingFound(term)}
            </Text>
          </Spotlight.Empty>
        )
      )}
    </Spotlight.Root>
  );
}
