/** The test that loses each mutation of the app once, by its file and title. */
export const lostMutations: Record<string, Record<string, string>> = {
  'app/shells/DashboardShell.test.tsx': {
    DeletionBanner: 'is shown above every page until the deletion is undone',
    UpdateCompany: 'changes the path when the company is renamed and keeps the page mounted',
  },
  'app/shells/OwnFileShell.test.tsx': {
    OwnFileShell: 'signs out if the server does not answer',
  },
  'app/shells/PortalShell.test.tsx': {
    PortalMenu: 'signs out if the server does not answer',
  },
  'app/shells/sign-out.test.tsx': {
    CompanyMenu: 'ends the session in the browser if the server does not answer',
  },
  'features/members/inbox/InboxPage.test.tsx': {
    InboxMailSelectUpdate: 'are chosen on the page, and again if the request was lost',
    MarkInbox: 'marks an item as read until its latest event, and again if the request was lost',
  },
  'features/people/person-page/EmployeePage.test.tsx': {
    CorrectPhoneDialog:
      'corrects the phone number, as a link proposes it, and again if the request was lost',
  },
  'features/people/phones/IssueCodesDialog.test.tsx': {
    IssueAppCodes: 'issues codes for everybody who has never signed in, and opens the run',
  },
  'features/cases/base/OpenCaseDialog.test.tsx': {
    OpenCaseDialog: 'opens a confirmed case of a disease in use, reported today, and its page',
  },
  'features/cases/immunity/ImmunitySection.test.tsx': {
    EvidenceDialog: 'adds evidence, and again if the request was lost',
    WithdrawImmunity: 'withdraws evidence after a question, and again if the request was lost',
  },
  'features/cases/immunity/ImmunityPage.test.tsx': {
    ImportImmunity: 'previews each line, records it, again if the request was lost, and undoes it',
    UndoImmunityImport:
      'previews each line, records it, again if the request was lost, and undoes it',
  },
  'features/cases/immunity/WaitingEvidence.test.tsx': {
    DecideEvidence: 'is declined with an answer, and again if the request was lost',
  },
  'features/own-file/Immunity.test.tsx': {
    ImmunityDialog: 'hands evidence in, and again if the request was lost',
  },
  'features/cases/contests/ContestButton.test.tsx': {
    ContestContact: 'previews the effects and saves the contest',
  },
  'features/cases/contests/ContestedMark.test.tsx': {
    ConfirmContest: 'lets another person confirm a pending contest',
    WithdrawContest: 'withdraws the contest after a preview of the effects',
  },
  'features/people/access/AccessChangesPage.test.tsx': {
    ConfirmAccessChanges: 'confirms everybody on the page at once',
  },
  'features/members/sign-in/AdministratorLoginPage.test.tsx': {
    AdministratorLoginPage: 'shows a notice, stores its own session and opens the portal',
  },
  'features/members/sign-in/ChangePasswordPage.test.tsx': {
    ChangePasswordPage: 'shows a notice and signs out after a change',
    LeaveAfterFailure: 'shows the gateway’s error and signs out',
  },
  'features/members/sign-in/CompanySignInPage.test.tsx': {
    StartSingleSignOn: 'redirects to the identity provider of the work address',
  },
  'features/members/sign-in/ConfirmChangePage.test.tsx': {
    ConfirmOwnAccessChange: 'confirms the change once the button was pressed',
  },
  'features/members/sign-in/ConfirmIdentityPage.test.tsx': {
    ConfirmIdentityPage: 'confirms the identity on the button, and not before',
  },
  'features/members/sign-in/EmailVerificationPage.test.tsx': {
    EmailVerificationPage: 'setting the first password verifies the address',
    ResendForm: 'requests another email, with the same answer for every address',
  },
  'features/members/sign-in/ForgotPasswordPage.test.tsx': {
    ForgotPasswordPage: 'requests an email without revealing whether the address is registered',
  },
  'features/members/sign-in/InvitationPage.test.tsx': {
    RevealAppCode: 'shows the code once, after the button was pressed',
  },
  'features/members/sign-in/LoginPage.test.tsx': {
    LoginPage: 'appears after a refused sign-in, until one succeeds',
  },
  'features/members/sign-in/LoginPasskey.test.tsx': {
    SignInWithPasskey: 'needs neither email nor password',
  },
  'features/members/sign-in/MemberInvitationPage.test.tsx': {
    AcceptInvitation: 'links to the company’s sign-in page if the gateway starts no session',
    DeclineInvitation: 'can be declined',
    StartInvitationPasskey: 'accepts with an existing passkey',
  },
  'features/members/sign-in/NewAddressPage.test.tsx': {
    ConfirmNewAddress: 'shows both addresses, and confirms the new one on the button',
  },
  'features/members/sign-in/OpenOwnFilePage.test.tsx': {
    OpenOwnFilePage: 'opens the file on the button, without ending a company’s session',
  },
  'features/members/sign-in/OwnFileLinkPage.test.tsx': {
    OwnFileLinkPage: 'sends the link to a valid address without revealing whether a company has it',
  },
  'features/members/sign-in/ResetPasswordPage.test.tsx': {
    ResetPasswordPage: 'sets the password once and links to the sign-in page',
  },
  'features/members/sign-in/SingleSignOnPage.test.tsx': {
    FinishSingleSignOn: 'requests the session once, and opens the dashboard',
    StartPasskeySignIn: 'asks for a passkey if the account has one, and shows why it was refused',
  },
  'features/members/api-keys/ApiKeysPage.test.tsx': {
    CreateApiKey: 'sends name, scopes and expiry, and shows the key once',
    RevokeApiKey: 'asks for confirmation, and removes the key from the list',
  },
  'features/people/phones/CodesPage.test.tsx': {
    CancelAppCodes: 'shows the progress of a run and stops it on “Stop”',
    CollectAppCodes: 'saves the codes that are left if the first request for them is lost',
  },
  'features/contacts/cameras/CameraDialogs.test.tsx': {
    AddCameraDialog: 'uses the default location if left blank, and shows the key once',
    DeleteCameraDialog: 'deletes after confirmation, and shows a notice',
    EditCameraDialog: 'opens from the row, saves the camera and returns the focus',
    RotateKeyDialog:
      'asks for confirmation because the old key stops working, and shows the new one once',
  },
  'features/contacts/cameras/region/RoiPage.test.tsx': {
    SaveRegion: 'can be drawn by keyboard, undone and saved',
  },
  'features/cases/register/dialogs/AssignCaseDialog.test.tsx': {
    AssignCase: 'asks for another member and a note, and shows both in the log',
  },
  'features/cases/register/dialogs/CaseDialogs.test.tsx': {
    CloseCase: 'closes with an outcome, and the notice undoes it',
    ReopenCase: 'reopens a closed case',
  },
  'features/cases/calls/CallSheetPage.test.tsx': {
    ClaimCall: 'goes on if a call cannot be claimed',
    ReleaseCall: 'goes on if a call cannot be claimed',
  },
  'features/cases/surroundings/ManualContacts.test.tsx': {
    AddManualContact: 'sends the person, the informant and the time of the company',
    WithdrawManualContact: 'can be tried again after the connection was lost',
  },
  'features/cases/register/page/CaseExposed.test.tsx': {
    AddFollowUpAct: 'informs a person from the details of their row, which have an address',
  },
  'features/cases/register/page/CasePage.test.tsx': {
    EditCaseDialog: 'saves with the version that was loaded',
    UndoCaseEntry: 'warns that undoing the opening closes the case',
  },
  'features/provider/companies/AddCompanyDialog.test.tsx': {
    AddCompanyDialog: 'adds the company as first of the list',
  },
  'features/provider/companies/CompaniesPage.test.tsx': {
    CompanyStatusButton: '%s: shows %s and offers %s, which makes it %s',
    PendingDeletion: 'shows when it is deleted, and the provider can undo it',
  },
  'features/provider/companies/CompanyPlans.test.tsx': {
    ChangePlanDialog: 'requires a plan other than the current one',
    CompanyPlanRequest: 'shows a company’s request, and closes it',
  },
  'features/cases/diseases/edit-disease.test.tsx': {
    EditDiseaseDialog: 'keeps the values if the connection is lost',
  },
  'features/own-file/reports/ReportsPage.test.tsx': {
    ConfirmReportedCase: 'decides the case of a report in place: %s',
    DismissReportedCase: 'decides the case of a report in place: %s',
    DecideDialog: 'accepting changes the directory, and is listed',
    GiveExactRecords: 'are listed with their due date, and given after a confirmation',
    RefuseExactRecords: 'are refused with a reason only',
  },
  'features/people/directory/changes/ChangesDrawer.test.tsx': {
    UndoChange: 'undoes an import and shows that it is undone',
  },
  'features/people/directory/dialogs/EmployeeDialogs.test.tsx': {
    AddEmployeeDialog: 'adds the employee, shows a notice and the row, and returns the focus',
    DeleteEmployeesDialog: 'deletes after a confirmation, shows a notice and moves the focus',
    EditEmployeeDialog: 'sends the changeable fields with their version, and shows the result',
  },
  'features/people/directory/dialogs/MarkPositiveDialog.test.tsx': {
    MarkPositiveDialog:
      'marks people with a disease and a day, names those left unchanged, and offers to undo',
  },
  'features/people/directory/EmployeeSelection.test.tsx': {
    MarkNegativeDialog: 'mark all matches except some as negative, by search and filters',
    SetDepartmentDialog: 'set a department, which requires a name and is forgotten on Cancel',
  },
  'features/people/directory/photo/EmployeePhoto.test.tsx': {
    PhotoDialog: 'sends the cropped photo, and shows a notice',
    RemovePhotoDialog: 'removes the photo after confirmation, and shows the initials',
  },
  'features/cases/follow-up/FollowUpPage.test.tsx': {
    UndoFollowUpAct: 'informs a person, reloads the list and offers to undo it',
  },
  'features/cases/follow-up/changed.test.tsx': {
    MarkFollowUpsSeen: 'are marked as seen up to the latest change that was loaded',
  },
  'features/cases/follow-up/contests.test.tsx': {
    AcceptContestRequest: 'are accepted after showing what that changes',
    DeclineContestRequest: 'are declined with a reply',
  },
  'features/cases/follow-up/notices.test.tsx': {
    SendNotices: 'shows its text and the candidates, and is sent',
  },
  'features/cases/follow-up/resend.test.tsx': {
    ResendNotices: 'can be sent again from the row',
  },
  'features/site/guide/GuidePage.test.tsx': {
    GuidePage: 'sends the request, saves the file and shows the thank-you dialog',
  },
  'features/people/imports/ImportDone.test.tsx': {
    UndoImport: 'undoes the import after confirmation, and names the people left unchanged',
  },
  'features/people/imports/ImportPage.test.tsx': {
    CancelImport: 'can be cancelled',
    ChooseFile: 'uploads the file, and puts the import’s id into the address',
    NameColumns: 'can be compared again if it failed after its columns were read',
  },
  'features/people/imports/ImportPreview.test.tsx': {
    ApplyImport: 'imports all rows',
  },
  'features/overview/insights/HeldRecords.test.tsx': {
    DiscardHeldRecords: 'are decided after confirmation: %s',
    ReleaseHeldRecords: 'are decided after confirmation: %s',
  },
  'features/provider/mails/MailsPage.test.tsx': {
    RetryMail: 'queues an email that is %s',
  },
  'features/members/team/MembersPage.test.tsx': {
    ChangeRoleDialog: 'changes the role',
    InviteDialog: 'requires an address and a role, and lists the invitation',
    RemoveMemberDialog: 'removes a member after confirmation',
    RenameMember: 'changes the name, and says why one is refused',
    RenameSelf: 'changes and removes the own name, also of an only owner',
    ResendInvitation: 'can be sent again, and withdrawn',
    WithdrawInvitation: 'can be sent again, and withdrawn',
    TransferOwnershipDialog: 'transfers the ownership after an explanation',
  },
  'features/company/orders/CompanyCheckout.test.tsx': {
    PlaceOrder: 'prefills the form, places the order and shows its number, also after a reload',
  },
  'features/own-file/OwnFilePage.test.tsx': {
    MarkNoticeRead: 'are no longer new once marked as read',
    RequestExactRecords: 'are asked for, and answered within a month',
  },
  'features/own-file/Reports.test.tsx': {
    ContestDialog: 'sends whole days as a range',
    CorrectionDialog: 'sends the new value, and shows the reply',
    SymptomsDialog: 'send symptoms with their first day',
    TestDialog: 'send a test with its result, for a disease that the company uses',
  },
  'features/company/profile/ProfilePage.test.tsx': {
    DeleteCompanyDialog: 'schedules the deletion, and shows its time',
  },
  'features/members/factors/AuthenticatorSection.test.tsx': {
    ConfirmAuthenticator:
      'shows the QR code and the key, verifies a code, and shows the recovery codes once',
    RemoveAuthenticator: 'is removed after confirmation',
    RenewRecoveryCodes: 'gets new recovery codes, and warns when none is left',
    StartAuthenticator: 'loads again on “Try again” if no secret came',
  },
  'features/members/identity-provider/MailDomains.test.tsx': {
    AddMailDomain: 'adds a domain',
    CheckMailDomain: 'shows the DNS record of an unverified domain, and verifies it',
    RemoveMailDomain: 'removes a domain after confirmation',
  },
  'features/members/factors/OwnSessions.test.tsx': {
    EndOtherSessions: 'can all be ended except the current one',
    EndSession: 'can be ended one by one',
  },
  'features/members/factors/PasskeySection.test.tsx': {
    AddPasskey: 'are added, with recovery codes for the first one',
    RemovePasskey: 'are removed after confirmation',
    RenamePasskey: 'can be renamed, with errors beside the field',
    StartPasskey: 'stay unchanged if the user cancels',
  },
  'features/members/factors/PasswordSection.test.tsx': {
    MailPasswordLink: 'emails a link to an account without a password',
  },
  'features/members/factors/SignInRules.test.tsx': {
    UpdateSignInRules: 'is turned on by an owner',
  },
  'features/members/identity-provider/SingleSignOn.test.tsx': {
    RemoveIdentityProvider: 'is removed after confirmation',
    TestIdentityProvider: 'is tested, with an explanation of the problem',
    UpdateIdentityProvider: 'is set up with issuer, client id and secret',
  },
  'features/members/factors/StepUpDialog.test.tsx': {
    ConfirmIdentity: 'asks for a code, and repeats the request',
    RequestIdentityLink:
      'mails a link to an account that has nothing to confirm with, and repeats the request after it',
    StartPasskeyConfirmation: 'accepts a passkey, and offers a recovery code',
  },
  'features/company/settings/SettingsPage.test.tsx': {
    MinDistanceSetting: 'previews a change, and saves it',
    MinActiveSetting: 'saves the share of the employees',
    NoticeContactSetting: 'saves the contact for readers of notices',
    PendingTimeMetric: 'cancels a pending change',
    Safeguards: 'shows what each number means, and is changed after a confirmation',
    TimeMetricSetting: 'previews a change, saves it, and shows when it takes effect',
    TimeZoneSetting: 'is found by search, and saved',
  },
  'features/company/settings/places.test.tsx': {
    GeofencingSetting: 'requires all three numbers, draws the circle, and saves it',
    IframeSetting: 'is previewed in its sandbox, and saved',
  },
  'features/company/settings/retention.test.tsx': {
    RetentionSetting: 'previews a shorter retention before saving, and then shows when it applies',
  },
  'features/company/sign-up/SignupOrder.test.tsx': {
    SignupDetails: 'is shown beside the form, sent with it, and then forgotten',
  },
  'features/company/plans/CompanyPlanPage.test.tsx': {
    ClosePlanRequest: 'can be withdrawn after the request',
    RequestPlan: 'can be requested with a message, and the plan stays',
    ReturnToTrial: 'asks for confirmation, and shows what changes',
  },
  'features/company/webhooks/WebhookPage.test.tsx': {
    DeleteWebhook: 'can be deleted, which returns to the list',
    Redeliver: 'shows its response as text, and can be sent again',
    RotateWebhookSecret: 'shows a new secret once, and that the old one is still valid',
    SendTestEvent: 'shows an empty list of deliveries, and sends a test',
    UpdateWebhook: 'can be edited',
  },
  'features/company/webhooks/WebhooksPage.test.tsx': {
    CreateWebhook: 'sends URL and events, and shows the secret once',
  },
};
