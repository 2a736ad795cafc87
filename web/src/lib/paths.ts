const pathName = (companyName: string): string => encodeURIComponent(companyName.toLowerCase());

/** Every address of the app. The company's name in them is decoration: the session decides the company. */
export const paths = {
  home: '/',
  login: '/login',
  /** Asks for the work address, to sign in through the company's identity provider. */
  companySignIn: '/company-sign-in',
  plans: '/plans',
  term: '/emp-range',
  checkout: '/checkout',
  signup: '/signup',
  success: '/success',
  forgotPassword: '/forgot-password',
  guide: '/guide',
  contact: '/contactus',
  blog: '/blog',
  article: (slug: string) => `/blog/${slug}`,
  terms: '/terms-conditions',
  privacy: '/privacy',
  appTerms: '/app-terms-conditions',
  appPrivacy: '/app-privacy',
  /** Where an employee asks for a link to their own file. */
  ownFileLink: '/me',
  ownFile: '/me/file',
  portalLogin: '/portal/visioncloud/login',
  portal: '/portal/visioncloud',
  /** companyId: id or pass-key. */
  portalCompany: (companyId: string) =>
    `/portal/visioncloud/companies/${encodeURIComponent(companyId)}`,
  portalOrders: '/portal/visioncloud/orders',
  portalGuideRequests: '/portal/visioncloud/guide-requests',
  portalMails: '/portal/visioncloud/mails',
  portalAudit: '/portal/visioncloud/audit',
  dashboard: (companyName: string) => `/dashboard/${pathName(companyName)}`,
  inbox: (companyName: string) => `/dashboard/${pathName(companyName)}/inbox`,
  insights: (companyName: string) => `/dashboard/${pathName(companyName)}/insights`,
  employees: (companyName: string) => `/dashboard/${pathName(companyName)}/emp`,
  /** employeeId: the employee's code or id. */
  employee: (companyName: string, employeeId: string) =>
    `/dashboard/${pathName(companyName)}/emp/${encodeURIComponent(employeeId)}`,
  employeeImport: (companyName: string) => `/dashboard/${pathName(companyName)}/emp/import`,
  employeeCodes: (companyName: string, runId: string) =>
    `/dashboard/${pathName(companyName)}/emp/codes/${runId}`,
  analytics: (companyName: string) => `/dashboard/${pathName(companyName)}/analytics`,
  /** Settings. */
  landing: (companyName: string) => `/dashboard/${pathName(companyName)}/landing`,
  diseases: (companyName: string) => `/dashboard/${pathName(companyName)}/landing/diseases`,
  /** disease: the disease's part of the address, such as 'covid-19'. */
  disease: (companyName: string, disease: string) =>
    `/dashboard/${pathName(companyName)}/landing/diseases/${disease}`,
  cases: (companyName: string) => `/dashboard/${pathName(companyName)}/cases`,
  case: (companyName: string, number: number) =>
    `/dashboard/${pathName(companyName)}/cases/${number}`,
  /** Who is to be followed up after an exposure. */
  followUp: (companyName: string) => `/dashboard/${pathName(companyName)}/follow-up`,
  /** With a query string of `formatCallSearch`, or for whoever has to be told now. */
  calls: (companyName: string) => `/dashboard/${pathName(companyName)}/follow-up/calls`,
  /** Contacts that did not happen as recorded. */
  contests: (companyName: string) => `/dashboard/${pathName(companyName)}/follow-up/contests`,
  /** The corrections that employees ask for, for who may not see what else they report. */
  corrections: (companyName: string) => `/dashboard/${pathName(companyName)}/emp/corrections`,
  /** What employees report from their own files. */
  employeeReports: (companyName: string) => `/dashboard/${pathName(companyName)}/follow-up/reports`,
  /** People whose code or address was changed, until somebody confirms it. */
  accessChanges: (companyName: string) => `/dashboard/${pathName(companyName)}/follow-up/changes`,
  /** Evidence of immunity of all employees. */
  immunity: (companyName: string) => `/dashboard/${pathName(companyName)}/follow-up/immunity`,
  cameras: (companyName: string) => `/dashboard/${pathName(companyName)}/camera-details`,
  roi: (companyName: string) => `/dashboard/${pathName(companyName)}/roi`,
  monitor: (companyName: string) => `/dashboard/${pathName(companyName)}/monitor`,
  report: (companyName: string) => `/report/${pathName(companyName)}`,
  /** The company's plan beside the others. */
  plan: (companyName: string) => `/dashboard/${pathName(companyName)}/plan`,
  profile: (companyName: string) => `/dashboard/${pathName(companyName)}/profile`,
  apiKeys: (companyName: string) => `/dashboard/${pathName(companyName)}/api-keys`,
  audit: (companyName: string) => `/dashboard/${pathName(companyName)}/audit`,
  webhooks: (companyName: string) => `/dashboard/${pathName(companyName)}/webhooks`,
  webhook: (companyName: string, id: string) =>
    `/dashboard/${pathName(companyName)}/webhooks/${id}`,
  /** How the account signs in, and where it is signed in. */
  security: (companyName: string) => `/dashboard/${pathName(companyName)}/security`,
  /** Who may sign in to the company. */
  members: (companyName: string) => `/dashboard/${pathName(companyName)}/members`,
  inviteOwner: (companyName: string) => `/dashboard/${pathName(companyName)}/members?invite=owner`,
  changePassword: (companyName: string) => `/dashboard/${pathName(companyName)}/change-pass`,
  /** Above all tracing pages; no page itself. */
  tracings: (companyName: string) => `/dashboard/${pathName(companyName)}/tracing`,
  /** employeeId: the employee's code or id. */
  tracing: (companyName: string, employeeId: string) =>
    `/dashboard/${pathName(companyName)}/tracing/${encodeURIComponent(employeeId)}`,
} as const;
