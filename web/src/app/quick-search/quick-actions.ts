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
  IconVirus,
  type Icon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { exportAddress, everybody } from '../../features/employees/export/export-address.ts';
import { useExport } from '../../features/employees/export/use-export.tsx';
import { paths } from '../../paths.ts';
import { useSignOut } from '../shells/use-sign-out.ts';
import { texts } from './texts.ts';

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
      id: 'open-case',
      label: texts.openCase,
      keywords: texts.openCaseWords,
      icon: IconVirus,
      run: () => void navigate(`${paths.cases(companyName)}?dialog=open`),
    },
    {
      id: 'add-employee',
      label: texts.addEmployee,
      keywords: texts.addEmployeeWords,
      icon: IconUserPlus,
      run: () => void navigate(`${paths.employees(companyName)}?dialog=add`),
    },
    {
      id: 'import',
      label: texts.importPeople,
      keywords: texts.importPeopleWords,
      icon: IconUpload,
      run: () => void navigate(paths.employeeImport(companyName)),
    },
    {
      id: 'export',
      label: texts.exportPeople,
      keywords: texts.exportPeopleWords,
      icon: IconDownload,
      run: () => void save(exportAddress(everybody, { sort: 'NAME', direction: 'ASC' }), undefined),
    },
  ];
  const ofSettings: QuickAction[] = [
    {
      id: 'diseases',
      label: texts.diseases,
      keywords: texts.diseasesWords,
      icon: IconVirus,
      run: () => void navigate(paths.diseases(companyName)),
    },
  ];
  return [
    ...(isLimited ? [] : [...ofDirectory, ...ofSettings]),
    {
      id: 'profile',
      label: texts.profile,
      keywords: texts.profileWords,
      icon: IconBuilding,
      run: () => void navigate(paths.profile(companyName)),
    },
    {
      id: 'change-password',
      label: texts.changePassword,
      icon: IconKey,
      run: () => void navigate(paths.changePassword(companyName)),
    },
    {
      id: 'color-scheme',
      label: texts.schemeNames[other],
      keywords: texts.schemeWords,
      icon: other === 'dark' ? IconMoon : IconSun,
      run: () => setColorScheme(other),
    },
    {
      id: 'logout',
      label: texts.logout,
      keywords: texts.logoutWords,
      icon: IconLogout,
      run: signOut,
    },
  ];
};
