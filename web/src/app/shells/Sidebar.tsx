import { Box, NavLink, Stack } from '@mantine/core';
import { IconAddressBook, IconArrowsExchange, IconLayoutDashboard } from '@tabler/icons-react';
import { NavLink as RouterLink, useLocation } from 'react-router-dom';
import { Logo } from '../../components/Logo.tsx';
import { paths } from '../paths.ts';
import classes from './Sidebar.module.css';

const places = [
  { label: 'Employee Directory', icon: IconAddressBook, to: paths.employees },
  { label: 'Dashboard', icon: IconLayoutDashboard, to: paths.insights },
  { label: 'Analytics', icon: IconArrowsExchange, to: paths.analytics },
];

interface Props {
  companyName: string;
  onNavigate?: () => void;
  /** The drawer shows the logo in its own head. */
  isInDrawer?: boolean;
}

/** The places of the dashboard. */
export function Sidebar({ companyName, onNavigate, isInDrawer = false }: Props) {
  const { pathname } = useLocation();
  return (
    <Stack gap="sm" p={isInDrawer ? 0 : 'sm'}>
      {!isInDrawer && (
        <Box px="sm" h={48} className={classes['brand']}>
          <Logo />
        </Box>
      )}
      <Stack gap={2}>
        {places.map(({ label, icon: Picture, to }) => (
          <NavLink
            key={label}
            component={RouterLink}
            to={to(companyName)}
            label={label}
            active={pathname.startsWith(to(companyName))}
            onClick={onNavigate}
            leftSection={<Picture size={18} stroke={1.6} aria-hidden />}
            classNames={{ root: classes['link'], label: classes['label'] }}
          />
        ))}
      </Stack>
    </Stack>
  );
}
