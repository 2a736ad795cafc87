/*
 * Rarely opened pages, loaded through this file. If the entry imported them, it would list all their files, which the sign-in page would have
 * to load. The first of these pages costs one small extra request.
 */
export const rarePages = {
  settings: async () => (await import('../SettingsScreen.tsx')).SettingsScreen,
  diseases: async () => (await import('../../features/diseases/DiseasesPage.tsx')).DiseasesPage,
  disease: async () => (await import('../../features/diseases/DiseasePage.tsx')).DiseasePage,
  followUp: async () => (await import('../../features/follow-up/FollowUpPage.tsx')).FollowUpPage,
  contests: async () => (await import('../../features/contests/ContestsPage.tsx')).ContestsPage,
  employeeReports: async () =>
    (await import('../../features/employee-reports/ReportsPage.tsx')).ReportsPage,
  accessChanges: async () =>
    (await import('../../features/access-changes/AccessChangesPage.tsx')).AccessChangesPage,
  corrections: async () =>
    (await import('../../features/employee-reports/ReportsPage.tsx')).CorrectionsPage,
  import: async () => (await import('../../features/imports/ImportPage.tsx')).ImportPage,
  codes: async () => (await import('../../features/app-codes/CodesPage.tsx')).CodesPage,
  region: async () => (await import('../../features/cameras/region/RoiPage.tsx')).RoiPage,
  plan: async () =>
    (await import('../../features/subscriptions/CompanyPlanPage.tsx')).CompanyPlanPage,
  apiKeys: async () => (await import('../../features/api-keys/ApiKeysPage.tsx')).ApiKeysPage,
  audit: async () =>
    (await import('../../features/audit-log/CompanyAuditPage.tsx')).CompanyAuditPage,
  members: async () => (await import('../../features/members/MembersPage.tsx')).MembersPage,
  profile: async () => (await import('../../features/profile/ProfilePage.tsx')).ProfilePage,
  monitor: async () => (await import('../../features/monitor/MonitorPage.tsx')).MonitorPage,
  password: async () =>
    (await import('../../features/accounts/ChangePasswordPage.tsx')).ChangePasswordPage,
  security: async () => (await import('../../features/security/SecurityPage.tsx')).SecurityPage,
  webhooks: async () => (await import('../../features/webhooks/WebhooksPage.tsx')).WebhooksPage,
  webhook: async () => (await import('../../features/webhooks/WebhookPage.tsx')).WebhookPage,
  ownFileShell: async () => (await import('../shells/OwnFileShell.tsx')).OwnFileShell,
  ownFile: async () => (await import('../../features/own-file/OwnFilePage.tsx')).OwnFilePage,
  companySignIn: async () =>
    (await import('../../features/accounts/CompanySignInPage.tsx')).CompanySignInPage,
  singleSignOn: async () =>
    (await import('../../features/accounts/SingleSignOnPage.tsx')).SingleSignOnPage,
  confirmIdentity: async () =>
    (await import('../../features/accounts/ConfirmIdentityPage.tsx')).ConfirmIdentityPage,
  newAddress: async () =>
    (await import('../../features/accounts/NewAddressPage.tsx')).NewAddressPage,
  notFound: async () => (await import('../NotFoundPage.tsx')).NotFoundPage,
};
