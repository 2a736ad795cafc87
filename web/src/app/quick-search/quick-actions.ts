import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconApi,
  IconBan,
  IconBuilding,
  IconCreditCard,
  IconDownload,
  IconHistory,
  IconKey,
  IconLogout,
  IconMessageReport,
  IconMoon,
  IconPencilCheck,
  IconPhone,
  IconPhoneCall,
  IconPolygon,
  IconRoute,
  IconShieldLock,
  IconSun,
  IconUpload,
  IconUserEdit,
  IconUserPlus,
  IconUsers,
  IconVirus,
  IconWebhook,
  type Icon,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import type { Permission } from '../../generated/permissions.ts';
import { useCan } from '../../features/company/current/use-can.ts';
import {
  exportAddress,
  wholeDirectory,
} from '../../features/people/directory/export/export-address.ts';
import { useExport } from '../../features/people/directory/export/use-export.tsx';
import { paths } from '../../lib/paths.ts';
import { useSignOut } from '../shells/use-sign-out.ts';
import { texts } from './texts.ts';

export interface QuickAction {
  id: string;
  label: string;
  description?: string;
  /** Additional search words. */
  keywords?: readonly string[];
  icon: Icon;
  run: () => void;
}

/** An action for members with one of these permissions, or for everybody. */
type OfferedAction = QuickAction & {
  needs?: readonly Permission[];
  /** Whether it needs a plan with cameras. */
  needsCameras?: boolean;
};

/** The actions that a company's session can start from any page. */
export const useQuickActions = ({
  companyName,
  hasCameras,
  isLimited,
}: {
  companyName: string;
  hasCameras: boolean;
  isLimited: boolean;
}): QuickAction[] => {
  const navigate = useNavigate();
  const can = useCan();
  const { save } = useExport();
  const { signOut } = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const ofDirectory: OfferedAction[] = [
    {
      id: 'open-case',
      needs: ['case:update'],
      label: texts.openCase,
      keywords: texts.openCaseWords,
      icon: IconVirus,
      run: () => void navigate(`${paths.cases(companyName)}?dialog=open`),
    },
    {
      id: 'add-employee',
      needs: ['employee:create'],
      label: texts.addEmployee,
      keywords: texts.addEmployeeWords,
      icon: IconUserPlus,
      run: () => void navigate(`${paths.employees(companyName)}?dialog=add`),
    },
    {
      id: 'import',
      needs: ['employee:import'],
      label: texts.importPeople,
      keywords: texts.importPeopleWords,
      icon: IconUpload,
      run: () => void navigate(paths.employeeImport(companyName)),
    },
    {
      id: 'export',
      needs: ['employee:export'],
      label: texts.exportPeople,
      keywords: texts.exportPeopleWords,
      icon: IconDownload,
      run: () =>
        void save(exportAddress(wholeDirectory, { sort: 'NAME', direction: 'ASC' }), undefined),
    },
  ];
  const ofSettings: OfferedAction[] = [
    {
      id: 'calls',
      needs: ['follow-up:update'],
      label: texts.calls,
      keywords: texts.callsWords,
      icon: IconPhone,
      run: () => void navigate(paths.calls(companyName)),
    },
    {
      id: 'contests',
      needs: ['case:read'],
      label: texts.contests,
      keywords: texts.contestsWords,
      icon: IconBan,
      run: () => void navigate(paths.contests(companyName)),
    },
    {
      id: 'employee-reports',
      needs: ['follow-up:read'],
      label: texts.employeeReports,
      keywords: texts.employeeReportsWords,
      icon: IconMessageReport,
      run: () => void navigate(paths.employeeReports(companyName)),
    },
    {
      id: 'corrections',
      needs: ['employee-report:read'],
      label: texts.corrections,
      keywords: texts.correctionsWords,
      icon: IconPencilCheck,
      run: () => void navigate(paths.corrections(companyName)),
    },
    {
      id: 'access-changes',
      needs: ['access-change:confirm'],
      label: texts.accessChanges,
      keywords: texts.accessChangesWords,
      icon: IconUserEdit,
      run: () => void navigate(paths.accessChanges(companyName)),
    },
    {
      id: 'camera-region',
      needs: ['camera:update'],
      needsCameras: true,
      label: texts.cameraRegion,
      keywords: texts.cameraRegionWords,
      icon: IconPolygon,
      run: () => void navigate(paths.roi(companyName)),
    },
    {
      id: 'diseases',
      needs: ['disease:read'],
      label: texts.diseases,
      keywords: texts.diseasesWords,
      icon: IconVirus,
      run: () => void navigate(paths.diseases(companyName)),
    },
    {
      id: 'plan',
      needs: ['plan:request'],
      label: texts.plan,
      keywords: texts.planWords,
      icon: IconCreditCard,
      run: () => void navigate(paths.plan(companyName)),
    },
  ];
  const offered: OfferedAction[] = [
    ...(isLimited ? [] : [...ofDirectory, ...ofSettings]),
    {
      id: 'profile',
      label: texts.profile,
      keywords: texts.profileWords,
      icon: IconBuilding,
      run: () => void navigate(paths.profile(companyName)),
    },
    {
      id: 'members',
      needs: ['member:read'],
      label: texts.members,
      keywords: texts.membersWords,
      icon: IconUsers,
      run: () => void navigate(paths.members(companyName)),
    },
    {
      id: 'audit',
      needs: ['audit:read'],
      label: texts.auditLog,
      keywords: texts.auditLogWords,
      icon: IconHistory,
      run: () => void navigate(paths.audit(companyName)),
    },
    {
      id: 'webhooks',
      needs: ['webhook:read'],
      label: texts.webhooks,
      keywords: texts.webhooksWords,
      icon: IconWebhook,
      run: () => void navigate(paths.webhooks(companyName)),
    },
    {
      id: 'api-keys',
      needs: ['api-key:read'],
      label: texts.apiKeys,
      keywords: texts.apiKeysWords,
      icon: IconApi,
      run: () => void navigate(paths.apiKeys(companyName)),
    },
    {
      id: 'change-password',
      label: texts.changePassword,
      icon: IconKey,
      run: () => void navigate(paths.changePassword(companyName)),
    },
    {
      id: 'security',
      label: texts.security,
      keywords: texts.securityWords,
      icon: IconShieldLock,
      run: () => void navigate(paths.security(companyName)),
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
  return offered.filter(
    ({ needs, needsCameras = false }) =>
      (needs === undefined || needs.some(can)) && (hasCameras || !needsCameras),
  );
};

/** Returns a function that lists what can be done about a person. */
export const usePersonActions = (companyName: string) => {
  const navigate = useNavigate();
  const can = useCan();
  return ({ id, name, code }: { id: string; name: string; code: string }): QuickAction[] => {
    const offered: OfferedAction[] = [
      {
        id: `open-case-${id}`,
        needs: ['case:update'],
        label: texts.openCaseOf(name),
        keywords: [code, ...texts.openCaseWords],
        icon: IconVirus,
        run: () => void navigate(`${paths.employee(companyName, id)}?dialog=case`),
      },
      {
        id: `trace-${id}`,
        needs: ['tracing:read'],
        label: texts.trace(name),
        keywords: [code],
        icon: IconRoute,
        run: () => void navigate(paths.tracing(companyName, id)),
      },
      {
        id: `follow-up-${id}`,
        needs: ['follow-up:read'],
        label: texts.followUpOf(name),
        keywords: [code],
        icon: IconPhoneCall,
        run: () =>
          void navigate(
            `${paths.followUp(companyName)}?show=all&search=${encodeURIComponent(code)}`,
          ),
      },
    ];
    return offered.filter(({ needs }) => needs === undefined || needs.some(can));
  };
};
