/**
 * SQL condition on `follow_up`: the mail of the last notice failed, or was kept because mail is not set up, the person has not read it in the app, nobody has told them in
 * another way since, and no newer notice is due.
 */
export const isNoticeUndelivered = `corroborated_step IS NULL AND coalesce((
  SELECT read_at IS NULL AND mail.status IN ('FAILED', 'KEPT') AND NOT EXISTS (
    SELECT FROM follow_up_act AS act
    WHERE act.company_id = $1 AND act.employee_id = follow_up.employee_id AND act.disease = follow_up.disease
      AND act.kind IN ('INFORMED', 'CORRECTED') AND act.channel IS DISTINCT FROM 'NOTICE' AND undone_at IS NULL AND done_at > notice.sent_at)
  FROM notice LEFT JOIN mail ON mail.company_id = $1 AND mail.id = notice.mail_id
  WHERE notice.company_id = $1 AND notice.employee_id = follow_up.employee_id AND notice.disease = follow_up.disease
  ORDER BY notice.sent_at DESC, notice.id DESC LIMIT 1), false)`;
