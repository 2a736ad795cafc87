import { Box, NavLink, Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, matchPath, useLocation, useNavigation } from 'react-router-dom';
import { Logo } from '../../ui/Logo.tsx';
import { icons } from '../../ui/tokens.ts';
import classes from './Sidebar.module.css';

/** A link of the sidebar. */
export interface Place {
  label: string;
  icon: Icon;
  to: string;
  /** Whether paths below it belong to other links. */
  isExact?: boolean;
  /** Path of further pages that belong to the link. */
  alsoAt?: string;
  /** Whether it is unknown if the company has the page. Its space then stays empty, so that other links do not move. */
  isUncertain?: boolean;
  /** Number of items that need attention. */
  count?: ReactNode;
}

interface Props {
  places: Place[];
  onNavigate?: () => void;
  /** The drawer has the logo in its own header. */
  isInDrawer?: boolean;
  /** Below the links. */
  children?: ReactNode;
}

/** Links to the pages. The current page is marked. */
export function Sidebar({ places, onNavigate, isInDrawer = false, children }: Props) {
  const location = useLocation();
  const navigation = useNavigation();
  // Mark a clicked link at once, while its page is still loading.
  const { pathname } = navigation.location ?? location;
  const isMarked = ({ to, isExact = false, alsoAt }: Place): boolean =>
    matchPath({ path: to, end: isExact }, pathname) !== null ||
    (alsoAt !== undefined && matchPath({ path: alsoAt, end: false }, pathname) !== null);
  return (
    <Stack gap="sm" p={isInDrawer ? 0 : 'sm'}>
      {!isInDrawer && (
        <Box px="sm" h={48} className={classes.brand}>
          <Logo />
        </Box>
      )}
      <Stack gap={2}>
        {places.map((place) => {
          const { label, icon: Picture, to, isUncertain = false, count } = place;
          return (
            <NavLink
              key={label}
              component={Link}
              to={to}
              label={label}
              active={isMarked(place)}
              {...(isMarked(place) && { 'aria-current': 'page' })}
              onClick={onNavigate}
              leftSection={<Picture {...icons.lg} />}
              classNames={{ root: classes.link, label: classes.label }}
              rightSection={count}
              {...(isUncertain && { style: { visibility: 'hidden' } })}
            />
          );
        })}
      </Stack>
      {children}
    </Stack>
  );
}
