import { Box, NavLink, Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink as RouterLink, useLocation, useNavigation } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import classes from './Sidebar.module.css';

/** Somewhere to go. */
export interface Place {
  label: string;
  icon: Icon;
  to: string;
  /** Other places lie below its address. */
  isExact?: boolean;
  /** It is not known yet whether the company has it: its space is kept empty, so that the places below do not move. */
  isUncertain?: boolean;
}

interface Props {
  places: Place[];
  onNavigate?: () => void;
  /** The drawer shows the logo in its own head. */
  isInDrawer?: boolean;
  /** Below the places. */
  children?: ReactNode;
}

/** Places below each other, the one that is shown marked. */
export function Sidebar({ places, onNavigate, isInDrawer = false, children }: Props) {
  const location = useLocation();
  const navigation = useNavigation();
  // Marks a pressed link at once, while its page is still loading.
  const { pathname } = navigation.location ?? location;
  return (
    <Stack gap="sm" p={isInDrawer ? 0 : 'sm'}>
      {!isInDrawer && (
        <Box px="sm" h={48} className={classes['brand']}>
          <Logo />
        </Box>
      )}
      <Stack gap={2}>
        {places.map(({ label, icon: Picture, to, isExact = false, isUncertain = false }) => (
          <NavLink
            key={label}
            component={RouterLink}
            to={to}
            end={isExact}
            label={label}
            active={isExact ? pathname === to : pathname.startsWith(to)}
            onClick={onNavigate}
            leftSection={<Picture size={18} stroke={1.6} aria-hidden />}
            classNames={{ root: classes['link'], label: classes['label'] }}
            {...(isUncertain && { style: { visibility: 'hidden' } })}
          />
        ))}
      </Stack>
      {children}
    </Stack>
  );
}
