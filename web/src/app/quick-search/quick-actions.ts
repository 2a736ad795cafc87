import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconBuilding,
  IconDownload,
  IconKey,
  IconLogout,
  IconMoon,
  IconSun,
  IconUpload,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { exportAddress, everybody } from '../../features/employees/export/export-address.ts';
import { useExport } from '../../features/employees/export/use-export.tsx';
import { paths } from '../../paths.ts';
import { useSignOut } from '../shells/use-sign-out.ts';

export interface QuickAction {
  id: string;
  label: string;
  description?: string;
  /** Other words that find it. */
  keywords?: readonly string[];
  icon: Icon;
  run: () => void;
}

/** The actions that a company's session can start from any page. */
export const useQuickActions = ({
  companyName,
  isLimited,
}: {
  companyName: string;
  isLimited: boolean;
}): QuickAction[] => {
  const navigate = useNavigate();
  const { save } = useExport();
  const { signOut } = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const ofDirectory: QuickAction[] = [
    {
      id: 'add-employee',
      label: 'Add employee',
      keywords: ['new person'],
      icon: IconUserPlus,
      run: () => void navigate(`${paths.employees(companyName)}?dialog=add`),
    },
    {
      id: 'import',
      label: 'Import people',
      keywords: ['upload csv excel'],
      icon: IconUpload,
      run: () => void navigate(paths.employeeImport(companyName)),
    },
    {
      id: 'export',
      label: 'Export all people',
      keywords: ['download csv directory'],
      icon: IconDownload,
      run: () => void save(exportAddress(everybody, { sort: 'NAME', direction: 'ASC' }), undefined),
    },
  ];
  return [
    ...(isLimited ? [] : ofDirectory),
    {
      id: 'profile',
      label: 'Profile',
      keywords: ['company account'],
      icon: IconBuilding,
      run: () => void navigate(paths.profile(companyName)),
    },
    {
      id: 'change-password',
      label: 'Change Password',
      icon: IconKey,
      run: () => void navigate(paths.changePassword(companyName)),
    },
    {
      id: 'color-scheme',
      label: `Use the ${other} look`,
      keywords: ['color scheme theme mode'],
      icon: other === 'dark' ? IconMoon : IconSun,
      run: () => setColorScheme(other),
    },
    {
      id: 'logout',
      label: 'Logout',
      keywords: ['sign out'],
      icon: IconLogout,
      run: signOut,
    },
  ];
};
