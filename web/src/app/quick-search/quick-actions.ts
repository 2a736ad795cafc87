import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import {
  IconApi,
  IconBan,
  IconBell,
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
  IconShieldCheck,
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
import { isOpenAfterTrial } from '../shells/routes-after-trial.ts';
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

interface OfferedAction extends Omit<QuickAction, 'run'> {
  /** One of them is enough. Default: everybody may. */
  needs?: readonly Permission[];
  /** Whether it needs a plan with cameras. */
  needsCameras?: boolean;
  /** Address of the page that it opens or belongs to. */
  page?: string;
  /** Default: opens the page. */
  run?: () => void;
}

/** Returns a function that makes actions runnable. */
const useRunnable = (): ((action: OfferedAction) => QuickAction) => {
  const navigate = useNavigate();
  return ({ page, run, ...action }) => ({
    ...action,
    run: run ?? (() => page !== undefined && void navigate(page)),
  });
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
  const makeRunnable = useRunnable();
  const can = useCan();
  const { save } = useExport();
  const { signOut } = useSignOut();
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme('light') === 'dark' ? 'light' : 'dark';
  const offered: OfferedAction[] = [
    {
      id: 'open-case',
      needs: ['case:update'],
      label: texts.openCase,
      keywords: texts.openCaseWords,
      icon: IconVirus,
      page: `${paths.cases(companyName)}?dialog=open`,
    },
    {
      id: 'add-employee',
      needs: ['employee:create'],
      label: texts.addEmployee,
      keywords: texts.addEmployeeWords,
      icon: IconUserPlus,
      page: `${paths.employees(companyName)}?dialog=add`,
    },
    {
      id: 'import',
      needs: ['employee:import'],
      label: texts.importPeople,
      keywords: texts.importPeopleWords,
      icon: IconUpload,
      page: paths.employeeImport(companyName),
    },
    {
      id: 'export',
      needs: ['employee:export'],
      label: texts.exportPeople,
      keywords: texts.exportPeopleWords,
      icon: IconDownload,
      page: paths.employees(companyName),
      run: () =>
        void save(exportAddress(wholeDirectory, { sort: 'NAME', direction: 'ASC' }), undefined),
    },
    {
      id: 'inbox',
      needs: ['own-inbox:read'],
      label: texts.inbox,
      keywords: texts.inboxWords,
      icon: IconBell,
      page: paths.inbox(companyName),
    },
    {
      id: 'calls',
      needs: ['follow-up:update'],
      label: texts.calls,
      keywords: texts.callsWords,
      icon: IconPhone,
      page: paths.calls(companyName),
    },
    {
      id: 'contests',
      needs: ['case:read'],
      label: texts.contests,
      keywords: texts.contestsWords,
      icon: IconBan,
      page: paths.contests(companyName),
    },
    {
      id: 'employee-reports',
      needs: ['follow-up:read'],
      label: texts.employeeReports,
      keywords: texts.employeeReportsWords,
      icon: IconMessageReport,
      page: paths.employeeReports(companyName),
    },
    {
      id: 'corrections',
      needs: ['employee-report:read'],
      label: texts.corrections,
      keywords: texts.correctionsWords,
      icon: IconPencilCheck,
      page: paths.corrections(companyName),
    },
    {
      id: 'access-changes',
      needs: ['access-change:confirm'],
      label: texts.accessChanges,
      keywords: texts.accessChangesWords,
      icon: IconUserEdit,
      page: paths.accessChanges(companyName),
    },
    {
      id: 'immunity',
      needs: ['immunity:read'],
      label: texts.immunity,
      keywords: texts.immunityWords,
      icon: IconShieldCheck,
      page: paths.immunity(companyName),
    },
    {
      id: 'camera-region',
      needs: ['camera:update'],
      needsCameras: true,
      label: texts.cameraRegion,
      keywords: texts.cameraRegionWords,
      icon: IconPolygon,
      page: paths.roi(companyName),
    },
    {
      id: 'diseases',
      needs: ['disease:read'],
      label: texts.diseases,
      keywords: texts.diseasesWords,
      icon: IconVirus,
      page: paths.diseases(companyName),
    },
    {
      id: 'plan',
      needs: ['plan:request'],
      label: texts.plan,
      keywords: texts.planWords,
      icon: IconCreditCard,
      page: paths.plan(companyName),
    },
    {
      id: 'profile',
      label: texts.profile,
      keywords: texts.profileWords,
      icon: IconBuilding,
      page: paths.profile(companyName),
    },
    {
      id: 'members',
      needs: ['member:read'],
      label: texts.members,
      keywords: texts.membersWords,
      icon: IconUsers,
      page: paths.members(companyName),
    },
    {
      id: 'audit',
      needs: ['audit:read'],
      label: texts.auditLog,
      keywords: texts.auditLogWords,
      icon: IconHistory,
      page: paths.audit(companyName),
    },
    {
      id: 'webhooks',
      needs: ['webhook:read'],
      label: texts.webhooks,
      keywords: texts.webhooksWords,
      icon: IconWebhook,
      page: paths.webhooks(companyName),
    },
    {
      id: 'api-keys',
      needs: ['api-key:read'],
      label: texts.apiKeys,
      keywords: texts.apiKeysWords,
      icon: IconApi,
      page: paths.apiKeys(companyName),
    },
    {
      id: 'change-password',
      label: texts.changePassword,
      icon: IconKey,
      page: paths.changePassword(companyName),
    },
    {
      id: 'security',
      label: texts.security,
      keywords: texts.securityWords,
      icon: IconShieldLock,
      page: paths.security(companyName),
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
  return offered
    .filter(
      ({ needs, needsCameras = false, page }) =>
        (needs === undefined || needs.some(can)) &&
        (hasCameras || !needsCameras) &&
        (!isLimited || page === undefined || isOpenAfterTrial(page)),
    )
    .map(makeRunnable);
};

/** Returns a function that lists what can be done about a person. */
export const usePersonActions = (companyName: string) => {
  const makeRunnable = useRunnable();
  const can = useCan();
  return ({ id, name, code }: { id: string; name: string; code: string }): QuickAction[] => {
    const offered: OfferedAction[] = [
      {
        id: `open-case-${id}`,
        needs: ['case:update'],
        label: texts.openCaseOf(name),
        keywords: [code, ...texts.openCaseWords],
        icon: IconVirus,
        page: `${paths.employee(companyName, id)}?dialog=case`,
      },
      {
        id: `trace-${id}`,
        needs: ['tracing:read'],
        label: texts.trace(name),
        keywords: [code],
        icon: IconRoute,
        page: paths.tracing(companyName, id),
      },
      {
        id: `inform-${id}`,
        needs: ['follow-up:update'],
        label: texts.inform(name),
        keywords: [code],
        icon: IconPhone,
        page: `${paths.followUp(companyName)}?show=inform&search=${encodeURIComponent(code)}`,
      },
      {
        id: `follow-up-${id}`,
        needs: ['follow-up:read'],
        label: texts.followUpOf(name),
        keywords: [code],
        icon: IconPhoneCall,
        page: `${paths.followUp(companyName)}?show=all&search=${encodeURIComponent(code)}`,
      },
    ];
    return offered.filter(({ needs }) => needs === undefined || needs.some(can)).map(makeRunnable);
  };
};
