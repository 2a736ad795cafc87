import { Button, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { ListTable } from '../../../ui/ListTable.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { fontWeights } from '../../../ui/tokens.ts';
import { useListKeys } from '../../../ui/use-list-keys.ts';
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

/** The items, each with its act. */
export function InboxList({ items, onOpen, onMark }: Props) {
  const grid = useListKeys(items, {
    label: texts.pageTitle,
    onOpen,
    acts: (item) => [['u', () => onMark(item, item.unread > 0)]],
    shortcuts: 'J K U Enter',
  });
  return (
    <ListTable
      rows={items}
      grid={grid}
      columns={[
        {
          key: 'item',
          title: texts.what,
          render: (item) => <Item item={item} onMark={onMark} />,
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
          aria-label={texts.actOn(markLabel, words)}
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
