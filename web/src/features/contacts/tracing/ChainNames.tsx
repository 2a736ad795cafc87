import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useRovingIndex } from '@mantine/hooks';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { memo } from 'react';
import { icons } from '../../../ui/tokens.ts';
import { useCompany } from '../../company/current/CompanyContext.tsx';
import type { TracedMeeting_MeetingFragment as TracedMeeting } from '../../../generated/graphql.ts';
import type { ChainStep } from './chain.ts';
import type { ChainRow, FoldRow, PersonRow } from './chain-rows.ts';
import classes from './ChainDrawing.module.css';
import { listFollowUpMarks } from './follow-up-marks.ts';
import { FollowUpMarks } from './FollowUpMarks.tsx';
import { LevelMark } from './LevelMark.tsx';
import { texts } from './texts.tsx';
import { countPeople } from './words.ts';

const leftPadding = 10;
const indentWidth = 12;
const indent = (depth: number): number => leftPadding + depth * indentWidth;

interface Props {
  rows: readonly ChainRow<TracedMeeting>[];
  width: number;
  active: ChainStep<TracedMeeting> | null;
  /** Key of the fold. */
  onToggle: (key: string) => void;
  onActivate: (step: ChainStep<TracedMeeting> | null) => void;
}

/** The sticky column of names. The Tab key reaches one fold, arrow keys the others. */
export function ChainNames({ rows, width, active, onToggle, onActivate }: Props) {
  const folds = rows.filter((row) => row.kind === 'fold');
  const places = new Map(folds.map((fold, index) => [fold.key, index]));
  const { getItemProps } = useRovingIndex({
    total: folds.length,
    orientation: 'vertical',
    loop: false,
  });
  return (
    <div className={classes.names} style={{ width }}>
      {rows.map((row) =>
        row.kind === 'fold' ? (
          <FoldName
            key={row.key}
            row={row}
            {...getItemProps({
              index: places.get(row.key) ?? 0,
              onClick: () => onToggle(row.key),
            })}
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
  const { timeZone } = useCompany();
  return (
    <div
      className={classes.name}
      style={{ height: row.height, paddingLeft: indent(row.depth) }}
      data-traced={row.level === 0 || undefined}
      data-active={isActive || undefined}
      onPointerEnter={() => onActivate(row.step ?? null)}
      onPointerLeave={() => onActivate(null)}
    >
      <span className={classes.personName} title={row.person.name}>
        {row.person.name}
      </span>
      <FollowUpMarks marks={listFollowUpMarks(row.followUp, timeZone)} />
    </div>
  );
});

type FoldProps = { row: FoldRow } & ReturnType<ReturnType<typeof useRovingIndex>['getItemProps']>;

/** '12 people at level 2' below whoever exposed them: shows or hides them. */
function FoldName({ row, ...button }: FoldProps) {
  const Chevron = row.isFolded ? IconChevronRight : IconChevronDown;
  return (
    <UnstyledButton
      {...button}
      className={classes.fold}
      w="100%"
      pr={8}
      fz="xs"
      lh={1.2}
      style={{ height: row.height, paddingLeft: indent(row.depth) }}
      aria-expanded={!row.isFolded}
    >
      <Chevron {...icons.sm} />
      <LevelMark level={row.level} />
      <span>
        {texts.peopleAtLevel(countPeople(row.count), row.level)}
        <VisuallyHidden>{texts.exposedBy(row.carrier.name)}</VisuallyHidden>
      </span>
    </UnstyledButton>
  );
}
