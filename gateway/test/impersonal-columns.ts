/**
 * Columns of the database that say nothing about an employee, by table. A new column belongs here or to the tables of
 * features/own-file (contact-tables.ts, directory-tables.ts, health-tables.ts).
 */
export const impersonalColumns: Record<string, string> = {
  access_change: 'company_id',
  // Accounts of companies and of the provider are no employees.
  account: 'id email password_hash is_provider verified_at created_at',
  // An owner of the company, who is no employee.
  api_key:
    'company_id id name scopes ending key_hash created_by created_at expires_at last_used_at revoked_at',
  app_code_part: 'company_id run_id part codes',
  app_code_person: 'company_id',
  app_code_run:
    'company_id id delivery state public_key total issued gone without_address slice problem started_by role address created_at',
  app_invitation: 'company_id',
  audit_entry: 'company_id',
  authenticator: 'account_id secret confirmed_at last_step',
  call_claim: 'company_id',
  camera:
    'company_id id code room_name room_number latitude longitude safe_distance time_lag is_cctv feed_url region key_hash key_made_at last_reported_at created_at deleted_at',
  // A camera counts people and names none.
  camera_breach: 'company_id start_at id camera_id end_at distance people received_at',
  case_carrier: 'company_id',
  case_counter: 'company_id last_number',
  case_entry: 'company_id',
  case_exposure: 'company_id',
  case_mark: 'company_id id case_id marked_at',
  company:
    'id unique_id name email website country phone plan_id status min_distance is_cross_status_on is_geofencing_on latitude longitude radius iframe contests_need_confirmation contests_need_confirmation_until second_factor_required_at single_sign_on_required_at follow_up_levels informs_at_once informs_at_once_since notices_name_disease notice_contact min_notice_candidates min_active_percent time_zone created_at deletion_at erased_rows retention_days retention_due_at forgotten_before kept_from trial_ends_at requested_plan_id plan_requested_at plan_request_note',
  // A wrong number names its employee and perhaps proposes another one.
  company_event: 'company_id id kind subjects recipient_id batch_id happened_at',
  company_disease: 'company_id disease is_used figures plan version changed_at changed_by',
  company_order:
    'company_id id number plan_id region currency term employees cameras lines monthly months total billing payment created_at',
  contact: 'company_id',
  contest: 'company_id',
  contest_request: 'company_id',
  directory_change:
    'company_id id kind sets_status count detail changed_by created_at undo_until undone_at',
  held_record: 'company_id',
  immunity_evidence: 'company_id',
  directory_change_person: 'company_id',
  directory_import:
    'company_id id file_name identify_by state take progress columns total new changed unchanged wrong problem change_id started_by role address created_at positive_without_date',
  directory_import_file: 'company_id import_id part',
  directory_import_lines: 'company_id import_id part',
  directory_import_row: 'company_id',
  disease_case: 'company_id',
  disease_change:
    'company_id id disease figure before after step step_before step_after is_used changed_at changed_by',
  employee: 'company_id',
  employee_photo: 'company_id',
  employee_report: 'company_id',
  employee_status: 'company_id',
  exact_record_request: 'company_id',
  erasure: 'company_id',
  follow_up: 'company_id',
  former_employee: 'company_id',
  follow_up_act: 'company_id',
  follow_up_seen: 'company_id session_id seen_until marked_at',
  // Visitors of the website.
  guide_request: 'id name email phone type created_at',
  health_record: 'company_id',
  identity_provider:
    'company_id issuer client_id client_secret is_enabled asks_second_factor vouches_for_addresses changed_at',
  inbox_mark: 'company_id member_id event_id read_at mailed_at',
  insight_department_day: 'company_id day source department other breaches minutes',
  insight_hour: 'company_id day hour source breaches minutes',
  insight_mark: 'company_id id day marked_at',
  insight_person_day: 'company_id',
  insight_room_day: 'company_id day camera_id breaches minutes max_people',
  mail: 'company_id is_confidential claimed_at claimed_by',
  mail_domain: 'company_id id name token proven_at checked_at missing_since created_at',
  member:
    'company_id id account_id role name created_at last_signed_in_at inbox_mail inbox_mailed_on',
  member_invitation:
    'company_id id email name role invited_by provisioned_id token_hash created_at expires_at used_at',
  mailed_link: 'company_id account_id session_id new_email',
  manual_contact: 'company_id',
  migration: 'id timestamp name',
  notice: 'company_id',
  passkey:
    'id account_id credential_id public_key counter transports is_backed_up name created_at last_used_at',
  passkey_challenge: 'challenge purpose subject_id account_id network expires_at',
  person_read: 'company_id',
  plan: 'id name price description max_employee is_payable access position',
  recovery_code: 'account_id code_hash used_at',
  provisioned_member: 'company_id id email name external_id roles deactivated_at',
  retention_run: 'company_id id kept_from contacts breaches health_reports figures cases ran_at',
  session:
    'company_id account_id device network last_used_at proved_at proved_by provider_asked_factor',
  // Members, who are no employees.
  single_sign_on_attempt:
    'company_id id cookie_hash state nonce code_verifier network expires_at called_back_at account_id refusal',
  single_sign_on_link: 'company_id account_id issuer subject created_at',
  status_change: 'company_id',
  time_metric: 'company_id in_force_from minutes changed_at changed_by',
  webhook:
    'company_id id url events is_paused secret_id previous_secret_id previous_secret_until failing_since away_until created_at',
  // Messages have ids of cases, imports and other objects, and none of an employee.
  webhook_delivery:
    'company_id id webhook_id event subject_id status tries next_try_at queued_at last_tried_at last_status last_answer last_error created_at',
};
