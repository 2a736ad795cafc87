import type { FieldPolicy, FieldReadFunction, TypePolicies, TypePolicy } from '@apollo/client/cache';
export type AcceptInvitationPayloadKeySpecifier = ('recoveryCodes' | 'session' | AcceptInvitationPayloadKeySpecifier)[];
export type AcceptInvitationPayloadFieldPolicy = {
	recoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	session?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccessChangeKeySpecifier = ('changedAt' | 'changedBy' | 'employeeId' | 'endsAt' | 'kinds' | 'person' | 'role' | AccessChangeKeySpecifier)[];
export type AccessChangeFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	employeeId?: FieldPolicy<any> | FieldReadFunction<any>,
	endsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	kinds?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AccessChangePageKeySpecifier = ('items' | 'total' | AccessChangePageKeySpecifier)[];
export type AccessChangePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AddPasskeyPayloadKeySpecifier = ('passkey' | 'recoveryCodes' | 'secondFactor' | AddPasskeyPayloadKeySpecifier)[];
export type AddPasskeyPayloadFieldPolicy = {
	passkey?: FieldPolicy<any> | FieldReadFunction<any>,
	recoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactor?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AdministratorSessionKeySpecifier = ('email' | 'token' | AdministratorSessionKeySpecifier)[];
export type AdministratorSessionFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ApiKeyKeySpecifier = ('createdAt' | 'createdBy' | 'ending' | 'expiresAt' | 'id' | 'lastUsedAt' | 'name' | 'revokedAt' | 'scopes' | ApiKeyKeySpecifier)[];
export type ApiKeyFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	createdBy?: FieldPolicy<any> | FieldReadFunction<any>,
	ending?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	revokedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	scopes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AppCodeCandidatesKeySpecifier = ('neverSignedInWithoutAddress' | 'signedIn' | 'total' | 'withoutAddress' | AppCodeCandidatesKeySpecifier)[];
export type AppCodeCandidatesFieldPolicy = {
	neverSignedInWithoutAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	signedIn?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	withoutAddress?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AppCodeRecipientKeySpecifier = ('code' | 'department' | 'id' | 'name' | AppCodeRecipientKeySpecifier)[];
export type AppCodeRecipientFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AppCodeRecipientPageKeySpecifier = ('items' | 'total' | AppCodeRecipientPageKeySpecifier)[];
export type AppCodeRecipientPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AppCodeRunKeySpecifier = ('createdAt' | 'delivery' | 'gone' | 'id' | 'issued' | 'peopleWithoutAddress' | 'problem' | 'startedBy' | 'state' | 'total' | 'uncollected' | 'withoutAddress' | AppCodeRunKeySpecifier)[];
export type AppCodeRunFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	delivery?: FieldPolicy<any> | FieldReadFunction<any>,
	gone?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	issued?: FieldPolicy<any> | FieldReadFunction<any>,
	peopleWithoutAddress?: FieldPolicy<any> | FieldReadFunction<any>,
	problem?: FieldPolicy<any> | FieldReadFunction<any>,
	startedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	uncollected?: FieldPolicy<any> | FieldReadFunction<any>,
	withoutAddress?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AppSettingsKeySpecifier = ('isCrossStatusOn' | 'isGeofencingOn' | 'latitude' | 'longitude' | 'minDistance' | 'radius' | 'timeMetric' | AppSettingsKeySpecifier)[];
export type AppSettingsFieldPolicy = {
	isCrossStatusOn?: FieldPolicy<any> | FieldReadFunction<any>,
	isGeofencingOn?: FieldPolicy<any> | FieldReadFunction<any>,
	latitude?: FieldPolicy<any> | FieldReadFunction<any>,
	longitude?: FieldPolicy<any> | FieldReadFunction<any>,
	minDistance?: FieldPolicy<any> | FieldReadFunction<any>,
	radius?: FieldPolicy<any> | FieldReadFunction<any>,
	timeMetric?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditEntryKeySpecifier = ('action' | 'actor' | 'address' | 'company' | 'createdAt' | 'detail' | 'id' | 'isDetailWithheld' | 'requestId' | 'role' | 'userAgent' | AuditEntryKeySpecifier)[];
export type AuditEntryFieldPolicy = {
	action?: FieldPolicy<any> | FieldReadFunction<any>,
	actor?: FieldPolicy<any> | FieldReadFunction<any>,
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isDetailWithheld?: FieldPolicy<any> | FieldReadFunction<any>,
	requestId?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	userAgent?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuditEntryPageKeySpecifier = ('items' | 'total' | AuditEntryPageKeySpecifier)[];
export type AuditEntryPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type AuthenticatorSetupKeySpecifier = ('secret' | 'uri' | AuthenticatorSetupKeySpecifier)[];
export type AuthenticatorSetupFieldPolicy = {
	secret?: FieldPolicy<any> | FieldReadFunction<any>,
	uri?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BillingContactKeySpecifier = ('address' | 'city' | 'country' | 'email' | 'name' | 'phone' | 'postalCode' | BillingContactKeySpecifier)[];
export type BillingContactFieldPolicy = {
	address?: FieldPolicy<any> | FieldReadFunction<any>,
	city?: FieldPolicy<any> | FieldReadFunction<any>,
	country?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	postalCode?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BlogKeySpecifier = ('posts' | 'readAt' | BlogKeySpecifier)[];
export type BlogFieldPolicy = {
	posts?: FieldPolicy<any> | FieldReadFunction<any>,
	readAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BlogPostKeySpecifier = ('link' | 'publishedAt' | 'thumbnail' | 'title' | BlogPostKeySpecifier)[];
export type BlogPostFieldPolicy = {
	link?: FieldPolicy<any> | FieldReadFunction<any>,
	publishedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	thumbnail?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BreachHistoryKeySpecifier = ('before' | 'byDepartments' | 'byHourOfDay' | 'byRooms' | 'from' | 'isByHour' | 'isStale' | 'points' | 'reportedDays' | 'reportedDaysBefore' | 'source' | 'totals' | 'until' | BreachHistoryKeySpecifier)[];
export type BreachHistoryFieldPolicy = {
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	byDepartments?: FieldPolicy<any> | FieldReadFunction<any>,
	byHourOfDay?: FieldPolicy<any> | FieldReadFunction<any>,
	byRooms?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	isByHour?: FieldPolicy<any> | FieldReadFunction<any>,
	isStale?: FieldPolicy<any> | FieldReadFunction<any>,
	points?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedDays?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedDaysBefore?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	totals?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BreachPointKeySpecifier = ('at' | 'breaches' | 'isReported' | 'minutes' | BreachPointKeySpecifier)[];
export type BreachPointFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	breaches?: FieldPolicy<any> | FieldReadFunction<any>,
	isReported?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type BreachTotalsKeySpecifier = ('breaches' | 'minutes' | BreachTotalsKeySpecifier)[];
export type BreachTotalsFieldPolicy = {
	breaches?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CameraKeySpecifier = ('code' | 'company' | 'createdAt' | 'feedUrl' | 'id' | 'isCctv' | 'keyMadeAt' | 'lastReportedAt' | 'latitude' | 'longitude' | 'region' | 'roomName' | 'roomNumber' | 'safeDistance' | 'timeLag' | CameraKeySpecifier)[];
export type CameraFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	feedUrl?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isCctv?: FieldPolicy<any> | FieldReadFunction<any>,
	keyMadeAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastReportedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	latitude?: FieldPolicy<any> | FieldReadFunction<any>,
	longitude?: FieldPolicy<any> | FieldReadFunction<any>,
	region?: FieldPolicy<any> | FieldReadFunction<any>,
	roomName?: FieldPolicy<any> | FieldReadFunction<any>,
	roomNumber?: FieldPolicy<any> | FieldReadFunction<any>,
	safeDistance?: FieldPolicy<any> | FieldReadFunction<any>,
	timeLag?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CameraPageKeySpecifier = ('items' | 'total' | CameraPageKeySpecifier)[];
export type CameraPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CameraWithKeyKeySpecifier = ('camera' | 'key' | CameraWithKeyKeySpecifier)[];
export type CameraWithKeyFieldPolicy = {
	camera?: FieldPolicy<any> | FieldReadFunction<any>,
	key?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseKeySpecifier = ('classification' | 'closedAt' | 'closedBy' | 'coverage' | 'dayZero' | 'disease' | 'followUps' | 'id' | 'isOpen' | 'isolatedAt' | 'isolation' | 'log' | 'manualContacts' | 'notes' | 'number' | 'onsetAt' | 'onsetDay' | 'openedAt' | 'openedBy' | 'openedByReport' | 'outcome' | 'person' | 'reportedDay' | 'sharedRooms' | 'specimenDay' | 'trace' | 'version' | 'window' | CaseKeySpecifier)[];
export type CaseFieldPolicy = {
	classification?: FieldPolicy<any> | FieldReadFunction<any>,
	closedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	closedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	coverage?: FieldPolicy<any> | FieldReadFunction<any>,
	dayZero?: FieldPolicy<any> | FieldReadFunction<any>,
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	followUps?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isOpen?: FieldPolicy<any> | FieldReadFunction<any>,
	isolatedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isolation?: FieldPolicy<any> | FieldReadFunction<any>,
	log?: FieldPolicy<any> | FieldReadFunction<any>,
	manualContacts?: FieldPolicy<any> | FieldReadFunction<any>,
	notes?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	onsetAt?: FieldPolicy<any> | FieldReadFunction<any>,
	onsetDay?: FieldPolicy<any> | FieldReadFunction<any>,
	openedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	openedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	openedByReport?: FieldPolicy<any> | FieldReadFunction<any>,
	outcome?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedDay?: FieldPolicy<any> | FieldReadFunction<any>,
	sharedRooms?: FieldPolicy<any> | FieldReadFunction<any>,
	specimenDay?: FieldPolicy<any> | FieldReadFunction<any>,
	trace?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>,
	window?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseChangePreviewKeySpecifier = ('case' | 'isolationAfter' | 'isolationBefore' | 'windowAfter' | 'windowBefore' | CaseChangePreviewKeySpecifier)[];
export type CaseChangePreviewFieldPolicy = {
	case?: FieldPolicy<any> | FieldReadFunction<any>,
	isolationAfter?: FieldPolicy<any> | FieldReadFunction<any>,
	isolationBefore?: FieldPolicy<any> | FieldReadFunction<any>,
	windowAfter?: FieldPolicy<any> | FieldReadFunction<any>,
	windowBefore?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseConsequencesKeySpecifier = ('changedDates' | 'exposedAfter' | 'exposedBefore' | 'isolationAfter' | 'isolationBefore' | 'newlyOwedCorrection' | 'newlyToInform' | 'noLongerExposed' | 'toInform' | CaseConsequencesKeySpecifier)[];
export type CaseConsequencesFieldPolicy = {
	changedDates?: FieldPolicy<any> | FieldReadFunction<any>,
	exposedAfter?: FieldPolicy<any> | FieldReadFunction<any>,
	exposedBefore?: FieldPolicy<any> | FieldReadFunction<any>,
	isolationAfter?: FieldPolicy<any> | FieldReadFunction<any>,
	isolationBefore?: FieldPolicy<any> | FieldReadFunction<any>,
	newlyOwedCorrection?: FieldPolicy<any> | FieldReadFunction<any>,
	newlyToInform?: FieldPolicy<any> | FieldReadFunction<any>,
	noLongerExposed?: FieldPolicy<any> | FieldReadFunction<any>,
	toInform?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseCoverageKeySpecifier = ('colleagues' | 'days' | 'silentColleagues' | CaseCoverageKeySpecifier)[];
export type CaseCoverageFieldPolicy = {
	colleagues?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	silentColleagues?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseDayZeroKeySpecifier = ('basis' | 'day' | 'reason' | CaseDayZeroKeySpecifier)[];
export type CaseDayZeroFieldPolicy = {
	basis?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseEntryKeySpecifier = ('act' | 'at' | 'by' | 'changes' | 'id' | 'manualContact' | 'undoneAt' | 'undoneBy' | CaseEntryKeySpecifier)[];
export type CaseEntryFieldPolicy = {
	act?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	changes?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	manualContact?: FieldPolicy<any> | FieldReadFunction<any>,
	undoneAt?: FieldPolicy<any> | FieldReadFunction<any>,
	undoneBy?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseFiguresKeySpecifier = ('followedUpToday' | 'openCases' | 'overdue' | 'traced' | CaseFiguresKeySpecifier)[];
export type CaseFiguresFieldPolicy = {
	followedUpToday?: FieldPolicy<any> | FieldReadFunction<any>,
	openCases?: FieldPolicy<any> | FieldReadFunction<any>,
	overdue?: FieldPolicy<any> | FieldReadFunction<any>,
	traced?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseIsolationKeySpecifier = ('reason' | 'until' | CaseIsolationKeySpecifier)[];
export type CaseIsolationFieldPolicy = {
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CasePageKeySpecifier = ('items' | 'total' | CasePageKeySpecifier)[];
export type CasePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseValueChangeKeySpecifier = ('after' | 'before' | 'field' | CaseValueChangeKeySpecifier)[];
export type CaseValueChangeFieldPolicy = {
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	field?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CaseWindowKeySpecifier = ('endReason' | 'from' | 'reason' | 'startReason' | 'until' | CaseWindowKeySpecifier)[];
export type CaseWindowFieldPolicy = {
	endReason?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	startReason?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CollectAppCodesPayloadKeySpecifier = ('codes' | 'remaining' | CollectAppCodesPayloadKeySpecifier)[];
export type CollectAppCodesPayloadFieldPolicy = {
	codes?: FieldPolicy<any> | FieldReadFunction<any>,
	remaining?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyKeySpecifier = ('contestsNeedConfirmation' | 'contestsNeedConfirmationUntil' | 'country' | 'createdAt' | 'deletionAt' | 'email' | 'embeddedPath' | 'followUpLevels' | 'id' | 'iframe' | 'informsAtOnce' | 'informsAtOnceSince' | 'isCrossStatusOn' | 'isGeofencingOn' | 'keptFrom' | 'latitude' | 'licences' | 'longitude' | 'minActivePercent' | 'minDistance' | 'minNoticeCandidates' | 'name' | 'noticeContact' | 'noticesNameDisease' | 'passKey' | 'pendingTimeMetric' | 'phone' | 'plan' | 'planChoices' | 'planRequest' | 'radius' | 'retentionDays' | 'retentionDueAt' | 'secondFactorRequiredAt' | 'status' | 'timeMetric' | 'timeZone' | 'trial' | 'website' | CompanyKeySpecifier)[];
export type CompanyFieldPolicy = {
	contestsNeedConfirmation?: FieldPolicy<any> | FieldReadFunction<any>,
	contestsNeedConfirmationUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	country?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	deletionAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	embeddedPath?: FieldPolicy<any> | FieldReadFunction<any>,
	followUpLevels?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	iframe?: FieldPolicy<any> | FieldReadFunction<any>,
	informsAtOnce?: FieldPolicy<any> | FieldReadFunction<any>,
	informsAtOnceSince?: FieldPolicy<any> | FieldReadFunction<any>,
	isCrossStatusOn?: FieldPolicy<any> | FieldReadFunction<any>,
	isGeofencingOn?: FieldPolicy<any> | FieldReadFunction<any>,
	keptFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	latitude?: FieldPolicy<any> | FieldReadFunction<any>,
	licences?: FieldPolicy<any> | FieldReadFunction<any>,
	longitude?: FieldPolicy<any> | FieldReadFunction<any>,
	minActivePercent?: FieldPolicy<any> | FieldReadFunction<any>,
	minDistance?: FieldPolicy<any> | FieldReadFunction<any>,
	minNoticeCandidates?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	noticeContact?: FieldPolicy<any> | FieldReadFunction<any>,
	noticesNameDisease?: FieldPolicy<any> | FieldReadFunction<any>,
	passKey?: FieldPolicy<any> | FieldReadFunction<any>,
	pendingTimeMetric?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	planChoices?: FieldPolicy<any> | FieldReadFunction<any>,
	planRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	radius?: FieldPolicy<any> | FieldReadFunction<any>,
	retentionDays?: FieldPolicy<any> | FieldReadFunction<any>,
	retentionDueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactorRequiredAt?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	timeMetric?: FieldPolicy<any> | FieldReadFunction<any>,
	timeZone?: FieldPolicy<any> | FieldReadFunction<any>,
	trial?: FieldPolicy<any> | FieldReadFunction<any>,
	website?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyActivityKeySpecifier = ('active' | 'lastReportAt' | 'lastSignInAt' | 'neverSignedIn' | CompanyActivityKeySpecifier)[];
export type CompanyActivityFieldPolicy = {
	active?: FieldPolicy<any> | FieldReadFunction<any>,
	lastReportAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSignInAt?: FieldPolicy<any> | FieldReadFunction<any>,
	neverSignedIn?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanyPageKeySpecifier = ('items' | 'total' | CompanyPageKeySpecifier)[];
export type CompanyPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CompanySessionKeySpecifier = ('company' | 'token' | CompanySessionKeySpecifier)[];
export type CompanySessionFieldPolicy = {
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConfirmAccessChangesPayloadKeySpecifier = ('confirmedIds' | 'skipped' | ConfirmAccessChangesPayloadKeySpecifier)[];
export type ConfirmAccessChangesPayloadFieldPolicy = {
	confirmedIds?: FieldPolicy<any> | FieldReadFunction<any>,
	skipped?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConfirmIdentityPayloadKeySpecifier = ('provedAt' | ConfirmIdentityPayloadKeySpecifier)[];
export type ConfirmIdentityPayloadFieldPolicy = {
	provedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConfirmNewEmailPayloadKeySpecifier = ('email' | ConfirmNewEmailPayloadKeySpecifier)[];
export type ConfirmNewEmailPayloadFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ConfirmOwnAccessChangePayloadKeySpecifier = ('companyName' | ConfirmOwnAccessChangePayloadKeySpecifier)[];
export type ConfirmOwnAccessChangePayloadFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContactRecordKeySpecifier = ('contests' | 'countedFrom' | 'countedUntil' | 'distance' | 'endedAt' | 'id' | 'manualContact' | 'minutes' | 'receivedAt' | 'reportedBy' | 'startedAt' | ContactRecordKeySpecifier)[];
export type ContactRecordFieldPolicy = {
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	countedFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	countedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	distance?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	manualContact?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	receivedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContestKeySpecifier = ('confirmedAt' | 'confirmedBy' | 'contestedAt' | 'contestedBy' | 'from' | 'id' | 'note' | 'other' | 'person' | 'reason' | 'requestId' | 'source' | 'state' | 'takenBackAt' | 'takenBackBy' | 'until' | ContestKeySpecifier)[];
export type ContestFieldPolicy = {
	confirmedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	contestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	contestedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	other?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	requestId?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	takenBackAt?: FieldPolicy<any> | FieldReadFunction<any>,
	takenBackBy?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContestEffectKeySpecifier = ('disease' | 'effect' | 'person' | 'quarantineAfter' | 'quarantineBefore' | ContestEffectKeySpecifier)[];
export type ContestEffectFieldPolicy = {
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	effect?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	quarantineAfter?: FieldPolicy<any> | FieldReadFunction<any>,
	quarantineBefore?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContestPageKeySpecifier = ('items' | 'total' | ContestPageKeySpecifier)[];
export type ContestPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContestPreviewKeySpecifier = ('contactMinutes' | 'people' | ContestPreviewKeySpecifier)[];
export type ContestPreviewFieldPolicy = {
	contactMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContestRequestKeySpecifier = ('answer' | 'contests' | 'decidedAt' | 'decidedBy' | 'from' | 'id' | 'note' | 'person' | 'reason' | 'requestedAt' | 'state' | 'until' | ContestRequestKeySpecifier)[];
export type ContestRequestFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContestRequestPageKeySpecifier = ('items' | 'total' | ContestRequestPageKeySpecifier)[];
export type ContestRequestPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContestedExposureKeySpecifier = ('contests' | 'exposedAt' | 'level' | 'person' | ContestedExposureKeySpecifier)[];
export type ContestedExposureFieldPolicy = {
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	exposedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContinuousContactKeySpecifier = ('contests' | 'coveredMinutes' | 'endedAt' | 'isContested' | 'minutes' | 'other' | 'person' | 'source' | 'startedAt' | 'thresholdMinutes' | ContinuousContactKeySpecifier)[];
export type ContinuousContactFieldPolicy = {
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	coveredMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isContested?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	other?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	thresholdMinutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ContinuousContactPageKeySpecifier = ('items' | 'total' | ContinuousContactPageKeySpecifier)[];
export type ContinuousContactPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CountryKeySpecifier = ('code' | 'name' | CountryKeySpecifier)[];
export type CountryFieldPolicy = {
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CoverageKeySpecifier = ('bluetoothOff' | 'cameras' | 'camerasReported' | 'isWithheld' | 'neverSignedIn' | 'newestApp' | 'oldApp' | 'people' | 'permissionLacking' | 'phones' | 'reported' | 'silent' | CoverageKeySpecifier)[];
export type CoverageFieldPolicy = {
	bluetoothOff?: FieldPolicy<any> | FieldReadFunction<any>,
	cameras?: FieldPolicy<any> | FieldReadFunction<any>,
	camerasReported?: FieldPolicy<any> | FieldReadFunction<any>,
	isWithheld?: FieldPolicy<any> | FieldReadFunction<any>,
	neverSignedIn?: FieldPolicy<any> | FieldReadFunction<any>,
	newestApp?: FieldPolicy<any> | FieldReadFunction<any>,
	oldApp?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>,
	permissionLacking?: FieldPolicy<any> | FieldReadFunction<any>,
	phones?: FieldPolicy<any> | FieldReadFunction<any>,
	reported?: FieldPolicy<any> | FieldReadFunction<any>,
	silent?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CoveredDayKeySpecifier = ('day' | 'phone' | CoveredDayKeySpecifier)[];
export type CoveredDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CreateApiKeyPayloadKeySpecifier = ('apiKey' | 'key' | CreateApiKeyPayloadKeySpecifier)[];
export type CreateApiKeyPayloadFieldPolicy = {
	apiKey?: FieldPolicy<any> | FieldReadFunction<any>,
	key?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CreatedEmployeeKeySpecifier = ('employee' | 'password' | CreatedEmployeeKeySpecifier)[];
export type CreatedEmployeeFieldPolicy = {
	employee?: FieldPolicy<any> | FieldReadFunction<any>,
	password?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CumulativeContactKeySpecifier = ('contests' | 'isContested' | 'minutes' | 'other' | 'person' | 'reachedAt' | 'source' | 'thresholdMinutes' | 'windowStart' | CumulativeContactKeySpecifier)[];
export type CumulativeContactFieldPolicy = {
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	isContested?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	other?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reachedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	thresholdMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	windowStart?: FieldPolicy<any> | FieldReadFunction<any>
};
export type CumulativeContactPageKeySpecifier = ('items' | 'total' | CumulativeContactPageKeySpecifier)[];
export type CumulativeContactPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeclineInvitationPayloadKeySpecifier = ('companyName' | DeclineInvitationPayloadKeySpecifier)[];
export type DeclineInvitationPayloadFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeleteCameraPayloadKeySpecifier = ('id' | DeleteCameraPayloadKeySpecifier)[];
export type DeleteCameraPayloadFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeleteWebhookPayloadKeySpecifier = ('deletedWebhookId' | DeleteWebhookPayloadKeySpecifier)[];
export type DeleteWebhookPayloadFieldPolicy = {
	deletedWebhookId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DeletionConsequencesKeySpecifier = ('inQuarantine' | 'openCaseCount' | 'openCases' | 'toInform' | DeletionConsequencesKeySpecifier)[];
export type DeletionConsequencesFieldPolicy = {
	inQuarantine?: FieldPolicy<any> | FieldReadFunction<any>,
	openCaseCount?: FieldPolicy<any> | FieldReadFunction<any>,
	openCases?: FieldPolicy<any> | FieldReadFunction<any>,
	toInform?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DepartmentKeySpecifier = ('name' | 'people' | DepartmentKeySpecifier)[];
export type DepartmentFieldPolicy = {
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DepartmentPairBreachesKeySpecifier = ('before' | 'breaches' | 'department' | 'isMerged' | 'minutes' | 'otherDepartment' | DepartmentPairBreachesKeySpecifier)[];
export type DepartmentPairBreachesFieldPolicy = {
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	breaches?: FieldPolicy<any> | FieldReadFunction<any>,
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	isMerged?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	otherDepartment?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DirectoryChangeKeySpecifier = ('by' | 'count' | 'createdAt' | 'detail' | 'id' | 'kind' | 'undoUntil' | 'undoneAt' | DirectoryChangeKeySpecifier)[];
export type DirectoryChangeFieldPolicy = {
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	undoUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	undoneAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DirectoryChangePageKeySpecifier = ('items' | 'total' | DirectoryChangePageKeySpecifier)[];
export type DirectoryChangePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DirectoryImportKeySpecifier = ('change' | 'changed' | 'columns' | 'createdAt' | 'fileName' | 'id' | 'identifyBy' | 'new' | 'positiveWithoutDate' | 'problem' | 'progress' | 'rows' | 'state' | 'total' | 'unchanged' | 'wrong' | DirectoryImportKeySpecifier)[];
export type DirectoryImportFieldPolicy = {
	change?: FieldPolicy<any> | FieldReadFunction<any>,
	changed?: FieldPolicy<any> | FieldReadFunction<any>,
	columns?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	fileName?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	identifyBy?: FieldPolicy<any> | FieldReadFunction<any>,
	new?: FieldPolicy<any> | FieldReadFunction<any>,
	positiveWithoutDate?: FieldPolicy<any> | FieldReadFunction<any>,
	problem?: FieldPolicy<any> | FieldReadFunction<any>,
	progress?: FieldPolicy<any> | FieldReadFunction<any>,
	rows?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>,
	unchanged?: FieldPolicy<any> | FieldReadFunction<any>,
	wrong?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DiseaseKeySpecifier = ('changedAt' | 'changedBy' | 'code' | 'figures' | 'history' | 'isNearnessEnough' | 'isUsed' | 'name' | 'note' | 'onset' | 'releaseTests' | 'spreads' | 'version' | DiseaseKeySpecifier)[];
export type DiseaseFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	figures?: FieldPolicy<any> | FieldReadFunction<any>,
	history?: FieldPolicy<any> | FieldReadFunction<any>,
	isNearnessEnough?: FieldPolicy<any> | FieldReadFunction<any>,
	isUsed?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	onset?: FieldPolicy<any> | FieldReadFunction<any>,
	releaseTests?: FieldPolicy<any> | FieldReadFunction<any>,
	spreads?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DiseaseChangeKeySpecifier = ('after' | 'before' | 'changedAt' | 'changedBy' | 'figure' | 'id' | 'isUsed' | DiseaseChangeKeySpecifier)[];
export type DiseaseChangeFieldPolicy = {
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	figure?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isUsed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DiseaseChangePageKeySpecifier = ('items' | 'total' | DiseaseChangePageKeySpecifier)[];
export type DiseaseChangePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DiseaseChangePreviewKeySpecifier = ('cases' | 'changedCases' | 'changedQuarantines' | 'openCases' | 'quarantines' | DiseaseChangePreviewKeySpecifier)[];
export type DiseaseChangePreviewFieldPolicy = {
	cases?: FieldPolicy<any> | FieldReadFunction<any>,
	changedCases?: FieldPolicy<any> | FieldReadFunction<any>,
	changedQuarantines?: FieldPolicy<any> | FieldReadFunction<any>,
	openCases?: FieldPolicy<any> | FieldReadFunction<any>,
	quarantines?: FieldPolicy<any> | FieldReadFunction<any>
};
export type DiseaseFigureKeySpecifier = ('changedAt' | 'changedBy' | 'defaultValue' | 'isRequired' | 'isWhole' | 'max' | 'min' | 'name' | 'note' | 'source' | 'value' | DiseaseFigureKeySpecifier)[];
export type DiseaseFigureFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	defaultValue?: FieldPolicy<any> | FieldReadFunction<any>,
	isRequired?: FieldPolicy<any> | FieldReadFunction<any>,
	isWhole?: FieldPolicy<any> | FieldReadFunction<any>,
	max?: FieldPolicy<any> | FieldReadFunction<any>,
	min?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	value?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmployeeKeySpecifier = ('accessChange' | 'callingCode' | 'cases' | 'code' | 'companyId' | 'createdAt' | 'dateOfBirth' | 'department' | 'designation' | 'email' | 'firstSignInAt' | 'gender' | 'hasPassword' | 'health' | 'id' | 'isPositive' | 'lastActiveAt' | 'name' | 'phone' | 'photo' | 'positiveDate' | 'positiveSince' | 'statusHistory' | 'statusVersion' | 'version' | EmployeeKeySpecifier)[];
export type EmployeeFieldPolicy = {
	accessChange?: FieldPolicy<any> | FieldReadFunction<any>,
	callingCode?: FieldPolicy<any> | FieldReadFunction<any>,
	cases?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	companyId?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	dateOfBirth?: FieldPolicy<any> | FieldReadFunction<any>,
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	designation?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	firstSignInAt?: FieldPolicy<any> | FieldReadFunction<any>,
	gender?: FieldPolicy<any> | FieldReadFunction<any>,
	hasPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	health?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isPositive?: FieldPolicy<any> | FieldReadFunction<any>,
	lastActiveAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	photo?: FieldPolicy<any> | FieldReadFunction<any>,
	positiveDate?: FieldPolicy<any> | FieldReadFunction<any>,
	positiveSince?: FieldPolicy<any> | FieldReadFunction<any>,
	statusHistory?: FieldPolicy<any> | FieldReadFunction<any>,
	statusVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	version?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmployeePageKeySpecifier = ('items' | 'neverSignedIn' | 'total' | EmployeePageKeySpecifier)[];
export type EmployeePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	neverSignedIn?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmployeeReportKeySpecifier = ('answer' | 'caseNumber' | 'day' | 'decidedAt' | 'decidedBy' | 'disease' | 'field' | 'id' | 'kind' | 'note' | 'person' | 'reportedAt' | 'result' | 'state' | 'value' | EmployeeReportKeySpecifier)[];
export type EmployeeReportFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	caseNumber?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	result?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	value?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmployeeReportPageKeySpecifier = ('items' | 'total' | EmployeeReportPageKeySpecifier)[];
export type EmployeeReportPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EmployeeSessionKeySpecifier = ('employee' | 'settings' | 'token' | EmployeeSessionKeySpecifier)[];
export type EmployeeSessionFieldPolicy = {
	employee?: FieldPolicy<any> | FieldReadFunction<any>,
	settings?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EndOtherSessionsPayloadKeySpecifier = ('endedCount' | EndOtherSessionsPayloadKeySpecifier)[];
export type EndOtherSessionsPayloadFieldPolicy = {
	endedCount?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EndSessionPayloadKeySpecifier = ('endedSessionId' | EndSessionPayloadKeySpecifier)[];
export type EndSessionPayloadFieldPolicy = {
	endedSessionId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EpisodeKeySpecifier = ('coveredMinutes' | 'endedAt' | 'minutes' | 'startedAt' | EpisodeKeySpecifier)[];
export type EpisodeFieldPolicy = {
	coveredMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type EvidenceKeySpecifier = ('coveredMinutes' | 'episodes' | 'records' | 'spanEnd' | 'spanStart' | EvidenceKeySpecifier)[];
export type EvidenceFieldPolicy = {
	coveredMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	episodes?: FieldPolicy<any> | FieldReadFunction<any>,
	records?: FieldPolicy<any> | FieldReadFunction<any>,
	spanEnd?: FieldPolicy<any> | FieldReadFunction<any>,
	spanStart?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExactRecordRequestKeySpecifier = ('availableUntil' | 'decidedAt' | 'decidedBy' | 'dueAt' | 'id' | 'person' | 'refusal' | 'requestedAt' | 'state' | ExactRecordRequestKeySpecifier)[];
export type ExactRecordRequestFieldPolicy = {
	availableUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	decidedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	dueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	refusal?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExactRecordRequestPageKeySpecifier = ('items' | 'total' | ExactRecordRequestPageKeySpecifier)[];
export type ExactRecordRequestPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExampleExposureKeySpecifier = ('carrier' | 'exposedAt' | 'from' | 'level' | 'person' | 'rule' | ExampleExposureKeySpecifier)[];
export type ExampleExposureFieldPolicy = {
	carrier?: FieldPolicy<any> | FieldReadFunction<any>,
	exposedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	rule?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExampleMeetingKeySpecifier = ('end' | 'other' | 'person' | 'start' | ExampleMeetingKeySpecifier)[];
export type ExampleMeetingFieldPolicy = {
	end?: FieldPolicy<any> | FieldReadFunction<any>,
	other?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	start?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExamplePersonKeySpecifier = ('id' | 'name' | 'place' | ExamplePersonKeySpecifier)[];
export type ExamplePersonFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	place?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExposingEpisodeKeySpecifier = ('caseNumber' | 'endedAt' | 'level' | 'minutes' | 'rooms' | 'source' | 'startedAt' | ExposingEpisodeKeySpecifier)[];
export type ExposingEpisodeFieldPolicy = {
	caseNumber?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	rooms?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExposureKeySpecifier = ('exposedAt' | 'followUp' | 'level' | 'minutes' | 'path' | 'person' | ExposureKeySpecifier)[];
export type ExposureFieldPolicy = {
	exposedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	followUp?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	path?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ExposureFollowUpKeySpecifier = ('homeUntil' | 'informedAt' | 'state' | 'testResult' | 'testedOn' | ExposureFollowUpKeySpecifier)[];
export type ExposureFollowUpFieldPolicy = {
	homeUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	informedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	testResult?: FieldPolicy<any> | FieldReadFunction<any>,
	testedOn?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FigureSourceKeySpecifier = ('doi' | 'publisher' | 'readOn' | 'title' | 'url' | 'year' | FigureSourceKeySpecifier)[];
export type FigureSourceFieldPolicy = {
	doi?: FieldPolicy<any> | FieldReadFunction<any>,
	publisher?: FieldPolicy<any> | FieldReadFunction<any>,
	readOn?: FieldPolicy<any> | FieldReadFunction<any>,
	title?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>,
	year?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowUpKeySpecifier = ('accessChange' | 'acts' | 'assignee' | 'changedAt' | 'contests' | 'disease' | 'dueAt' | 'exposures' | 'id' | 'informedAt' | 'isChanged' | 'isOwnPhoneOnly' | 'nextStep' | 'notices' | 'owesCorrection' | 'person' | 'presence' | 'quarantineUntil' | 'reason' | 'releaseTestDay' | 'state' | 'toldFrom' | 'toldUntil' | FollowUpKeySpecifier)[];
export type FollowUpFieldPolicy = {
	accessChange?: FieldPolicy<any> | FieldReadFunction<any>,
	acts?: FieldPolicy<any> | FieldReadFunction<any>,
	assignee?: FieldPolicy<any> | FieldReadFunction<any>,
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	dueAt?: FieldPolicy<any> | FieldReadFunction<any>,
	exposures?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	informedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isChanged?: FieldPolicy<any> | FieldReadFunction<any>,
	isOwnPhoneOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	nextStep?: FieldPolicy<any> | FieldReadFunction<any>,
	notices?: FieldPolicy<any> | FieldReadFunction<any>,
	owesCorrection?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	presence?: FieldPolicy<any> | FieldReadFunction<any>,
	quarantineUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	releaseTestDay?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	toldFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	toldUntil?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowUpActKeySpecifier = ('announcedTestDay' | 'announcedUntil' | 'assignee' | 'at' | 'batchId' | 'by' | 'channel' | 'countedFrom' | 'day' | 'id' | 'kind' | 'note' | 'quarantineUntil' | 'result' | 'test' | 'undoneAt' | 'undoneBy' | FollowUpActKeySpecifier)[];
export type FollowUpActFieldPolicy = {
	announcedTestDay?: FieldPolicy<any> | FieldReadFunction<any>,
	announcedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	assignee?: FieldPolicy<any> | FieldReadFunction<any>,
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	batchId?: FieldPolicy<any> | FieldReadFunction<any>,
	by?: FieldPolicy<any> | FieldReadFunction<any>,
	channel?: FieldPolicy<any> | FieldReadFunction<any>,
	countedFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	quarantineUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	result?: FieldPolicy<any> | FieldReadFunction<any>,
	test?: FieldPolicy<any> | FieldReadFunction<any>,
	undoneAt?: FieldPolicy<any> | FieldReadFunction<any>,
	undoneBy?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowUpActPayloadKeySpecifier = ('batchId' | 'followUps' | 'skipped' | FollowUpActPayloadKeySpecifier)[];
export type FollowUpActPayloadFieldPolicy = {
	batchId?: FieldPolicy<any> | FieldReadFunction<any>,
	followUps?: FieldPolicy<any> | FieldReadFunction<any>,
	skipped?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowUpEvidenceKeySpecifier = ('episodes' | 'followUpId' | 'total' | FollowUpEvidenceKeySpecifier)[];
export type FollowUpEvidenceFieldPolicy = {
	episodes?: FieldPolicy<any> | FieldReadFunction<any>,
	followUpId?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowUpExposureKeySpecifier = ('caseNumber' | 'exposedAt' | 'isOwnPhoneOnly' | 'lastExposedAt' | 'level' | 'minutes' | 'source' | FollowUpExposureKeySpecifier)[];
export type FollowUpExposureFieldPolicy = {
	caseNumber?: FieldPolicy<any> | FieldReadFunction<any>,
	exposedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isOwnPhoneOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	lastExposedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowUpPageKeySpecifier = ('items' | 'total' | FollowUpPageKeySpecifier)[];
export type FollowUpPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowUpSummaryKeySpecifier = ('changed' | 'latestChangeAt' | FollowUpSummaryKeySpecifier)[];
export type FollowUpSummaryFieldPolicy = {
	changed?: FieldPolicy<any> | FieldReadFunction<any>,
	latestChangeAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type FollowedUpTodayKeySpecifier = ('done' | 'due' | 'share' | FollowedUpTodayKeySpecifier)[];
export type FollowedUpTodayFieldPolicy = {
	done?: FieldPolicy<any> | FieldReadFunction<any>,
	due?: FieldPolicy<any> | FieldReadFunction<any>,
	share?: FieldPolicy<any> | FieldReadFunction<any>
};
export type GuideRequestKeySpecifier = ('createdAt' | 'email' | 'id' | 'name' | 'phone' | 'type' | GuideRequestKeySpecifier)[];
export type GuideRequestFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	type?: FieldPolicy<any> | FieldReadFunction<any>
};
export type GuideRequestPageKeySpecifier = ('items' | 'total' | GuideRequestPageKeySpecifier)[];
export type GuideRequestPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HealthRecordKeySpecifier = ('appVersion' | 'bluetoothStatus' | 'createdAt' | 'deviceType' | 'employee' | 'id' | 'locationPermission' | 'locationStatus' | 'makeModel' | 'osVersion' | HealthRecordKeySpecifier)[];
export type HealthRecordFieldPolicy = {
	appVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	bluetoothStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	deviceType?: FieldPolicy<any> | FieldReadFunction<any>,
	employee?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	locationPermission?: FieldPolicy<any> | FieldReadFunction<any>,
	locationStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	makeModel?: FieldPolicy<any> | FieldReadFunction<any>,
	osVersion?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HeldRecordsKeySpecifier = ('day' | 'people' | 'person' | 'reasons' | 'receivedAt' | 'records' | HeldRecordsKeySpecifier)[];
export type HeldRecordsFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reasons?: FieldPolicy<any> | FieldReadFunction<any>,
	receivedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	records?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HeldRecordsPageKeySpecifier = ('items' | 'total' | HeldRecordsPageKeySpecifier)[];
export type HeldRecordsPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type HeldRecordsPayloadKeySpecifier = ('records' | HeldRecordsPayloadKeySpecifier)[];
export type HeldRecordsPayloadFieldPolicy = {
	records?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IdentityLinkPayloadKeySpecifier = ('email' | 'expiresAt' | IdentityLinkPayloadKeySpecifier)[];
export type IdentityLinkPayloadFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IdentityProviderKeySpecifier = ('asksSecondFactor' | 'changedAt' | 'clientId' | 'isEnabled' | 'issuer' | 'vouchesForAddresses' | IdentityProviderKeySpecifier)[];
export type IdentityProviderFieldPolicy = {
	asksSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	clientId?: FieldPolicy<any> | FieldReadFunction<any>,
	isEnabled?: FieldPolicy<any> | FieldReadFunction<any>,
	issuer?: FieldPolicy<any> | FieldReadFunction<any>,
	vouchesForAddresses?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IdentityProviderTestKeySpecifier = ('problem' | IdentityProviderTestKeySpecifier)[];
export type IdentityProviderTestFieldPolicy = {
	problem?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportCellKeySpecifier = ('after' | 'before' | 'error' | 'field' | ImportCellKeySpecifier)[];
export type ImportCellFieldPolicy = {
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	error?: FieldPolicy<any> | FieldReadFunction<any>,
	field?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportColumnKeySpecifier = ('field' | 'heading' | 'index' | 'samples' | ImportColumnKeySpecifier)[];
export type ImportColumnFieldPolicy = {
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	heading?: FieldPolicy<any> | FieldReadFunction<any>,
	index?: FieldPolicy<any> | FieldReadFunction<any>,
	samples?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportReceiptKeySpecifier = ('added' | 'refused' | 'updated' | ImportReceiptKeySpecifier)[];
export type ImportReceiptFieldPolicy = {
	added?: FieldPolicy<any> | FieldReadFunction<any>,
	refused?: FieldPolicy<any> | FieldReadFunction<any>,
	updated?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportRowKeySpecifier = ('cells' | 'error' | 'kind' | 'name' | 'row' | ImportRowKeySpecifier)[];
export type ImportRowFieldPolicy = {
	cells?: FieldPolicy<any> | FieldReadFunction<any>,
	error?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	row?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ImportRowPageKeySpecifier = ('items' | 'total' | ImportRowPageKeySpecifier)[];
export type ImportRowPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InactivationPreviewKeySpecifier = ('dashboards' | 'people' | 'phones' | InactivationPreviewKeySpecifier)[];
export type InactivationPreviewFieldPolicy = {
	dashboards?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>,
	phones?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InsightsChangeKeySpecifier = ('at' | 'topics' | InsightsChangeKeySpecifier)[];
export type InsightsChangeFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>,
	topics?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitationPasskeyKeySpecifier = ('creation' | 'request' | InvitationPasskeyKeySpecifier)[];
export type InvitationPasskeyFieldPolicy = {
	creation?: FieldPolicy<any> | FieldReadFunction<any>,
	request?: FieldPolicy<any> | FieldReadFunction<any>
};
export type InvitationPreviewKeySpecifier = ('companyName' | 'email' | 'hasAccount' | 'hasPasskey' | 'needsConsentOnly' | 'role' | 'status' | InvitationPreviewKeySpecifier)[];
export type InvitationPreviewFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	hasAccount?: FieldPolicy<any> | FieldReadFunction<any>,
	hasPasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	needsConsentOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type IssuedAppCodeKeySpecifier = ('appCode' | 'code' | 'department' | 'email' | 'id' | 'name' | 'phone' | IssuedAppCodeKeySpecifier)[];
export type IssuedAppCodeFieldPolicy = {
	appCode?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type KnownCredentialKeySpecifier = ('id' | 'transports' | KnownCredentialKeySpecifier)[];
export type KnownCredentialFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	transports?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LicenceCountKeySpecifier = ('ordered' | 'used' | LicenceCountKeySpecifier)[];
export type LicenceCountFieldPolicy = {
	ordered?: FieldPolicy<any> | FieldReadFunction<any>,
	used?: FieldPolicy<any> | FieldReadFunction<any>
};
export type LicencesKeySpecifier = ('cameras' | 'employees' | 'isRounded' | LicencesKeySpecifier)[];
export type LicencesFieldPolicy = {
	cameras?: FieldPolicy<any> | FieldReadFunction<any>,
	employees?: FieldPolicy<any> | FieldReadFunction<any>,
	isRounded?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailKeySpecifier = ('attempts' | 'company' | 'createdAt' | 'id' | 'isConfidential' | 'lastError' | 'sentAt' | 'status' | 'subject' | 'text' | 'to' | MailKeySpecifier)[];
export type MailFieldPolicy = {
	attempts?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isConfidential?: FieldPolicy<any> | FieldReadFunction<any>,
	lastError?: FieldPolicy<any> | FieldReadFunction<any>,
	sentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>,
	to?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailDomainKeySpecifier = ('checkedAt' | 'createdAt' | 'id' | 'missingSince' | 'name' | 'provenAt' | 'recordName' | 'recordValue' | MailDomainKeySpecifier)[];
export type MailDomainFieldPolicy = {
	checkedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	missingSince?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	provenAt?: FieldPolicy<any> | FieldReadFunction<any>,
	recordName?: FieldPolicy<any> | FieldReadFunction<any>,
	recordValue?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailPageKeySpecifier = ('items' | 'total' | MailPageKeySpecifier)[];
export type MailPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MailedLinkPayloadKeySpecifier = ('email' | MailedLinkPayloadKeySpecifier)[];
export type MailedLinkPayloadFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ManualContactKeySpecifier = ('addedAt' | 'addedBy' | 'caseNumber' | 'endedAt' | 'id' | 'informant' | 'informantName' | 'minutes' | 'note' | 'person' | 'startedAt' | 'takenBackAt' | 'takenBackBy' | 'visitor' | ManualContactKeySpecifier)[];
export type ManualContactFieldPolicy = {
	addedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	addedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	caseNumber?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	informant?: FieldPolicy<any> | FieldReadFunction<any>,
	informantName?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	takenBackAt?: FieldPolicy<any> | FieldReadFunction<any>,
	takenBackBy?: FieldPolicy<any> | FieldReadFunction<any>,
	visitor?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MarkedPositiveKeySpecifier = ('alreadyPositive' | 'alreadyPositiveCount' | 'change' | MarkedPositiveKeySpecifier)[];
export type MarkedPositiveFieldPolicy = {
	alreadyPositive?: FieldPolicy<any> | FieldReadFunction<any>,
	alreadyPositiveCount?: FieldPolicy<any> | FieldReadFunction<any>,
	change?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MemberKeySpecifier = ('email' | 'id' | 'isSelf' | 'joinedAt' | 'lastSignedInAt' | 'role' | MemberKeySpecifier)[];
export type MemberFieldPolicy = {
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isSelf?: FieldPolicy<any> | FieldReadFunction<any>,
	joinedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastSignedInAt?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MemberInvitationKeySpecifier = ('createdAt' | 'email' | 'expiresAt' | 'id' | 'invitedBy' | 'provisionedId' | 'role' | MemberInvitationKeySpecifier)[];
export type MemberInvitationFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	invitedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	provisionedId?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MoneyKeySpecifier = ('amount' | 'currency' | MoneyKeySpecifier)[];
export type MoneyFieldPolicy = {
	amount?: FieldPolicy<any> | FieldReadFunction<any>,
	currency?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MutationKeySpecifier = ('acceptContestRequest' | 'acceptInvitation' | 'addFollowUpAct' | 'addMailDomain' | 'addManualContact' | 'addPasskey' | 'applyImport' | 'cancelAppCodes' | 'cancelCompanyDeletion' | 'cancelImport' | 'cancelTimeMetricChange' | 'changePassword' | 'checkMailDomain' | 'closeCase' | 'closePlanRequest' | 'collectAppCodes' | 'confirmAccessChanges' | 'confirmAuthenticator' | 'confirmContest' | 'confirmIdentity' | 'confirmIdentityByLink' | 'confirmNewEmail' | 'confirmOwnAccessChange' | 'contestContact' | 'createApiKey' | 'createCamera' | 'createCompany' | 'createEmployee' | 'createWebhook' | 'decideCorrection' | 'declineContestRequest' | 'declineInvitation' | 'deleteCamera' | 'deleteEmployee' | 'deleteEmployeePhoto' | 'deleteEmployees' | 'deleteWebhook' | 'discardHeldRecords' | 'endOtherSessions' | 'endSession' | 'finishSingleSignOn' | 'giveExactRecords' | 'importEmployees' | 'inviteMember' | 'issueAppCodes' | 'markEmployeesNegative' | 'markEmployeesPositive' | 'markFollowUpsSeen' | 'markNoticeRead' | 'openCase' | 'openOwnFile' | 'placeOrder' | 'redeliver' | 'refuseExactRecords' | 'releaseHeldRecords' | 'removeAuthenticator' | 'removeIdentityProvider' | 'removeMailDomain' | 'removeMember' | 'removePasskey' | 'renamePasskey' | 'renewRecoveryCodes' | 'reopenCase' | 'reportHealth' | 'reportSymptoms' | 'reportTest' | 'requestContest' | 'requestCorrection' | 'requestExactRecords' | 'requestGuide' | 'requestIdentityLink' | 'requestOwnFileLink' | 'requestPasswordReset' | 'requestPlan' | 'resendInvitation' | 'resendNotices' | 'resendVerification' | 'resetPassword' | 'retryMail' | 'revealAppCode' | 'revokeApiKey' | 'rotateCameraKey' | 'rotateWebhookSecret' | 'scheduleCompanyDeletion' | 'sendNotices' | 'sendTestEvent' | 'signInAdministrator' | 'signInCompany' | 'signInEmployee' | 'signInWithPasskey' | 'signOut' | 'signUp' | 'startAuthenticator' | 'startImport' | 'startInvitationPasskey' | 'startPasskey' | 'startPasskeyConfirmation' | 'startPasskeySignIn' | 'startSingleSignOn' | 'takeBackContest' | 'takeBackInvitation' | 'takeBackManualContact' | 'testIdentityProvider' | 'transferOwnership' | 'undoCaseEntry' | 'undoDirectoryChange' | 'undoFollowUpAct' | 'updateCamera' | 'updateCameraRegion' | 'updateCase' | 'updateCompany' | 'updateCompanyPlan' | 'updateCompanySettings' | 'updateCompanyStatus' | 'updateDisease' | 'updateEmployee' | 'updateEmployeesDepartment' | 'updateIdentityProvider' | 'updateImportColumns' | 'updateMemberRole' | 'updateSignInRules' | 'updateWebhook' | 'uploadBreaches' | 'uploadContacts' | 'uploadEmployeePhoto' | 'verifyEmail' | MutationKeySpecifier)[];
export type MutationFieldPolicy = {
	acceptContestRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	acceptInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	addFollowUpAct?: FieldPolicy<any> | FieldReadFunction<any>,
	addMailDomain?: FieldPolicy<any> | FieldReadFunction<any>,
	addManualContact?: FieldPolicy<any> | FieldReadFunction<any>,
	addPasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	applyImport?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelAppCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelCompanyDeletion?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelImport?: FieldPolicy<any> | FieldReadFunction<any>,
	cancelTimeMetricChange?: FieldPolicy<any> | FieldReadFunction<any>,
	changePassword?: FieldPolicy<any> | FieldReadFunction<any>,
	checkMailDomain?: FieldPolicy<any> | FieldReadFunction<any>,
	closeCase?: FieldPolicy<any> | FieldReadFunction<any>,
	closePlanRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	collectAppCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmAccessChanges?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmContest?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmIdentity?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmIdentityByLink?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmNewEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmOwnAccessChange?: FieldPolicy<any> | FieldReadFunction<any>,
	contestContact?: FieldPolicy<any> | FieldReadFunction<any>,
	createApiKey?: FieldPolicy<any> | FieldReadFunction<any>,
	createCamera?: FieldPolicy<any> | FieldReadFunction<any>,
	createCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	createEmployee?: FieldPolicy<any> | FieldReadFunction<any>,
	createWebhook?: FieldPolicy<any> | FieldReadFunction<any>,
	decideCorrection?: FieldPolicy<any> | FieldReadFunction<any>,
	declineContestRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	declineInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteCamera?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteEmployee?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteEmployeePhoto?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteEmployees?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteWebhook?: FieldPolicy<any> | FieldReadFunction<any>,
	discardHeldRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	endOtherSessions?: FieldPolicy<any> | FieldReadFunction<any>,
	endSession?: FieldPolicy<any> | FieldReadFunction<any>,
	finishSingleSignOn?: FieldPolicy<any> | FieldReadFunction<any>,
	giveExactRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	importEmployees?: FieldPolicy<any> | FieldReadFunction<any>,
	inviteMember?: FieldPolicy<any> | FieldReadFunction<any>,
	issueAppCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	markEmployeesNegative?: FieldPolicy<any> | FieldReadFunction<any>,
	markEmployeesPositive?: FieldPolicy<any> | FieldReadFunction<any>,
	markFollowUpsSeen?: FieldPolicy<any> | FieldReadFunction<any>,
	markNoticeRead?: FieldPolicy<any> | FieldReadFunction<any>,
	openCase?: FieldPolicy<any> | FieldReadFunction<any>,
	openOwnFile?: FieldPolicy<any> | FieldReadFunction<any>,
	placeOrder?: FieldPolicy<any> | FieldReadFunction<any>,
	redeliver?: FieldPolicy<any> | FieldReadFunction<any>,
	refuseExactRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	releaseHeldRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	removeAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	removeIdentityProvider?: FieldPolicy<any> | FieldReadFunction<any>,
	removeMailDomain?: FieldPolicy<any> | FieldReadFunction<any>,
	removeMember?: FieldPolicy<any> | FieldReadFunction<any>,
	removePasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	renamePasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	renewRecoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	reopenCase?: FieldPolicy<any> | FieldReadFunction<any>,
	reportHealth?: FieldPolicy<any> | FieldReadFunction<any>,
	reportSymptoms?: FieldPolicy<any> | FieldReadFunction<any>,
	reportTest?: FieldPolicy<any> | FieldReadFunction<any>,
	requestContest?: FieldPolicy<any> | FieldReadFunction<any>,
	requestCorrection?: FieldPolicy<any> | FieldReadFunction<any>,
	requestExactRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	requestGuide?: FieldPolicy<any> | FieldReadFunction<any>,
	requestIdentityLink?: FieldPolicy<any> | FieldReadFunction<any>,
	requestOwnFileLink?: FieldPolicy<any> | FieldReadFunction<any>,
	requestPasswordReset?: FieldPolicy<any> | FieldReadFunction<any>,
	requestPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	resendInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	resendNotices?: FieldPolicy<any> | FieldReadFunction<any>,
	resendVerification?: FieldPolicy<any> | FieldReadFunction<any>,
	resetPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	retryMail?: FieldPolicy<any> | FieldReadFunction<any>,
	revealAppCode?: FieldPolicy<any> | FieldReadFunction<any>,
	revokeApiKey?: FieldPolicy<any> | FieldReadFunction<any>,
	rotateCameraKey?: FieldPolicy<any> | FieldReadFunction<any>,
	rotateWebhookSecret?: FieldPolicy<any> | FieldReadFunction<any>,
	scheduleCompanyDeletion?: FieldPolicy<any> | FieldReadFunction<any>,
	sendNotices?: FieldPolicy<any> | FieldReadFunction<any>,
	sendTestEvent?: FieldPolicy<any> | FieldReadFunction<any>,
	signInAdministrator?: FieldPolicy<any> | FieldReadFunction<any>,
	signInCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	signInEmployee?: FieldPolicy<any> | FieldReadFunction<any>,
	signInWithPasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	signOut?: FieldPolicy<any> | FieldReadFunction<any>,
	signUp?: FieldPolicy<any> | FieldReadFunction<any>,
	startAuthenticator?: FieldPolicy<any> | FieldReadFunction<any>,
	startImport?: FieldPolicy<any> | FieldReadFunction<any>,
	startInvitationPasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	startPasskey?: FieldPolicy<any> | FieldReadFunction<any>,
	startPasskeyConfirmation?: FieldPolicy<any> | FieldReadFunction<any>,
	startPasskeySignIn?: FieldPolicy<any> | FieldReadFunction<any>,
	startSingleSignOn?: FieldPolicy<any> | FieldReadFunction<any>,
	takeBackContest?: FieldPolicy<any> | FieldReadFunction<any>,
	takeBackInvitation?: FieldPolicy<any> | FieldReadFunction<any>,
	takeBackManualContact?: FieldPolicy<any> | FieldReadFunction<any>,
	testIdentityProvider?: FieldPolicy<any> | FieldReadFunction<any>,
	transferOwnership?: FieldPolicy<any> | FieldReadFunction<any>,
	undoCaseEntry?: FieldPolicy<any> | FieldReadFunction<any>,
	undoDirectoryChange?: FieldPolicy<any> | FieldReadFunction<any>,
	undoFollowUpAct?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCamera?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCameraRegion?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCase?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCompany?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCompanyPlan?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCompanySettings?: FieldPolicy<any> | FieldReadFunction<any>,
	updateCompanyStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	updateDisease?: FieldPolicy<any> | FieldReadFunction<any>,
	updateEmployee?: FieldPolicy<any> | FieldReadFunction<any>,
	updateEmployeesDepartment?: FieldPolicy<any> | FieldReadFunction<any>,
	updateIdentityProvider?: FieldPolicy<any> | FieldReadFunction<any>,
	updateImportColumns?: FieldPolicy<any> | FieldReadFunction<any>,
	updateMemberRole?: FieldPolicy<any> | FieldReadFunction<any>,
	updateSignInRules?: FieldPolicy<any> | FieldReadFunction<any>,
	updateWebhook?: FieldPolicy<any> | FieldReadFunction<any>,
	uploadBreaches?: FieldPolicy<any> | FieldReadFunction<any>,
	uploadContacts?: FieldPolicy<any> | FieldReadFunction<any>,
	uploadEmployeePhoto?: FieldPolicy<any> | FieldReadFunction<any>,
	verifyEmail?: FieldPolicy<any> | FieldReadFunction<any>
};
export type MyNoticeKeySpecifier = ('id' | 'readAt' | 'sentAt' | 'subject' | 'text' | MyNoticeKeySpecifier)[];
export type MyNoticeFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	readAt?: FieldPolicy<any> | FieldReadFunction<any>,
	sentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NewEmailPreviewKeySpecifier = ('companyName' | 'email' | 'needsOwnProof' | 'newEmail' | 'status' | NewEmailPreviewKeySpecifier)[];
export type NewEmailPreviewFieldPolicy = {
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	needsOwnProof?: FieldPolicy<any> | FieldReadFunction<any>,
	newEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NoticeKeySpecifier = ('deliveredAt' | 'detail' | 'id' | 'kind' | 'readAt' | 'sentAt' | 'state' | 'subject' | 'text' | NoticeKeySpecifier)[];
export type NoticeFieldPolicy = {
	deliveredAt?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	readAt?: FieldPolicy<any> | FieldReadFunction<any>,
	sentAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NoticeCountKeySpecifier = ('inPerson' | 'minCandidates' | 'notices' | NoticeCountKeySpecifier)[];
export type NoticeCountFieldPolicy = {
	inPerson?: FieldPolicy<any> | FieldReadFunction<any>,
	minCandidates?: FieldPolicy<any> | FieldReadFunction<any>,
	notices?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NoticeCountsKeySpecifier = ('counts' | 'isSampled' | NoticeCountsKeySpecifier)[];
export type NoticeCountsFieldPolicy = {
	counts?: FieldPolicy<any> | FieldReadFunction<any>,
	isSampled?: FieldPolicy<any> | FieldReadFunction<any>
};
export type NoticePreviewKeySpecifier = ('announcedTestDay' | 'announcedUntil' | 'blocked' | 'candidates' | 'candidatesOnDay' | 'countedFrom' | 'detail' | 'exactUntil' | 'followUpId' | 'isInAppOnly' | 'kind' | 'person' | 'subject' | 'text' | NoticePreviewKeySpecifier)[];
export type NoticePreviewFieldPolicy = {
	announcedTestDay?: FieldPolicy<any> | FieldReadFunction<any>,
	announcedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	blocked?: FieldPolicy<any> | FieldReadFunction<any>,
	candidates?: FieldPolicy<any> | FieldReadFunction<any>,
	candidatesOnDay?: FieldPolicy<any> | FieldReadFunction<any>,
	countedFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	detail?: FieldPolicy<any> | FieldReadFunction<any>,
	exactUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	followUpId?: FieldPolicy<any> | FieldReadFunction<any>,
	isInAppOnly?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	subject?: FieldPolicy<any> | FieldReadFunction<any>,
	text?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OpenCaseCountKeySpecifier = ('cases' | 'disease' | OpenCaseCountKeySpecifier)[];
export type OpenCaseCountFieldPolicy = {
	cases?: FieldPolicy<any> | FieldReadFunction<any>,
	disease?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OrderKeySpecifier = ('billing' | 'cameras' | 'company' | 'createdAt' | 'employees' | 'id' | 'lines' | 'monthly' | 'months' | 'number' | 'payment' | 'plan' | 'region' | 'term' | 'total' | OrderKeySpecifier)[];
export type OrderFieldPolicy = {
	billing?: FieldPolicy<any> | FieldReadFunction<any>,
	cameras?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	employees?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lines?: FieldPolicy<any> | FieldReadFunction<any>,
	monthly?: FieldPolicy<any> | FieldReadFunction<any>,
	months?: FieldPolicy<any> | FieldReadFunction<any>,
	number?: FieldPolicy<any> | FieldReadFunction<any>,
	payment?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	region?: FieldPolicy<any> | FieldReadFunction<any>,
	term?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OrderLineKeySpecifier = ('count' | 'kind' | 'monthly' | 'price' | OrderLineKeySpecifier)[];
export type OrderLineFieldPolicy = {
	count?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	monthly?: FieldPolicy<any> | FieldReadFunction<any>,
	price?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OrderPageKeySpecifier = ('items' | 'total' | OrderPageKeySpecifier)[];
export type OrderPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OverdueStepKeySpecifier = ('followUps' | 'step' | OverdueStepKeySpecifier)[];
export type OverdueStepFieldPolicy = {
	followUps?: FieldPolicy<any> | FieldReadFunction<any>,
	step?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnAccessKeySpecifier = ('data' | 'day' | 'role' | OwnAccessKeySpecifier)[];
export type OwnAccessFieldPolicy = {
	data?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnAccessChangeKeySpecifier = ('changedAt' | 'isUnconfirmed' | 'kinds' | 'role' | OwnAccessChangeKeySpecifier)[];
export type OwnAccessChangeFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isUnconfirmed?: FieldPolicy<any> | FieldReadFunction<any>,
	kinds?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnColumnKeySpecifier = ('keptUntil' | 'part' | 'purpose' | 'topic' | 'what' | 'withheld' | OwnColumnKeySpecifier)[];
export type OwnColumnFieldPolicy = {
	keptUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	part?: FieldPolicy<any> | FieldReadFunction<any>,
	purpose?: FieldPolicy<any> | FieldReadFunction<any>,
	topic?: FieldPolicy<any> | FieldReadFunction<any>,
	what?: FieldPolicy<any> | FieldReadFunction<any>,
	withheld?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnContestRequestKeySpecifier = ('answer' | 'from' | 'id' | 'note' | 'reason' | 'requestedAt' | 'state' | 'until' | OwnContestRequestKeySpecifier)[];
export type OwnContestRequestFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnDayKeySpecifier = ('day' | 'meetings' | 'people' | OwnDayKeySpecifier)[];
export type OwnDayFieldPolicy = {
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	meetings?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnFileKeySpecifier = ('accessChange' | 'accesses' | 'callingCode' | 'code' | 'columns' | 'companyName' | 'days' | 'department' | 'designation' | 'diseases' | 'email' | 'exactRecordRequest' | 'instructions' | 'joinedAt' | 'name' | 'notices' | 'phone' | 'photo' | 'reports' | 'requests' | 'timeZone' | OwnFileKeySpecifier)[];
export type OwnFileFieldPolicy = {
	accessChange?: FieldPolicy<any> | FieldReadFunction<any>,
	accesses?: FieldPolicy<any> | FieldReadFunction<any>,
	callingCode?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	columns?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	designation?: FieldPolicy<any> | FieldReadFunction<any>,
	diseases?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	exactRecordRequest?: FieldPolicy<any> | FieldReadFunction<any>,
	instructions?: FieldPolicy<any> | FieldReadFunction<any>,
	joinedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	notices?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	photo?: FieldPolicy<any> | FieldReadFunction<any>,
	reports?: FieldPolicy<any> | FieldReadFunction<any>,
	requests?: FieldPolicy<any> | FieldReadFunction<any>,
	timeZone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnFileSessionKeySpecifier = ('expiresAt' | 'token' | OwnFileSessionKeySpecifier)[];
export type OwnFileSessionFieldPolicy = {
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	token?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnInstructionKeySpecifier = ('disease' | 'quarantineUntil' | 'reason' | 'releaseTestDay' | 'state' | OwnInstructionKeySpecifier)[];
export type OwnInstructionFieldPolicy = {
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	quarantineUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	reason?: FieldPolicy<any> | FieldReadFunction<any>,
	releaseTestDay?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnReportKeySpecifier = ('answer' | 'day' | 'disease' | 'field' | 'id' | 'kind' | 'note' | 'reportedAt' | 'result' | 'state' | 'value' | OwnReportKeySpecifier)[];
export type OwnReportFieldPolicy = {
	answer?: FieldPolicy<any> | FieldReadFunction<any>,
	day?: FieldPolicy<any> | FieldReadFunction<any>,
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	field?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	result?: FieldPolicy<any> | FieldReadFunction<any>,
	state?: FieldPolicy<any> | FieldReadFunction<any>,
	value?: FieldPolicy<any> | FieldReadFunction<any>
};
export type OwnSessionKeySpecifier = ('device' | 'expiresAt' | 'id' | 'isCurrent' | 'lastUsedAt' | 'network' | 'startedAt' | OwnSessionKeySpecifier)[];
export type OwnSessionFieldPolicy = {
	device?: FieldPolicy<any> | FieldReadFunction<any>,
	expiresAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isCurrent?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	network?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasskeyKeySpecifier = ('createdAt' | 'id' | 'isBackedUp' | 'lastUsedAt' | 'name' | PasskeyKeySpecifier)[];
export type PasskeyFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isBackedUp?: FieldPolicy<any> | FieldReadFunction<any>,
	lastUsedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasskeyCreationKeySpecifier = ('algorithms' | 'challenge' | 'credentials' | 'rpId' | 'timeoutMs' | 'userHandle' | 'userName' | PasskeyCreationKeySpecifier)[];
export type PasskeyCreationFieldPolicy = {
	algorithms?: FieldPolicy<any> | FieldReadFunction<any>,
	challenge?: FieldPolicy<any> | FieldReadFunction<any>,
	credentials?: FieldPolicy<any> | FieldReadFunction<any>,
	rpId?: FieldPolicy<any> | FieldReadFunction<any>,
	timeoutMs?: FieldPolicy<any> | FieldReadFunction<any>,
	userHandle?: FieldPolicy<any> | FieldReadFunction<any>,
	userName?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasskeyRequestKeySpecifier = ('challenge' | 'credentials' | 'rpId' | 'timeoutMs' | PasskeyRequestKeySpecifier)[];
export type PasskeyRequestFieldPolicy = {
	challenge?: FieldPolicy<any> | FieldReadFunction<any>,
	credentials?: FieldPolicy<any> | FieldReadFunction<any>,
	rpId?: FieldPolicy<any> | FieldReadFunction<any>,
	timeoutMs?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PasswordPayloadKeySpecifier = ('changedAt' | PasswordPayloadKeySpecifier)[];
export type PasswordPayloadFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonKeySpecifier = ('callingCode' | 'code' | 'department' | 'email' | 'id' | 'isDeleted' | 'isPositive' | 'name' | 'phone' | PersonKeySpecifier)[];
export type PersonFieldPolicy = {
	callingCode?: FieldPolicy<any> | FieldReadFunction<any>,
	code?: FieldPolicy<any> | FieldReadFunction<any>,
	department?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isDeleted?: FieldPolicy<any> | FieldReadFunction<any>,
	isPositive?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonMeetingKeySpecifier = ('contests' | 'coveredMinutes' | 'endedAt' | 'isContested' | 'isContinuous' | 'minutes' | 'other' | 'source' | 'startedAt' | 'thresholdMinutes' | PersonMeetingKeySpecifier)[];
export type PersonMeetingFieldPolicy = {
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	coveredMinutes?: FieldPolicy<any> | FieldReadFunction<any>,
	endedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isContested?: FieldPolicy<any> | FieldReadFunction<any>,
	isContinuous?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	other?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	startedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	thresholdMinutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PersonReportingKeySpecifier = ('company' | 'phone' | 'recordedBy' | PersonReportingKeySpecifier)[];
export type PersonReportingFieldPolicy = {
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	recordedBy?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PhoneHealthKeySpecifier = ('appVersion' | 'bluetoothStatus' | 'deviceType' | 'locationPermission' | 'locationStatus' | 'makeModel' | 'osVersion' | 'reportedAt' | PhoneHealthKeySpecifier)[];
export type PhoneHealthFieldPolicy = {
	appVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	bluetoothStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	deviceType?: FieldPolicy<any> | FieldReadFunction<any>,
	locationPermission?: FieldPolicy<any> | FieldReadFunction<any>,
	locationStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	makeModel?: FieldPolicy<any> | FieldReadFunction<any>,
	osVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	reportedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanKeySpecifier = ('access' | 'description' | 'id' | 'isPayable' | 'maxEmployees' | 'name' | 'price' | 'priceTiers' | PlanKeySpecifier)[];
export type PlanFieldPolicy = {
	access?: FieldPolicy<any> | FieldReadFunction<any>,
	description?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isPayable?: FieldPolicy<any> | FieldReadFunction<any>,
	maxEmployees?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	price?: FieldPolicy<any> | FieldReadFunction<any>,
	priceTiers?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanChoiceKeySpecifier = ('obstacle' | 'plan' | 'step' | PlanChoiceKeySpecifier)[];
export type PlanChoiceFieldPolicy = {
	obstacle?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	step?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PlanRequestKeySpecifier = ('note' | 'plan' | 'requestedAt' | PlanRequestKeySpecifier)[];
export type PlanRequestFieldPolicy = {
	note?: FieldPolicy<any> | FieldReadFunction<any>,
	plan?: FieldPolicy<any> | FieldReadFunction<any>,
	requestedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PositiveCaseKeySpecifier = ('date' | 'employee' | PositiveCaseKeySpecifier)[];
export type PositiveCaseFieldPolicy = {
	date?: FieldPolicy<any> | FieldReadFunction<any>,
	employee?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PresenceKeySpecifier = ('cameraRoom' | 'cameraSeenAt' | 'hasApp' | 'isPhoneSilent' | 'phoneReportedAt' | PresenceKeySpecifier)[];
export type PresenceFieldPolicy = {
	cameraRoom?: FieldPolicy<any> | FieldReadFunction<any>,
	cameraSeenAt?: FieldPolicy<any> | FieldReadFunction<any>,
	hasApp?: FieldPolicy<any> | FieldReadFunction<any>,
	isPhoneSilent?: FieldPolicy<any> | FieldReadFunction<any>,
	phoneReportedAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type PriceTierKeySpecifier = ('kind' | 'price' | 'region' | 'upTo' | PriceTierKeySpecifier)[];
export type PriceTierFieldPolicy = {
	kind?: FieldPolicy<any> | FieldReadFunction<any>,
	price?: FieldPolicy<any> | FieldReadFunction<any>,
	region?: FieldPolicy<any> | FieldReadFunction<any>,
	upTo?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QuarantinePreviewKeySpecifier = ('after' | 'before' | 'person' | QuarantinePreviewKeySpecifier)[];
export type QuarantinePreviewFieldPolicy = {
	after?: FieldPolicy<any> | FieldReadFunction<any>,
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>
};
export type QueryKeySpecifier = ('accessChangeLinkStatus' | 'accessChanges' | 'activeCount' | 'apiKeys' | 'appCodeCandidates' | 'appCodeRun' | 'appCodeRuns' | 'appInvitationStatus' | 'appSettings' | 'auditActors' | 'auditEntries' | 'blog' | 'breachHistory' | 'camera' | 'cameras' | 'case' | 'caseChangePreview' | 'caseFigures' | 'cases' | 'closeCasePreview' | 'companies' | 'company' | 'companyActivity' | 'confirmContestPreview' | 'contestPreview' | 'contestRequestPreview' | 'contestRequests' | 'contests' | 'continuousContacts' | 'countries' | 'coverage' | 'cumulativeContacts' | 'deleteEmployeesPreview' | 'departments' | 'directoryChanges' | 'directoryImport' | 'disease' | 'diseaseChangePreview' | 'diseases' | 'embeddedPath' | 'employee' | 'employeeReports' | 'employees' | 'exactRecordRequests' | 'followUp' | 'followUpAssignees' | 'followUpEvidence' | 'followUpSummary' | 'followUps' | 'guideRequests' | 'healthRecords' | 'heldRecords' | 'inactivationPreview' | 'invitation' | 'linkStatus' | 'mailDomains' | 'mails' | 'memberInvitations' | 'members' | 'myNotices' | 'myPasskeys' | 'mySecondFactor' | 'mySessions' | 'newEmail' | 'newestHealthRecords' | 'noticeCounts' | 'noticePreviews' | 'orders' | 'ownCamera' | 'ownFile' | 'personMeetings' | 'personReporting' | 'plans' | 'positiveCases' | 'positiveEmployees' | 'positiveTraces' | 'reportingSources' | 'retentionPreview' | 'retentionRuns' | 'safetyIndicator' | 'settingsPreview' | 'singleSignOn' | 'takeBackContestPreview' | 'timeMetricHistory' | 'trace' | 'tracingExample' | 'transmission' | 'troubledPhones' | 'viewer' | 'webhookDeliveries' | 'webhooks' | QueryKeySpecifier)[];
export type QueryFieldPolicy = {
	accessChangeLinkStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	accessChanges?: FieldPolicy<any> | FieldReadFunction<any>,
	activeCount?: FieldPolicy<any> | FieldReadFunction<any>,
	apiKeys?: FieldPolicy<any> | FieldReadFunction<any>,
	appCodeCandidates?: FieldPolicy<any> | FieldReadFunction<any>,
	appCodeRun?: FieldPolicy<any> | FieldReadFunction<any>,
	appCodeRuns?: FieldPolicy<any> | FieldReadFunction<any>,
	appInvitationStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	appSettings?: FieldPolicy<any> | FieldReadFunction<any>,
	auditActors?: FieldPolicy<any> | FieldReadFunction<any>,
	auditEntries?: FieldPolicy<any> | FieldReadFunction<any>,
	blog?: FieldPolicy<any> | FieldReadFunction<any>,
	breachHistory?: FieldPolicy<any> | FieldReadFunction<any>,
	camera?: FieldPolicy<any> | FieldReadFunction<any>,
	cameras?: FieldPolicy<any> | FieldReadFunction<any>,
	case?: FieldPolicy<any> | FieldReadFunction<any>,
	caseChangePreview?: FieldPolicy<any> | FieldReadFunction<any>,
	caseFigures?: FieldPolicy<any> | FieldReadFunction<any>,
	cases?: FieldPolicy<any> | FieldReadFunction<any>,
	closeCasePreview?: FieldPolicy<any> | FieldReadFunction<any>,
	companies?: FieldPolicy<any> | FieldReadFunction<any>,
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	companyActivity?: FieldPolicy<any> | FieldReadFunction<any>,
	confirmContestPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	contestPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	contestRequestPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	contestRequests?: FieldPolicy<any> | FieldReadFunction<any>,
	contests?: FieldPolicy<any> | FieldReadFunction<any>,
	continuousContacts?: FieldPolicy<any> | FieldReadFunction<any>,
	countries?: FieldPolicy<any> | FieldReadFunction<any>,
	coverage?: FieldPolicy<any> | FieldReadFunction<any>,
	cumulativeContacts?: FieldPolicy<any> | FieldReadFunction<any>,
	deleteEmployeesPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	departments?: FieldPolicy<any> | FieldReadFunction<any>,
	directoryChanges?: FieldPolicy<any> | FieldReadFunction<any>,
	directoryImport?: FieldPolicy<any> | FieldReadFunction<any>,
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	diseaseChangePreview?: FieldPolicy<any> | FieldReadFunction<any>,
	diseases?: FieldPolicy<any> | FieldReadFunction<any>,
	embeddedPath?: FieldPolicy<any> | FieldReadFunction<any>,
	employee?: FieldPolicy<any> | FieldReadFunction<any>,
	employeeReports?: FieldPolicy<any> | FieldReadFunction<any>,
	employees?: FieldPolicy<any> | FieldReadFunction<any>,
	exactRecordRequests?: FieldPolicy<any> | FieldReadFunction<any>,
	followUp?: FieldPolicy<any> | FieldReadFunction<any>,
	followUpAssignees?: FieldPolicy<any> | FieldReadFunction<any>,
	followUpEvidence?: FieldPolicy<any> | FieldReadFunction<any>,
	followUpSummary?: FieldPolicy<any> | FieldReadFunction<any>,
	followUps?: FieldPolicy<any> | FieldReadFunction<any>,
	guideRequests?: FieldPolicy<any> | FieldReadFunction<any>,
	healthRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	heldRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	inactivationPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	invitation?: FieldPolicy<any> | FieldReadFunction<any>,
	linkStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	mailDomains?: FieldPolicy<any> | FieldReadFunction<any>,
	mails?: FieldPolicy<any> | FieldReadFunction<any>,
	memberInvitations?: FieldPolicy<any> | FieldReadFunction<any>,
	members?: FieldPolicy<any> | FieldReadFunction<any>,
	myNotices?: FieldPolicy<any> | FieldReadFunction<any>,
	myPasskeys?: FieldPolicy<any> | FieldReadFunction<any>,
	mySecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	mySessions?: FieldPolicy<any> | FieldReadFunction<any>,
	newEmail?: FieldPolicy<any> | FieldReadFunction<any>,
	newestHealthRecords?: FieldPolicy<any> | FieldReadFunction<any>,
	noticeCounts?: FieldPolicy<any> | FieldReadFunction<any>,
	noticePreviews?: FieldPolicy<any> | FieldReadFunction<any>,
	orders?: FieldPolicy<any> | FieldReadFunction<any>,
	ownCamera?: FieldPolicy<any> | FieldReadFunction<any>,
	ownFile?: FieldPolicy<any> | FieldReadFunction<any>,
	personMeetings?: FieldPolicy<any> | FieldReadFunction<any>,
	personReporting?: FieldPolicy<any> | FieldReadFunction<any>,
	plans?: FieldPolicy<any> | FieldReadFunction<any>,
	positiveCases?: FieldPolicy<any> | FieldReadFunction<any>,
	positiveEmployees?: FieldPolicy<any> | FieldReadFunction<any>,
	positiveTraces?: FieldPolicy<any> | FieldReadFunction<any>,
	reportingSources?: FieldPolicy<any> | FieldReadFunction<any>,
	retentionPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	retentionRuns?: FieldPolicy<any> | FieldReadFunction<any>,
	safetyIndicator?: FieldPolicy<any> | FieldReadFunction<any>,
	settingsPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	singleSignOn?: FieldPolicy<any> | FieldReadFunction<any>,
	takeBackContestPreview?: FieldPolicy<any> | FieldReadFunction<any>,
	timeMetricHistory?: FieldPolicy<any> | FieldReadFunction<any>,
	trace?: FieldPolicy<any> | FieldReadFunction<any>,
	tracingExample?: FieldPolicy<any> | FieldReadFunction<any>,
	transmission?: FieldPolicy<any> | FieldReadFunction<any>,
	troubledPhones?: FieldPolicy<any> | FieldReadFunction<any>,
	viewer?: FieldPolicy<any> | FieldReadFunction<any>,
	webhookDeliveries?: FieldPolicy<any> | FieldReadFunction<any>,
	webhooks?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RecoveryCodesPayloadKeySpecifier = ('recoveryCodes' | 'secondFactor' | RecoveryCodesPayloadKeySpecifier)[];
export type RecoveryCodesPayloadFieldPolicy = {
	recoveryCodes?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactor?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RefusedRowKeySpecifier = ('message' | 'row' | RefusedRowKeySpecifier)[];
export type RefusedRowFieldPolicy = {
	message?: FieldPolicy<any> | FieldReadFunction<any>,
	row?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RegionPointKeySpecifier = ('x' | 'y' | RegionPointKeySpecifier)[];
export type RegionPointFieldPolicy = {
	x?: FieldPolicy<any> | FieldReadFunction<any>,
	y?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RejectedRecordKeySpecifier = ('id' | 'message' | RejectedRecordKeySpecifier)[];
export type RejectedRecordFieldPolicy = {
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	message?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RemoveMailDomainPayloadKeySpecifier = ('removedMailDomainId' | RemoveMailDomainPayloadKeySpecifier)[];
export type RemoveMailDomainPayloadFieldPolicy = {
	removedMailDomainId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RemoveMemberPayloadKeySpecifier = ('removedMemberId' | RemoveMemberPayloadKeySpecifier)[];
export type RemoveMemberPayloadFieldPolicy = {
	removedMemberId?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RemovePasskeyPayloadKeySpecifier = ('removedPasskeyId' | 'secondFactor' | RemovePasskeyPayloadKeySpecifier)[];
export type RemovePasskeyPayloadFieldPolicy = {
	removedPasskeyId?: FieldPolicy<any> | FieldReadFunction<any>,
	secondFactor?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ReportingSourcesKeySpecifier = ('cameras' | 'namingCameras' | 'phones' | ReportingSourcesKeySpecifier)[];
export type ReportingSourcesFieldPolicy = {
	cameras?: FieldPolicy<any> | FieldReadFunction<any>,
	namingCameras?: FieldPolicy<any> | FieldReadFunction<any>,
	phones?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ResendNoticesPayloadKeySpecifier = ('followUps' | 'resent' | ResendNoticesPayloadKeySpecifier)[];
export type ResendNoticesPayloadFieldPolicy = {
	followUps?: FieldPolicy<any> | FieldReadFunction<any>,
	resent?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RetentionPreviewKeySpecifier = ('breaches' | 'cases' | 'contacts' | 'days' | 'goesAt' | 'healthReports' | 'keptFrom' | 'maxCounted' | 'oldestDay' | RetentionPreviewKeySpecifier)[];
export type RetentionPreviewFieldPolicy = {
	breaches?: FieldPolicy<any> | FieldReadFunction<any>,
	cases?: FieldPolicy<any> | FieldReadFunction<any>,
	contacts?: FieldPolicy<any> | FieldReadFunction<any>,
	days?: FieldPolicy<any> | FieldReadFunction<any>,
	goesAt?: FieldPolicy<any> | FieldReadFunction<any>,
	healthReports?: FieldPolicy<any> | FieldReadFunction<any>,
	keptFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	maxCounted?: FieldPolicy<any> | FieldReadFunction<any>,
	oldestDay?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RetentionRunKeySpecifier = ('breaches' | 'cases' | 'contacts' | 'figures' | 'healthReports' | 'id' | 'keptFrom' | 'ranAt' | RetentionRunKeySpecifier)[];
export type RetentionRunFieldPolicy = {
	breaches?: FieldPolicy<any> | FieldReadFunction<any>,
	cases?: FieldPolicy<any> | FieldReadFunction<any>,
	contacts?: FieldPolicy<any> | FieldReadFunction<any>,
	figures?: FieldPolicy<any> | FieldReadFunction<any>,
	healthReports?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	keptFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	ranAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RetentionRunPageKeySpecifier = ('items' | 'total' | RetentionRunPageKeySpecifier)[];
export type RetentionRunPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RevealAppCodePayloadKeySpecifier = ('appCode' | 'companyName' | 'employeeCode' | 'employeeName' | 'passKey' | RevealAppCodePayloadKeySpecifier)[];
export type RevealAppCodePayloadFieldPolicy = {
	appCode?: FieldPolicy<any> | FieldReadFunction<any>,
	companyName?: FieldPolicy<any> | FieldReadFunction<any>,
	employeeCode?: FieldPolicy<any> | FieldReadFunction<any>,
	employeeName?: FieldPolicy<any> | FieldReadFunction<any>,
	passKey?: FieldPolicy<any> | FieldReadFunction<any>
};
export type RoomBreachesKeySpecifier = ('before' | 'breaches' | 'cameraId' | 'maxPeople' | 'minutes' | 'roomName' | 'roomNumber' | RoomBreachesKeySpecifier)[];
export type RoomBreachesFieldPolicy = {
	before?: FieldPolicy<any> | FieldReadFunction<any>,
	breaches?: FieldPolicy<any> | FieldReadFunction<any>,
	cameraId?: FieldPolicy<any> | FieldReadFunction<any>,
	maxPeople?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	roomName?: FieldPolicy<any> | FieldReadFunction<any>,
	roomNumber?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SafetyIndicatorKeySpecifier = ('active' | 'isWithheld' | 'level' | 'share' | 'withoutBreach' | SafetyIndicatorKeySpecifier)[];
export type SafetyIndicatorFieldPolicy = {
	active?: FieldPolicy<any> | FieldReadFunction<any>,
	isWithheld?: FieldPolicy<any> | FieldReadFunction<any>,
	level?: FieldPolicy<any> | FieldReadFunction<any>,
	share?: FieldPolicy<any> | FieldReadFunction<any>,
	withoutBreach?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SecondFactorKeySpecifier = ('authenticatorSince' | 'hasPassword' | 'passkeyCount' | 'recoveryCodesLeft' | SecondFactorKeySpecifier)[];
export type SecondFactorFieldPolicy = {
	authenticatorSince?: FieldPolicy<any> | FieldReadFunction<any>,
	hasPassword?: FieldPolicy<any> | FieldReadFunction<any>,
	passkeyCount?: FieldPolicy<any> | FieldReadFunction<any>,
	recoveryCodesLeft?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SendNoticesPayloadKeySpecifier = ('followUps' | 'sent' | 'skipped' | SendNoticesPayloadKeySpecifier)[];
export type SendNoticesPayloadFieldPolicy = {
	followUps?: FieldPolicy<any> | FieldReadFunction<any>,
	sent?: FieldPolicy<any> | FieldReadFunction<any>,
	skipped?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SettingsOutcomeKeySpecifier = ('breaches' | 'continuousContacts' | 'cumulativePairs' | 'minDistance' | 'peopleInContact' | 'timeMetric' | SettingsOutcomeKeySpecifier)[];
export type SettingsOutcomeFieldPolicy = {
	breaches?: FieldPolicy<any> | FieldReadFunction<any>,
	continuousContacts?: FieldPolicy<any> | FieldReadFunction<any>,
	cumulativePairs?: FieldPolicy<any> | FieldReadFunction<any>,
	minDistance?: FieldPolicy<any> | FieldReadFunction<any>,
	peopleInContact?: FieldPolicy<any> | FieldReadFunction<any>,
	timeMetric?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SettingsPreviewKeySpecifier = ('current' | 'from' | 'proposed' | 'reporting' | 'until' | SettingsPreviewKeySpecifier)[];
export type SettingsPreviewFieldPolicy = {
	current?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	proposed?: FieldPolicy<any> | FieldReadFunction<any>,
	reporting?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SharedRoomKeySpecifier = ('cameraCode' | 'cameraId' | 'firstAt' | 'lastAt' | 'minutes' | 'person' | 'roomName' | 'roomNumber' | SharedRoomKeySpecifier)[];
export type SharedRoomFieldPolicy = {
	cameraCode?: FieldPolicy<any> | FieldReadFunction<any>,
	cameraId?: FieldPolicy<any> | FieldReadFunction<any>,
	firstAt?: FieldPolicy<any> | FieldReadFunction<any>,
	lastAt?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	roomName?: FieldPolicy<any> | FieldReadFunction<any>,
	roomNumber?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SharedRoomPageKeySpecifier = ('items' | 'total' | SharedRoomPageKeySpecifier)[];
export type SharedRoomPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SignOutPayloadKeySpecifier = ('signedOutAt' | SignOutPayloadKeySpecifier)[];
export type SignOutPayloadFieldPolicy = {
	signedOutAt?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SilentColleagueKeySpecifier = ('person' | 'phone' | 'silentSince' | SilentColleagueKeySpecifier)[];
export type SilentColleagueFieldPolicy = {
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>,
	silentSince?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SilentColleaguePageKeySpecifier = ('items' | 'total' | SilentColleaguePageKeySpecifier)[];
export type SilentColleaguePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SingleSignOnKeySpecifier = ('identityProvider' | 'isRequired' | 'redirectUri' | SingleSignOnKeySpecifier)[];
export type SingleSignOnFieldPolicy = {
	identityProvider?: FieldPolicy<any> | FieldReadFunction<any>,
	isRequired?: FieldPolicy<any> | FieldReadFunction<any>,
	redirectUri?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StartSingleSignOnPayloadKeySpecifier = ('url' | StartSingleSignOnPayloadKeySpecifier)[];
export type StartSingleSignOnPayloadFieldPolicy = {
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StatusChangeKeySpecifier = ('change' | 'changedAt' | 'changedBy' | 'id' | 'isPositive' | 'positiveDate' | StatusChangeKeySpecifier)[];
export type StatusChangeFieldPolicy = {
	change?: FieldPolicy<any> | FieldReadFunction<any>,
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isPositive?: FieldPolicy<any> | FieldReadFunction<any>,
	positiveDate?: FieldPolicy<any> | FieldReadFunction<any>
};
export type SubscriptionKeySpecifier = ('insightsChanged' | 'viewerChanged' | SubscriptionKeySpecifier)[];
export type SubscriptionFieldPolicy = {
	insightsChanged?: FieldPolicy<any> | FieldReadFunction<any>,
	viewerChanged?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ThresholdInForceKeySpecifier = ('from' | 'minutes' | ThresholdInForceKeySpecifier)[];
export type ThresholdInForceFieldPolicy = {
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TimeMetricPeriodKeySpecifier = ('changedAt' | 'changedBy' | 'from' | 'minutes' | 'until' | TimeMetricPeriodKeySpecifier)[];
export type TimeMetricPeriodFieldPolicy = {
	changedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	changedBy?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TraceKeySpecifier = ('caseNumber' | 'contestedExposures' | 'disease' | 'exposures' | 'from' | 'latentDays' | 'person' | 'reporting' | 'thresholds' | 'until' | 'windowRule' | TraceKeySpecifier)[];
export type TraceFieldPolicy = {
	caseNumber?: FieldPolicy<any> | FieldReadFunction<any>,
	contestedExposures?: FieldPolicy<any> | FieldReadFunction<any>,
	disease?: FieldPolicy<any> | FieldReadFunction<any>,
	exposures?: FieldPolicy<any> | FieldReadFunction<any>,
	from?: FieldPolicy<any> | FieldReadFunction<any>,
	latentDays?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reporting?: FieldPolicy<any> | FieldReadFunction<any>,
	thresholds?: FieldPolicy<any> | FieldReadFunction<any>,
	until?: FieldPolicy<any> | FieldReadFunction<any>,
	windowRule?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TracedCasesKeySpecifier = ('inTime' | 'late' | 'running' | 'share' | 'unknown' | 'withoutExposed' | TracedCasesKeySpecifier)[];
export type TracedCasesFieldPolicy = {
	inTime?: FieldPolicy<any> | FieldReadFunction<any>,
	late?: FieldPolicy<any> | FieldReadFunction<any>,
	running?: FieldPolicy<any> | FieldReadFunction<any>,
	share?: FieldPolicy<any> | FieldReadFunction<any>,
	unknown?: FieldPolicy<any> | FieldReadFunction<any>,
	withoutExposed?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TracingExampleKeySpecifier = ('exposures' | 'length' | 'meetings' | 'people' | TracingExampleKeySpecifier)[];
export type TracingExampleFieldPolicy = {
	exposures?: FieldPolicy<any> | FieldReadFunction<any>,
	length?: FieldPolicy<any> | FieldReadFunction<any>,
	meetings?: FieldPolicy<any> | FieldReadFunction<any>,
	people?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TransmissionKeySpecifier = ('carrier' | 'countedFrom' | 'countedUntil' | 'evidence' | 'minutes' | 'person' | 'reachedAt' | 'rule' | 'source' | 'thresholdMinutes' | TransmissionKeySpecifier)[];
export type TransmissionFieldPolicy = {
	carrier?: FieldPolicy<any> | FieldReadFunction<any>,
	countedFrom?: FieldPolicy<any> | FieldReadFunction<any>,
	countedUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	evidence?: FieldPolicy<any> | FieldReadFunction<any>,
	minutes?: FieldPolicy<any> | FieldReadFunction<any>,
	person?: FieldPolicy<any> | FieldReadFunction<any>,
	reachedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	rule?: FieldPolicy<any> | FieldReadFunction<any>,
	source?: FieldPolicy<any> | FieldReadFunction<any>,
	thresholdMinutes?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TrialKeySpecifier = ('daysLeft' | 'endsAt' | 'isOver' | TrialKeySpecifier)[];
export type TrialFieldPolicy = {
	daysLeft?: FieldPolicy<any> | FieldReadFunction<any>,
	endsAt?: FieldPolicy<any> | FieldReadFunction<any>,
	isOver?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TroubledPhoneKeySpecifier = ('appVersion' | 'deviceType' | 'employee' | 'lastActiveAt' | 'makeModel' | 'osVersion' | 'troubles' | TroubledPhoneKeySpecifier)[];
export type TroubledPhoneFieldPolicy = {
	appVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	deviceType?: FieldPolicy<any> | FieldReadFunction<any>,
	employee?: FieldPolicy<any> | FieldReadFunction<any>,
	lastActiveAt?: FieldPolicy<any> | FieldReadFunction<any>,
	makeModel?: FieldPolicy<any> | FieldReadFunction<any>,
	osVersion?: FieldPolicy<any> | FieldReadFunction<any>,
	troubles?: FieldPolicy<any> | FieldReadFunction<any>
};
export type TroubledPhonePageKeySpecifier = ('items' | 'total' | TroubledPhonePageKeySpecifier)[];
export type TroubledPhonePageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UndoneChangeKeySpecifier = ('change' | 'restored' | 'skipped' | UndoneChangeKeySpecifier)[];
export type UndoneChangeFieldPolicy = {
	change?: FieldPolicy<any> | FieldReadFunction<any>,
	restored?: FieldPolicy<any> | FieldReadFunction<any>,
	skipped?: FieldPolicy<any> | FieldReadFunction<any>
};
export type UploadReceiptKeySpecifier = ('accepted' | 'duplicates' | 'held' | 'rejected' | UploadReceiptKeySpecifier)[];
export type UploadReceiptFieldPolicy = {
	accepted?: FieldPolicy<any> | FieldReadFunction<any>,
	duplicates?: FieldPolicy<any> | FieldReadFunction<any>,
	held?: FieldPolicy<any> | FieldReadFunction<any>,
	rejected?: FieldPolicy<any> | FieldReadFunction<any>
};
export type VerifyEmailPayloadKeySpecifier = ('hasPassword' | VerifyEmailPayloadKeySpecifier)[];
export type VerifyEmailPayloadFieldPolicy = {
	hasPassword?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewerKeySpecifier = ('company' | 'email' | 'employee' | 'lacksSecondFactor' | 'permissions' | 'role' | ViewerKeySpecifier)[];
export type ViewerFieldPolicy = {
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	email?: FieldPolicy<any> | FieldReadFunction<any>,
	employee?: FieldPolicy<any> | FieldReadFunction<any>,
	lacksSecondFactor?: FieldPolicy<any> | FieldReadFunction<any>,
	permissions?: FieldPolicy<any> | FieldReadFunction<any>,
	role?: FieldPolicy<any> | FieldReadFunction<any>
};
export type ViewerChangeKeySpecifier = ('at' | ViewerChangeKeySpecifier)[];
export type ViewerChangeFieldPolicy = {
	at?: FieldPolicy<any> | FieldReadFunction<any>
};
export type VisitorKeySpecifier = ('company' | 'name' | 'phone' | VisitorKeySpecifier)[];
export type VisitorFieldPolicy = {
	company?: FieldPolicy<any> | FieldReadFunction<any>,
	name?: FieldPolicy<any> | FieldReadFunction<any>,
	phone?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookKeySpecifier = ('createdAt' | 'events' | 'failingSince' | 'id' | 'isPaused' | 'previousSecretUntil' | 'url' | WebhookKeySpecifier)[];
export type WebhookFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	events?: FieldPolicy<any> | FieldReadFunction<any>,
	failingSince?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	isPaused?: FieldPolicy<any> | FieldReadFunction<any>,
	previousSecretUntil?: FieldPolicy<any> | FieldReadFunction<any>,
	url?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookDeliveryKeySpecifier = ('createdAt' | 'event' | 'id' | 'lastAnswer' | 'lastError' | 'lastStatus' | 'lastTriedAt' | 'nextTryAt' | 'status' | 'subjectId' | 'tries' | WebhookDeliveryKeySpecifier)[];
export type WebhookDeliveryFieldPolicy = {
	createdAt?: FieldPolicy<any> | FieldReadFunction<any>,
	event?: FieldPolicy<any> | FieldReadFunction<any>,
	id?: FieldPolicy<any> | FieldReadFunction<any>,
	lastAnswer?: FieldPolicy<any> | FieldReadFunction<any>,
	lastError?: FieldPolicy<any> | FieldReadFunction<any>,
	lastStatus?: FieldPolicy<any> | FieldReadFunction<any>,
	lastTriedAt?: FieldPolicy<any> | FieldReadFunction<any>,
	nextTryAt?: FieldPolicy<any> | FieldReadFunction<any>,
	status?: FieldPolicy<any> | FieldReadFunction<any>,
	subjectId?: FieldPolicy<any> | FieldReadFunction<any>,
	tries?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookDeliveryPageKeySpecifier = ('items' | 'total' | WebhookDeliveryPageKeySpecifier)[];
export type WebhookDeliveryPageFieldPolicy = {
	items?: FieldPolicy<any> | FieldReadFunction<any>,
	total?: FieldPolicy<any> | FieldReadFunction<any>
};
export type WebhookWithSecretKeySpecifier = ('secret' | 'webhook' | WebhookWithSecretKeySpecifier)[];
export type WebhookWithSecretFieldPolicy = {
	secret?: FieldPolicy<any> | FieldReadFunction<any>,
	webhook?: FieldPolicy<any> | FieldReadFunction<any>
};
export type StrictTypedTypePolicies = {
	AcceptInvitationPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AcceptInvitationPayloadKeySpecifier | (() => undefined | AcceptInvitationPayloadKeySpecifier),
		fields?: AcceptInvitationPayloadFieldPolicy,
	},
	AccessChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccessChangeKeySpecifier | (() => undefined | AccessChangeKeySpecifier),
		fields?: AccessChangeFieldPolicy,
	},
	AccessChangePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AccessChangePageKeySpecifier | (() => undefined | AccessChangePageKeySpecifier),
		fields?: AccessChangePageFieldPolicy,
	},
	AddPasskeyPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AddPasskeyPayloadKeySpecifier | (() => undefined | AddPasskeyPayloadKeySpecifier),
		fields?: AddPasskeyPayloadFieldPolicy,
	},
	AdministratorSession?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AdministratorSessionKeySpecifier | (() => undefined | AdministratorSessionKeySpecifier),
		fields?: AdministratorSessionFieldPolicy,
	},
	ApiKey?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ApiKeyKeySpecifier | (() => undefined | ApiKeyKeySpecifier),
		fields?: ApiKeyFieldPolicy,
	},
	AppCodeCandidates?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AppCodeCandidatesKeySpecifier | (() => undefined | AppCodeCandidatesKeySpecifier),
		fields?: AppCodeCandidatesFieldPolicy,
	},
	AppCodeRecipient?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AppCodeRecipientKeySpecifier | (() => undefined | AppCodeRecipientKeySpecifier),
		fields?: AppCodeRecipientFieldPolicy,
	},
	AppCodeRecipientPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AppCodeRecipientPageKeySpecifier | (() => undefined | AppCodeRecipientPageKeySpecifier),
		fields?: AppCodeRecipientPageFieldPolicy,
	},
	AppCodeRun?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AppCodeRunKeySpecifier | (() => undefined | AppCodeRunKeySpecifier),
		fields?: AppCodeRunFieldPolicy,
	},
	AppSettings?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AppSettingsKeySpecifier | (() => undefined | AppSettingsKeySpecifier),
		fields?: AppSettingsFieldPolicy,
	},
	AuditEntry?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditEntryKeySpecifier | (() => undefined | AuditEntryKeySpecifier),
		fields?: AuditEntryFieldPolicy,
	},
	AuditEntryPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuditEntryPageKeySpecifier | (() => undefined | AuditEntryPageKeySpecifier),
		fields?: AuditEntryPageFieldPolicy,
	},
	AuthenticatorSetup?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | AuthenticatorSetupKeySpecifier | (() => undefined | AuthenticatorSetupKeySpecifier),
		fields?: AuthenticatorSetupFieldPolicy,
	},
	BillingContact?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BillingContactKeySpecifier | (() => undefined | BillingContactKeySpecifier),
		fields?: BillingContactFieldPolicy,
	},
	Blog?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BlogKeySpecifier | (() => undefined | BlogKeySpecifier),
		fields?: BlogFieldPolicy,
	},
	BlogPost?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BlogPostKeySpecifier | (() => undefined | BlogPostKeySpecifier),
		fields?: BlogPostFieldPolicy,
	},
	BreachHistory?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BreachHistoryKeySpecifier | (() => undefined | BreachHistoryKeySpecifier),
		fields?: BreachHistoryFieldPolicy,
	},
	BreachPoint?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BreachPointKeySpecifier | (() => undefined | BreachPointKeySpecifier),
		fields?: BreachPointFieldPolicy,
	},
	BreachTotals?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | BreachTotalsKeySpecifier | (() => undefined | BreachTotalsKeySpecifier),
		fields?: BreachTotalsFieldPolicy,
	},
	Camera?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CameraKeySpecifier | (() => undefined | CameraKeySpecifier),
		fields?: CameraFieldPolicy,
	},
	CameraPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CameraPageKeySpecifier | (() => undefined | CameraPageKeySpecifier),
		fields?: CameraPageFieldPolicy,
	},
	CameraWithKey?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CameraWithKeyKeySpecifier | (() => undefined | CameraWithKeyKeySpecifier),
		fields?: CameraWithKeyFieldPolicy,
	},
	Case?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseKeySpecifier | (() => undefined | CaseKeySpecifier),
		fields?: CaseFieldPolicy,
	},
	CaseChangePreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseChangePreviewKeySpecifier | (() => undefined | CaseChangePreviewKeySpecifier),
		fields?: CaseChangePreviewFieldPolicy,
	},
	CaseConsequences?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseConsequencesKeySpecifier | (() => undefined | CaseConsequencesKeySpecifier),
		fields?: CaseConsequencesFieldPolicy,
	},
	CaseCoverage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseCoverageKeySpecifier | (() => undefined | CaseCoverageKeySpecifier),
		fields?: CaseCoverageFieldPolicy,
	},
	CaseDayZero?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseDayZeroKeySpecifier | (() => undefined | CaseDayZeroKeySpecifier),
		fields?: CaseDayZeroFieldPolicy,
	},
	CaseEntry?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseEntryKeySpecifier | (() => undefined | CaseEntryKeySpecifier),
		fields?: CaseEntryFieldPolicy,
	},
	CaseFigures?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseFiguresKeySpecifier | (() => undefined | CaseFiguresKeySpecifier),
		fields?: CaseFiguresFieldPolicy,
	},
	CaseIsolation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseIsolationKeySpecifier | (() => undefined | CaseIsolationKeySpecifier),
		fields?: CaseIsolationFieldPolicy,
	},
	CasePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CasePageKeySpecifier | (() => undefined | CasePageKeySpecifier),
		fields?: CasePageFieldPolicy,
	},
	CaseValueChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseValueChangeKeySpecifier | (() => undefined | CaseValueChangeKeySpecifier),
		fields?: CaseValueChangeFieldPolicy,
	},
	CaseWindow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CaseWindowKeySpecifier | (() => undefined | CaseWindowKeySpecifier),
		fields?: CaseWindowFieldPolicy,
	},
	CollectAppCodesPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CollectAppCodesPayloadKeySpecifier | (() => undefined | CollectAppCodesPayloadKeySpecifier),
		fields?: CollectAppCodesPayloadFieldPolicy,
	},
	Company?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyKeySpecifier | (() => undefined | CompanyKeySpecifier),
		fields?: CompanyFieldPolicy,
	},
	CompanyActivity?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyActivityKeySpecifier | (() => undefined | CompanyActivityKeySpecifier),
		fields?: CompanyActivityFieldPolicy,
	},
	CompanyPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanyPageKeySpecifier | (() => undefined | CompanyPageKeySpecifier),
		fields?: CompanyPageFieldPolicy,
	},
	CompanySession?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CompanySessionKeySpecifier | (() => undefined | CompanySessionKeySpecifier),
		fields?: CompanySessionFieldPolicy,
	},
	ConfirmAccessChangesPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConfirmAccessChangesPayloadKeySpecifier | (() => undefined | ConfirmAccessChangesPayloadKeySpecifier),
		fields?: ConfirmAccessChangesPayloadFieldPolicy,
	},
	ConfirmIdentityPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConfirmIdentityPayloadKeySpecifier | (() => undefined | ConfirmIdentityPayloadKeySpecifier),
		fields?: ConfirmIdentityPayloadFieldPolicy,
	},
	ConfirmNewEmailPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConfirmNewEmailPayloadKeySpecifier | (() => undefined | ConfirmNewEmailPayloadKeySpecifier),
		fields?: ConfirmNewEmailPayloadFieldPolicy,
	},
	ConfirmOwnAccessChangePayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ConfirmOwnAccessChangePayloadKeySpecifier | (() => undefined | ConfirmOwnAccessChangePayloadKeySpecifier),
		fields?: ConfirmOwnAccessChangePayloadFieldPolicy,
	},
	ContactRecord?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContactRecordKeySpecifier | (() => undefined | ContactRecordKeySpecifier),
		fields?: ContactRecordFieldPolicy,
	},
	Contest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContestKeySpecifier | (() => undefined | ContestKeySpecifier),
		fields?: ContestFieldPolicy,
	},
	ContestEffect?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContestEffectKeySpecifier | (() => undefined | ContestEffectKeySpecifier),
		fields?: ContestEffectFieldPolicy,
	},
	ContestPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContestPageKeySpecifier | (() => undefined | ContestPageKeySpecifier),
		fields?: ContestPageFieldPolicy,
	},
	ContestPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContestPreviewKeySpecifier | (() => undefined | ContestPreviewKeySpecifier),
		fields?: ContestPreviewFieldPolicy,
	},
	ContestRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContestRequestKeySpecifier | (() => undefined | ContestRequestKeySpecifier),
		fields?: ContestRequestFieldPolicy,
	},
	ContestRequestPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContestRequestPageKeySpecifier | (() => undefined | ContestRequestPageKeySpecifier),
		fields?: ContestRequestPageFieldPolicy,
	},
	ContestedExposure?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContestedExposureKeySpecifier | (() => undefined | ContestedExposureKeySpecifier),
		fields?: ContestedExposureFieldPolicy,
	},
	ContinuousContact?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContinuousContactKeySpecifier | (() => undefined | ContinuousContactKeySpecifier),
		fields?: ContinuousContactFieldPolicy,
	},
	ContinuousContactPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ContinuousContactPageKeySpecifier | (() => undefined | ContinuousContactPageKeySpecifier),
		fields?: ContinuousContactPageFieldPolicy,
	},
	Country?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CountryKeySpecifier | (() => undefined | CountryKeySpecifier),
		fields?: CountryFieldPolicy,
	},
	Coverage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CoverageKeySpecifier | (() => undefined | CoverageKeySpecifier),
		fields?: CoverageFieldPolicy,
	},
	CoveredDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CoveredDayKeySpecifier | (() => undefined | CoveredDayKeySpecifier),
		fields?: CoveredDayFieldPolicy,
	},
	CreateApiKeyPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CreateApiKeyPayloadKeySpecifier | (() => undefined | CreateApiKeyPayloadKeySpecifier),
		fields?: CreateApiKeyPayloadFieldPolicy,
	},
	CreatedEmployee?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CreatedEmployeeKeySpecifier | (() => undefined | CreatedEmployeeKeySpecifier),
		fields?: CreatedEmployeeFieldPolicy,
	},
	CumulativeContact?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CumulativeContactKeySpecifier | (() => undefined | CumulativeContactKeySpecifier),
		fields?: CumulativeContactFieldPolicy,
	},
	CumulativeContactPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | CumulativeContactPageKeySpecifier | (() => undefined | CumulativeContactPageKeySpecifier),
		fields?: CumulativeContactPageFieldPolicy,
	},
	DeclineInvitationPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeclineInvitationPayloadKeySpecifier | (() => undefined | DeclineInvitationPayloadKeySpecifier),
		fields?: DeclineInvitationPayloadFieldPolicy,
	},
	DeleteCameraPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeleteCameraPayloadKeySpecifier | (() => undefined | DeleteCameraPayloadKeySpecifier),
		fields?: DeleteCameraPayloadFieldPolicy,
	},
	DeleteWebhookPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeleteWebhookPayloadKeySpecifier | (() => undefined | DeleteWebhookPayloadKeySpecifier),
		fields?: DeleteWebhookPayloadFieldPolicy,
	},
	DeletionConsequences?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DeletionConsequencesKeySpecifier | (() => undefined | DeletionConsequencesKeySpecifier),
		fields?: DeletionConsequencesFieldPolicy,
	},
	Department?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DepartmentKeySpecifier | (() => undefined | DepartmentKeySpecifier),
		fields?: DepartmentFieldPolicy,
	},
	DepartmentPairBreaches?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DepartmentPairBreachesKeySpecifier | (() => undefined | DepartmentPairBreachesKeySpecifier),
		fields?: DepartmentPairBreachesFieldPolicy,
	},
	DirectoryChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DirectoryChangeKeySpecifier | (() => undefined | DirectoryChangeKeySpecifier),
		fields?: DirectoryChangeFieldPolicy,
	},
	DirectoryChangePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DirectoryChangePageKeySpecifier | (() => undefined | DirectoryChangePageKeySpecifier),
		fields?: DirectoryChangePageFieldPolicy,
	},
	DirectoryImport?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DirectoryImportKeySpecifier | (() => undefined | DirectoryImportKeySpecifier),
		fields?: DirectoryImportFieldPolicy,
	},
	Disease?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DiseaseKeySpecifier | (() => undefined | DiseaseKeySpecifier),
		fields?: DiseaseFieldPolicy,
	},
	DiseaseChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DiseaseChangeKeySpecifier | (() => undefined | DiseaseChangeKeySpecifier),
		fields?: DiseaseChangeFieldPolicy,
	},
	DiseaseChangePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DiseaseChangePageKeySpecifier | (() => undefined | DiseaseChangePageKeySpecifier),
		fields?: DiseaseChangePageFieldPolicy,
	},
	DiseaseChangePreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DiseaseChangePreviewKeySpecifier | (() => undefined | DiseaseChangePreviewKeySpecifier),
		fields?: DiseaseChangePreviewFieldPolicy,
	},
	DiseaseFigure?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | DiseaseFigureKeySpecifier | (() => undefined | DiseaseFigureKeySpecifier),
		fields?: DiseaseFigureFieldPolicy,
	},
	Employee?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmployeeKeySpecifier | (() => undefined | EmployeeKeySpecifier),
		fields?: EmployeeFieldPolicy,
	},
	EmployeePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmployeePageKeySpecifier | (() => undefined | EmployeePageKeySpecifier),
		fields?: EmployeePageFieldPolicy,
	},
	EmployeeReport?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmployeeReportKeySpecifier | (() => undefined | EmployeeReportKeySpecifier),
		fields?: EmployeeReportFieldPolicy,
	},
	EmployeeReportPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmployeeReportPageKeySpecifier | (() => undefined | EmployeeReportPageKeySpecifier),
		fields?: EmployeeReportPageFieldPolicy,
	},
	EmployeeSession?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EmployeeSessionKeySpecifier | (() => undefined | EmployeeSessionKeySpecifier),
		fields?: EmployeeSessionFieldPolicy,
	},
	EndOtherSessionsPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EndOtherSessionsPayloadKeySpecifier | (() => undefined | EndOtherSessionsPayloadKeySpecifier),
		fields?: EndOtherSessionsPayloadFieldPolicy,
	},
	EndSessionPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EndSessionPayloadKeySpecifier | (() => undefined | EndSessionPayloadKeySpecifier),
		fields?: EndSessionPayloadFieldPolicy,
	},
	Episode?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EpisodeKeySpecifier | (() => undefined | EpisodeKeySpecifier),
		fields?: EpisodeFieldPolicy,
	},
	Evidence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | EvidenceKeySpecifier | (() => undefined | EvidenceKeySpecifier),
		fields?: EvidenceFieldPolicy,
	},
	ExactRecordRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExactRecordRequestKeySpecifier | (() => undefined | ExactRecordRequestKeySpecifier),
		fields?: ExactRecordRequestFieldPolicy,
	},
	ExactRecordRequestPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExactRecordRequestPageKeySpecifier | (() => undefined | ExactRecordRequestPageKeySpecifier),
		fields?: ExactRecordRequestPageFieldPolicy,
	},
	ExampleExposure?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExampleExposureKeySpecifier | (() => undefined | ExampleExposureKeySpecifier),
		fields?: ExampleExposureFieldPolicy,
	},
	ExampleMeeting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExampleMeetingKeySpecifier | (() => undefined | ExampleMeetingKeySpecifier),
		fields?: ExampleMeetingFieldPolicy,
	},
	ExamplePerson?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExamplePersonKeySpecifier | (() => undefined | ExamplePersonKeySpecifier),
		fields?: ExamplePersonFieldPolicy,
	},
	ExposingEpisode?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExposingEpisodeKeySpecifier | (() => undefined | ExposingEpisodeKeySpecifier),
		fields?: ExposingEpisodeFieldPolicy,
	},
	Exposure?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExposureKeySpecifier | (() => undefined | ExposureKeySpecifier),
		fields?: ExposureFieldPolicy,
	},
	ExposureFollowUp?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ExposureFollowUpKeySpecifier | (() => undefined | ExposureFollowUpKeySpecifier),
		fields?: ExposureFollowUpFieldPolicy,
	},
	FigureSource?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FigureSourceKeySpecifier | (() => undefined | FigureSourceKeySpecifier),
		fields?: FigureSourceFieldPolicy,
	},
	FollowUp?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowUpKeySpecifier | (() => undefined | FollowUpKeySpecifier),
		fields?: FollowUpFieldPolicy,
	},
	FollowUpAct?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowUpActKeySpecifier | (() => undefined | FollowUpActKeySpecifier),
		fields?: FollowUpActFieldPolicy,
	},
	FollowUpActPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowUpActPayloadKeySpecifier | (() => undefined | FollowUpActPayloadKeySpecifier),
		fields?: FollowUpActPayloadFieldPolicy,
	},
	FollowUpEvidence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowUpEvidenceKeySpecifier | (() => undefined | FollowUpEvidenceKeySpecifier),
		fields?: FollowUpEvidenceFieldPolicy,
	},
	FollowUpExposure?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowUpExposureKeySpecifier | (() => undefined | FollowUpExposureKeySpecifier),
		fields?: FollowUpExposureFieldPolicy,
	},
	FollowUpPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowUpPageKeySpecifier | (() => undefined | FollowUpPageKeySpecifier),
		fields?: FollowUpPageFieldPolicy,
	},
	FollowUpSummary?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowUpSummaryKeySpecifier | (() => undefined | FollowUpSummaryKeySpecifier),
		fields?: FollowUpSummaryFieldPolicy,
	},
	FollowedUpToday?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | FollowedUpTodayKeySpecifier | (() => undefined | FollowedUpTodayKeySpecifier),
		fields?: FollowedUpTodayFieldPolicy,
	},
	GuideRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | GuideRequestKeySpecifier | (() => undefined | GuideRequestKeySpecifier),
		fields?: GuideRequestFieldPolicy,
	},
	GuideRequestPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | GuideRequestPageKeySpecifier | (() => undefined | GuideRequestPageKeySpecifier),
		fields?: GuideRequestPageFieldPolicy,
	},
	HealthRecord?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HealthRecordKeySpecifier | (() => undefined | HealthRecordKeySpecifier),
		fields?: HealthRecordFieldPolicy,
	},
	HeldRecords?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HeldRecordsKeySpecifier | (() => undefined | HeldRecordsKeySpecifier),
		fields?: HeldRecordsFieldPolicy,
	},
	HeldRecordsPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HeldRecordsPageKeySpecifier | (() => undefined | HeldRecordsPageKeySpecifier),
		fields?: HeldRecordsPageFieldPolicy,
	},
	HeldRecordsPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | HeldRecordsPayloadKeySpecifier | (() => undefined | HeldRecordsPayloadKeySpecifier),
		fields?: HeldRecordsPayloadFieldPolicy,
	},
	IdentityLinkPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IdentityLinkPayloadKeySpecifier | (() => undefined | IdentityLinkPayloadKeySpecifier),
		fields?: IdentityLinkPayloadFieldPolicy,
	},
	IdentityProvider?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IdentityProviderKeySpecifier | (() => undefined | IdentityProviderKeySpecifier),
		fields?: IdentityProviderFieldPolicy,
	},
	IdentityProviderTest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IdentityProviderTestKeySpecifier | (() => undefined | IdentityProviderTestKeySpecifier),
		fields?: IdentityProviderTestFieldPolicy,
	},
	ImportCell?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportCellKeySpecifier | (() => undefined | ImportCellKeySpecifier),
		fields?: ImportCellFieldPolicy,
	},
	ImportColumn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportColumnKeySpecifier | (() => undefined | ImportColumnKeySpecifier),
		fields?: ImportColumnFieldPolicy,
	},
	ImportReceipt?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportReceiptKeySpecifier | (() => undefined | ImportReceiptKeySpecifier),
		fields?: ImportReceiptFieldPolicy,
	},
	ImportRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportRowKeySpecifier | (() => undefined | ImportRowKeySpecifier),
		fields?: ImportRowFieldPolicy,
	},
	ImportRowPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ImportRowPageKeySpecifier | (() => undefined | ImportRowPageKeySpecifier),
		fields?: ImportRowPageFieldPolicy,
	},
	InactivationPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InactivationPreviewKeySpecifier | (() => undefined | InactivationPreviewKeySpecifier),
		fields?: InactivationPreviewFieldPolicy,
	},
	InsightsChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InsightsChangeKeySpecifier | (() => undefined | InsightsChangeKeySpecifier),
		fields?: InsightsChangeFieldPolicy,
	},
	InvitationPasskey?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitationPasskeyKeySpecifier | (() => undefined | InvitationPasskeyKeySpecifier),
		fields?: InvitationPasskeyFieldPolicy,
	},
	InvitationPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | InvitationPreviewKeySpecifier | (() => undefined | InvitationPreviewKeySpecifier),
		fields?: InvitationPreviewFieldPolicy,
	},
	IssuedAppCode?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | IssuedAppCodeKeySpecifier | (() => undefined | IssuedAppCodeKeySpecifier),
		fields?: IssuedAppCodeFieldPolicy,
	},
	KnownCredential?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | KnownCredentialKeySpecifier | (() => undefined | KnownCredentialKeySpecifier),
		fields?: KnownCredentialFieldPolicy,
	},
	LicenceCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LicenceCountKeySpecifier | (() => undefined | LicenceCountKeySpecifier),
		fields?: LicenceCountFieldPolicy,
	},
	Licences?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | LicencesKeySpecifier | (() => undefined | LicencesKeySpecifier),
		fields?: LicencesFieldPolicy,
	},
	Mail?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailKeySpecifier | (() => undefined | MailKeySpecifier),
		fields?: MailFieldPolicy,
	},
	MailDomain?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailDomainKeySpecifier | (() => undefined | MailDomainKeySpecifier),
		fields?: MailDomainFieldPolicy,
	},
	MailPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailPageKeySpecifier | (() => undefined | MailPageKeySpecifier),
		fields?: MailPageFieldPolicy,
	},
	MailedLinkPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MailedLinkPayloadKeySpecifier | (() => undefined | MailedLinkPayloadKeySpecifier),
		fields?: MailedLinkPayloadFieldPolicy,
	},
	ManualContact?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ManualContactKeySpecifier | (() => undefined | ManualContactKeySpecifier),
		fields?: ManualContactFieldPolicy,
	},
	MarkedPositive?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MarkedPositiveKeySpecifier | (() => undefined | MarkedPositiveKeySpecifier),
		fields?: MarkedPositiveFieldPolicy,
	},
	Member?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MemberKeySpecifier | (() => undefined | MemberKeySpecifier),
		fields?: MemberFieldPolicy,
	},
	MemberInvitation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MemberInvitationKeySpecifier | (() => undefined | MemberInvitationKeySpecifier),
		fields?: MemberInvitationFieldPolicy,
	},
	Money?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MoneyKeySpecifier | (() => undefined | MoneyKeySpecifier),
		fields?: MoneyFieldPolicy,
	},
	Mutation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MutationKeySpecifier | (() => undefined | MutationKeySpecifier),
		fields?: MutationFieldPolicy,
	},
	MyNotice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | MyNoticeKeySpecifier | (() => undefined | MyNoticeKeySpecifier),
		fields?: MyNoticeFieldPolicy,
	},
	NewEmailPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NewEmailPreviewKeySpecifier | (() => undefined | NewEmailPreviewKeySpecifier),
		fields?: NewEmailPreviewFieldPolicy,
	},
	Notice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NoticeKeySpecifier | (() => undefined | NoticeKeySpecifier),
		fields?: NoticeFieldPolicy,
	},
	NoticeCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NoticeCountKeySpecifier | (() => undefined | NoticeCountKeySpecifier),
		fields?: NoticeCountFieldPolicy,
	},
	NoticeCounts?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NoticeCountsKeySpecifier | (() => undefined | NoticeCountsKeySpecifier),
		fields?: NoticeCountsFieldPolicy,
	},
	NoticePreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | NoticePreviewKeySpecifier | (() => undefined | NoticePreviewKeySpecifier),
		fields?: NoticePreviewFieldPolicy,
	},
	OpenCaseCount?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OpenCaseCountKeySpecifier | (() => undefined | OpenCaseCountKeySpecifier),
		fields?: OpenCaseCountFieldPolicy,
	},
	Order?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OrderKeySpecifier | (() => undefined | OrderKeySpecifier),
		fields?: OrderFieldPolicy,
	},
	OrderLine?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OrderLineKeySpecifier | (() => undefined | OrderLineKeySpecifier),
		fields?: OrderLineFieldPolicy,
	},
	OrderPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OrderPageKeySpecifier | (() => undefined | OrderPageKeySpecifier),
		fields?: OrderPageFieldPolicy,
	},
	OverdueStep?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OverdueStepKeySpecifier | (() => undefined | OverdueStepKeySpecifier),
		fields?: OverdueStepFieldPolicy,
	},
	OwnAccess?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnAccessKeySpecifier | (() => undefined | OwnAccessKeySpecifier),
		fields?: OwnAccessFieldPolicy,
	},
	OwnAccessChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnAccessChangeKeySpecifier | (() => undefined | OwnAccessChangeKeySpecifier),
		fields?: OwnAccessChangeFieldPolicy,
	},
	OwnColumn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnColumnKeySpecifier | (() => undefined | OwnColumnKeySpecifier),
		fields?: OwnColumnFieldPolicy,
	},
	OwnContestRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnContestRequestKeySpecifier | (() => undefined | OwnContestRequestKeySpecifier),
		fields?: OwnContestRequestFieldPolicy,
	},
	OwnDay?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnDayKeySpecifier | (() => undefined | OwnDayKeySpecifier),
		fields?: OwnDayFieldPolicy,
	},
	OwnFile?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnFileKeySpecifier | (() => undefined | OwnFileKeySpecifier),
		fields?: OwnFileFieldPolicy,
	},
	OwnFileSession?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnFileSessionKeySpecifier | (() => undefined | OwnFileSessionKeySpecifier),
		fields?: OwnFileSessionFieldPolicy,
	},
	OwnInstruction?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnInstructionKeySpecifier | (() => undefined | OwnInstructionKeySpecifier),
		fields?: OwnInstructionFieldPolicy,
	},
	OwnReport?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnReportKeySpecifier | (() => undefined | OwnReportKeySpecifier),
		fields?: OwnReportFieldPolicy,
	},
	OwnSession?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | OwnSessionKeySpecifier | (() => undefined | OwnSessionKeySpecifier),
		fields?: OwnSessionFieldPolicy,
	},
	Passkey?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasskeyKeySpecifier | (() => undefined | PasskeyKeySpecifier),
		fields?: PasskeyFieldPolicy,
	},
	PasskeyCreation?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasskeyCreationKeySpecifier | (() => undefined | PasskeyCreationKeySpecifier),
		fields?: PasskeyCreationFieldPolicy,
	},
	PasskeyRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasskeyRequestKeySpecifier | (() => undefined | PasskeyRequestKeySpecifier),
		fields?: PasskeyRequestFieldPolicy,
	},
	PasswordPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PasswordPayloadKeySpecifier | (() => undefined | PasswordPayloadKeySpecifier),
		fields?: PasswordPayloadFieldPolicy,
	},
	Person?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonKeySpecifier | (() => undefined | PersonKeySpecifier),
		fields?: PersonFieldPolicy,
	},
	PersonMeeting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonMeetingKeySpecifier | (() => undefined | PersonMeetingKeySpecifier),
		fields?: PersonMeetingFieldPolicy,
	},
	PersonReporting?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PersonReportingKeySpecifier | (() => undefined | PersonReportingKeySpecifier),
		fields?: PersonReportingFieldPolicy,
	},
	PhoneHealth?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PhoneHealthKeySpecifier | (() => undefined | PhoneHealthKeySpecifier),
		fields?: PhoneHealthFieldPolicy,
	},
	Plan?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanKeySpecifier | (() => undefined | PlanKeySpecifier),
		fields?: PlanFieldPolicy,
	},
	PlanChoice?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanChoiceKeySpecifier | (() => undefined | PlanChoiceKeySpecifier),
		fields?: PlanChoiceFieldPolicy,
	},
	PlanRequest?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PlanRequestKeySpecifier | (() => undefined | PlanRequestKeySpecifier),
		fields?: PlanRequestFieldPolicy,
	},
	PositiveCase?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PositiveCaseKeySpecifier | (() => undefined | PositiveCaseKeySpecifier),
		fields?: PositiveCaseFieldPolicy,
	},
	Presence?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PresenceKeySpecifier | (() => undefined | PresenceKeySpecifier),
		fields?: PresenceFieldPolicy,
	},
	PriceTier?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | PriceTierKeySpecifier | (() => undefined | PriceTierKeySpecifier),
		fields?: PriceTierFieldPolicy,
	},
	QuarantinePreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QuarantinePreviewKeySpecifier | (() => undefined | QuarantinePreviewKeySpecifier),
		fields?: QuarantinePreviewFieldPolicy,
	},
	Query?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | QueryKeySpecifier | (() => undefined | QueryKeySpecifier),
		fields?: QueryFieldPolicy,
	},
	RecoveryCodesPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RecoveryCodesPayloadKeySpecifier | (() => undefined | RecoveryCodesPayloadKeySpecifier),
		fields?: RecoveryCodesPayloadFieldPolicy,
	},
	RefusedRow?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RefusedRowKeySpecifier | (() => undefined | RefusedRowKeySpecifier),
		fields?: RefusedRowFieldPolicy,
	},
	RegionPoint?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RegionPointKeySpecifier | (() => undefined | RegionPointKeySpecifier),
		fields?: RegionPointFieldPolicy,
	},
	RejectedRecord?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RejectedRecordKeySpecifier | (() => undefined | RejectedRecordKeySpecifier),
		fields?: RejectedRecordFieldPolicy,
	},
	RemoveMailDomainPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RemoveMailDomainPayloadKeySpecifier | (() => undefined | RemoveMailDomainPayloadKeySpecifier),
		fields?: RemoveMailDomainPayloadFieldPolicy,
	},
	RemoveMemberPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RemoveMemberPayloadKeySpecifier | (() => undefined | RemoveMemberPayloadKeySpecifier),
		fields?: RemoveMemberPayloadFieldPolicy,
	},
	RemovePasskeyPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RemovePasskeyPayloadKeySpecifier | (() => undefined | RemovePasskeyPayloadKeySpecifier),
		fields?: RemovePasskeyPayloadFieldPolicy,
	},
	ReportingSources?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ReportingSourcesKeySpecifier | (() => undefined | ReportingSourcesKeySpecifier),
		fields?: ReportingSourcesFieldPolicy,
	},
	ResendNoticesPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ResendNoticesPayloadKeySpecifier | (() => undefined | ResendNoticesPayloadKeySpecifier),
		fields?: ResendNoticesPayloadFieldPolicy,
	},
	RetentionPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RetentionPreviewKeySpecifier | (() => undefined | RetentionPreviewKeySpecifier),
		fields?: RetentionPreviewFieldPolicy,
	},
	RetentionRun?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RetentionRunKeySpecifier | (() => undefined | RetentionRunKeySpecifier),
		fields?: RetentionRunFieldPolicy,
	},
	RetentionRunPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RetentionRunPageKeySpecifier | (() => undefined | RetentionRunPageKeySpecifier),
		fields?: RetentionRunPageFieldPolicy,
	},
	RevealAppCodePayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RevealAppCodePayloadKeySpecifier | (() => undefined | RevealAppCodePayloadKeySpecifier),
		fields?: RevealAppCodePayloadFieldPolicy,
	},
	RoomBreaches?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | RoomBreachesKeySpecifier | (() => undefined | RoomBreachesKeySpecifier),
		fields?: RoomBreachesFieldPolicy,
	},
	SafetyIndicator?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SafetyIndicatorKeySpecifier | (() => undefined | SafetyIndicatorKeySpecifier),
		fields?: SafetyIndicatorFieldPolicy,
	},
	SecondFactor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SecondFactorKeySpecifier | (() => undefined | SecondFactorKeySpecifier),
		fields?: SecondFactorFieldPolicy,
	},
	SendNoticesPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SendNoticesPayloadKeySpecifier | (() => undefined | SendNoticesPayloadKeySpecifier),
		fields?: SendNoticesPayloadFieldPolicy,
	},
	SettingsOutcome?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SettingsOutcomeKeySpecifier | (() => undefined | SettingsOutcomeKeySpecifier),
		fields?: SettingsOutcomeFieldPolicy,
	},
	SettingsPreview?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SettingsPreviewKeySpecifier | (() => undefined | SettingsPreviewKeySpecifier),
		fields?: SettingsPreviewFieldPolicy,
	},
	SharedRoom?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SharedRoomKeySpecifier | (() => undefined | SharedRoomKeySpecifier),
		fields?: SharedRoomFieldPolicy,
	},
	SharedRoomPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SharedRoomPageKeySpecifier | (() => undefined | SharedRoomPageKeySpecifier),
		fields?: SharedRoomPageFieldPolicy,
	},
	SignOutPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SignOutPayloadKeySpecifier | (() => undefined | SignOutPayloadKeySpecifier),
		fields?: SignOutPayloadFieldPolicy,
	},
	SilentColleague?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SilentColleagueKeySpecifier | (() => undefined | SilentColleagueKeySpecifier),
		fields?: SilentColleagueFieldPolicy,
	},
	SilentColleaguePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SilentColleaguePageKeySpecifier | (() => undefined | SilentColleaguePageKeySpecifier),
		fields?: SilentColleaguePageFieldPolicy,
	},
	SingleSignOn?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SingleSignOnKeySpecifier | (() => undefined | SingleSignOnKeySpecifier),
		fields?: SingleSignOnFieldPolicy,
	},
	StartSingleSignOnPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StartSingleSignOnPayloadKeySpecifier | (() => undefined | StartSingleSignOnPayloadKeySpecifier),
		fields?: StartSingleSignOnPayloadFieldPolicy,
	},
	StatusChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | StatusChangeKeySpecifier | (() => undefined | StatusChangeKeySpecifier),
		fields?: StatusChangeFieldPolicy,
	},
	Subscription?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | SubscriptionKeySpecifier | (() => undefined | SubscriptionKeySpecifier),
		fields?: SubscriptionFieldPolicy,
	},
	ThresholdInForce?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ThresholdInForceKeySpecifier | (() => undefined | ThresholdInForceKeySpecifier),
		fields?: ThresholdInForceFieldPolicy,
	},
	TimeMetricPeriod?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TimeMetricPeriodKeySpecifier | (() => undefined | TimeMetricPeriodKeySpecifier),
		fields?: TimeMetricPeriodFieldPolicy,
	},
	Trace?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TraceKeySpecifier | (() => undefined | TraceKeySpecifier),
		fields?: TraceFieldPolicy,
	},
	TracedCases?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TracedCasesKeySpecifier | (() => undefined | TracedCasesKeySpecifier),
		fields?: TracedCasesFieldPolicy,
	},
	TracingExample?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TracingExampleKeySpecifier | (() => undefined | TracingExampleKeySpecifier),
		fields?: TracingExampleFieldPolicy,
	},
	Transmission?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TransmissionKeySpecifier | (() => undefined | TransmissionKeySpecifier),
		fields?: TransmissionFieldPolicy,
	},
	Trial?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TrialKeySpecifier | (() => undefined | TrialKeySpecifier),
		fields?: TrialFieldPolicy,
	},
	TroubledPhone?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TroubledPhoneKeySpecifier | (() => undefined | TroubledPhoneKeySpecifier),
		fields?: TroubledPhoneFieldPolicy,
	},
	TroubledPhonePage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | TroubledPhonePageKeySpecifier | (() => undefined | TroubledPhonePageKeySpecifier),
		fields?: TroubledPhonePageFieldPolicy,
	},
	UndoneChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UndoneChangeKeySpecifier | (() => undefined | UndoneChangeKeySpecifier),
		fields?: UndoneChangeFieldPolicy,
	},
	UploadReceipt?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | UploadReceiptKeySpecifier | (() => undefined | UploadReceiptKeySpecifier),
		fields?: UploadReceiptFieldPolicy,
	},
	VerifyEmailPayload?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | VerifyEmailPayloadKeySpecifier | (() => undefined | VerifyEmailPayloadKeySpecifier),
		fields?: VerifyEmailPayloadFieldPolicy,
	},
	Viewer?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewerKeySpecifier | (() => undefined | ViewerKeySpecifier),
		fields?: ViewerFieldPolicy,
	},
	ViewerChange?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | ViewerChangeKeySpecifier | (() => undefined | ViewerChangeKeySpecifier),
		fields?: ViewerChangeFieldPolicy,
	},
	Visitor?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | VisitorKeySpecifier | (() => undefined | VisitorKeySpecifier),
		fields?: VisitorFieldPolicy,
	},
	Webhook?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookKeySpecifier | (() => undefined | WebhookKeySpecifier),
		fields?: WebhookFieldPolicy,
	},
	WebhookDelivery?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookDeliveryKeySpecifier | (() => undefined | WebhookDeliveryKeySpecifier),
		fields?: WebhookDeliveryFieldPolicy,
	},
	WebhookDeliveryPage?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookDeliveryPageKeySpecifier | (() => undefined | WebhookDeliveryPageKeySpecifier),
		fields?: WebhookDeliveryPageFieldPolicy,
	},
	WebhookWithSecret?: Omit<TypePolicy, "fields" | "keyFields"> & {
		keyFields?: false | WebhookWithSecretKeySpecifier | (() => undefined | WebhookWithSecretKeySpecifier),
		fields?: WebhookWithSecretFieldPolicy,
	}
};
export type TypedTypePolicies = StrictTypedTypePolicies & TypePolicies;