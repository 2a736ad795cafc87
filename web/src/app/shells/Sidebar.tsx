import { Box, NavLink, Stack } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { NavLink as RouterLink, useLocation, useNavigation } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import classes from './Sidebar.module.css';

/** A link of the sidebar. */
export interface Place {
  label: string;
  icon: Icon;
  to: string;
  /** Paths below it belong to other links. */
  isExact?: boolean;
  /** Not known yet whether the company has it: its space stays empty, so that the links below do not move. */
  isUncertain?: boolean;
}

interface Props {
  places: Place[];
  onNavigate?: () => void;
  /** The drawer has the logo in its own header. */
  isInDrawer?: boolean;
  /** Below the links. */
  children?: ReactNode;
}

/** Links to the pages, with the open one marked. */
export function Sidebar({ places, onNavigate, isInDrawer = false, children }: Props) {
  const location = useLocation();
  const navigation = useNavigation();
  // Marks a pressed link at once, while its page is still loading.
  const { pathname } = navigation.location ?? location;
  return (
    <Stack gap="sm" p={isInDrawer ? 0 : 'sm'}>
      {!isInDrawer && (
        <Box px="sm" h={48} className={classes.brand}>
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
            classNames={{ root: classes.link, label: classes.label }}
            {...(isUncertain && { style: { visibility: 'hidden' } })}
          />
        ))}
      </Stack>
      {children}
    </Stack>
  );
}
