import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { icons } from '../../components/tokens.ts';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import type { ChainRow, LevelRow, PersonRow } from './chain-rows.ts';
import classes from './ChainDrawing.module.css';
import { LevelMark } from './LevelMark.tsx';
import { texts } from './texts.tsx';
import { countPeople } from './words.ts';

const minWidthForWords = 160;

interface Props {
  rows: readonly ChainRow<TracedMeeting>[];
  width: number;
  active: ChainStep<TracedMeeting> | null;
  onToggleLevel: (level: number) => void;
  onActivate: (step: ChainStep<TracedMeeting> | null) => void;
}

/** The names at the left; they stay when the drawing is scrolled sideways. */
export function ChainNames({ rows, width, active, onToggleLevel, onActivate }: Props) {
  return (
    <div className={classes.names} style={{ width }}>
      {rows.map((row) =>
        row.kind === 'level' ? (
          <LevelName
            key={row.key}
            row={row}
            count={width < minWidthForWords ? String(row.count) : countPeople(row.count)}
            onToggle={() => onToggleLevel(row.level)}
          />
        ) : (
          <PersonName
            key={row.key}
            row={row}
            isActive={active?.meeting.person.id === row.person.id}
            onActivate={onActivate}
          />
        ),
      )}
    </div>
  );
}

interface PersonProps {
  row: PersonRow<TracedMeeting>;
  isActive: boolean;
  onActivate: Props['onActivate'];
}

const PersonName = memo(function PersonName({ row, isActive, onActivate }: PersonProps) {
  return (
    <div
      className={classes.name}
      style={{ height: row.height }}
      data-traced={row.level === 0 || undefined}
      data-active={isActive || undefined}
      title={row.person.name}
      onPointerEnter={() => onActivate(row.step ?? null)}
      onPointerLeave={() => onActivate(null)}
    >
      <span>{row.person.name}</span>
    </div>
  );
});

interface LevelProps {
  row: LevelRow;
  count: string;
  onToggle: () => void;
}

function LevelName({ row, count, onToggle }: LevelProps) {
  const Chevron = row.folded ? IconChevronRight : IconChevronDown;
  return (
    <UnstyledButton
      className={classes.level}
      style={{ height: row.height }}
      aria-expanded={!row.folded}
      onClick={onToggle}
    >
      <Chevron {...icons.sm} />
      <LevelMark level={row.level} />
      <span>
        {texts.level(row.level)} <small>{count}</small>
      </span>
    </UnstyledButton>
  );
}
