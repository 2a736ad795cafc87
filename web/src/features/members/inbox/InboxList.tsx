import { Button, Text } from '@mantine/core';
import { getHotkeyHandler, useRovingIndex } from '@mantine/hooks';
import { useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { type Grid, ListTable } from '../../../ui/ListTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { useActorNames } from '../../company/current/actor-names.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import { Moment } from '../../company/current/Moment.tsx';
import { describeItem, findAct, type InboxItem } from './inbox-words.ts';
import classes from './InboxPage.module.css';
import { texts } from './texts.ts';

interface Props {
  items: InboxItem[];
  onOpen: (item: InboxItem) => void;
  onMark: (item: InboxItem, isRead: boolean) => void;
}

const focus = (element: Element | null): void => (element as HTMLElement | null)?.focus();

/** Keyboard navigation: one item is in the tab order; arrows, J and K move between items, U marks one, Enter opens it. */
const useInboxKeys = ({ items, onOpen, onMark }: Props): Grid<InboxItem> => {
  const body = useRef<HTMLTableSectionElement>(null);
  const { getItemProps, setFocusedIndex } = useRovingIndex({
    total: items.length,
    orientation: 'vertical',
    loop: false,
  });
  const press = (item: InboxItem, event: KeyboardEvent<HTMLElement>): void => {
    const { currentTarget: row, target } = event;
    getHotkeyHandler([
      ['j', () => focus(row.nextElementSibling)],
      ['k', () => focus(row.previousElementSibling)],
      ['u', () => onMark(item, item.unread > 0)],
      // A button in the row handles its own keys.
      ...(target === row ? [['Enter', () => onOpen(item)] as [string, () => void]] : []),
    ])(event);
  };
  return {
    label: texts.pageTitle,
    ref: body,
    getRowProps: (item, index) => ({
      ...getItemProps({
        index,
        onKeyDown: (event) => press(item, event as KeyboardEvent<HTMLElement>),
      }),
      onFocus: () => setFocusedIndex(index),
      'aria-keyshortcuts': 'J K U Enter',
    }),
  };
};

/** The items, each with its act. */
export function InboxList(props: Props) {
  const grid = useInboxKeys(props);
  return (
    <ListTable
      rows={props.items}
      grid={grid}
      columns={[
        {
          key: 'item',
          title: texts.what,
          render: (item) => <Item item={item} onMark={props.onMark} />,
        },
      ]}
    />
  );
}

function Item({ item, onMark }: { item: InboxItem; onMark: Props['onMark'] }) {
  const { name: companyName } = useCompany();
  const { formatActor, formatName } = useActorNames();
  const words = describeItem(item, formatName);
  const act = findAct(item, companyName);
  const isUnread = item.unread > 0;
  const markLabel = isUnread ? texts.markRead : texts.markUnread;
  return (
    <div className={classes.item}>
      <div className={classes.words}>
        <Text size="sm" fw={isUnread ? fontWeights.medium : undefined}>
          {words} {isUnread && <Tag tone="accent">{texts.unread}</Tag>}
        </Text>
        <Text size="xs" c="dimmed">
          <Moment at={item.at} />
          {item.by !== null && ` ${texts.by(formatActor(item.by))}`}
          {item.events > 1 && item.kind !== 'NOTICE_FAILED' && ` ${texts.earlier(item.events - 1)}`}
        </Text>
      </div>
      <div className={classes.acts}>
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={texts.markOf(markLabel, words)}
          onClick={() => onMark(item, isUnread)}
        >
          {markLabel}
        </Button>
        {act && (
          <Button
            component={Link}
            to={act.to}
            state={act.state}
            size="compact-sm"
            variant="default"
            aria-label={texts.actOn(act.label, words)}
            onClick={() => isUnread && onMark(item, true)}
          >
            {act.label}
          </Button>
        )}
      </div>
    </div>
  );
}
