import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { findView, viewAddress, views, type FollowUpListState } from './follow-up-state.ts';
import classes from './FollowUpViews.module.css';
import { texts } from './page-texts.tsx';

interface Props {
  state: FollowUpListState;
  /** Email address of the signed-in account; null while loading. */
  me: string | null;
}

/** Links to the saved views: filters in the address. */
export function FollowUpViews({ state, me }: Props) {
  const shown = findView(state, me);
  return (
    <nav aria-label={texts.views} className={classes.views}>
      {views.map((view) =>
        view === 'MINE' && me === null ? null : (
          <Anchor
            key={view}
            component={Link}
            to={{ search: viewAddress(view, me ?? '') }}
            preventScrollReset
            size="sm"
            className={classes.view}
            aria-current={view === shown ? 'page' : undefined}
          >
            {texts.viewNames[view]}
          </Anchor>
        ),
      )}
    </nav>
  );
}
