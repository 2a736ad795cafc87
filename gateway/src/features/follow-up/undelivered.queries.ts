/**
 * SQL on `follow_up`: the mail of its last notice failed, its reader has not opened it in the app, nobody has told them otherwise since,
 * and nothing newer has to be told, which another notice would say.
 */
export const isNoticeUndelivered = `coalesce(next_step NOT IN ('INFORM', 'CORRECT'), true) AND coalesce((
  SELECT read_at IS NULL AND mail.status = 'FAILED' AND NOT EXISTS (
    SELECT FROM follow_up_act AS act
    WHERE act.company_id = $1 AND act.employee_id = follow_up.employee_id AND act.disease = follow_up.disease
      AND act.kind IN ('INFORMED', 'CORRECTED') AND act.channel IS DISTINCT FROM 'NOTICE' AND undone_at IS NULL AND done_at > notice.sent_at)
  FROM notice LEFT JOIN mail ON mail.company_id = $1 AND mail.id = notice.mail_id
  WHERE notice.company_id = $1 AND notice.employee_id = follow_up.employee_id AND notice.disease = follow_up.disease
  ORDER BY notice.sent_at DESC, notice.id DESC LIMIT 1), false)`;
