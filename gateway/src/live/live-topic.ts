/** Topics of notices to subscribers. */
export enum LiveTopic {
  /** Phones or cameras have reported. */
  ACTIVITY = 'ACTIVITY',
  /** Breaches were counted. */
  BREACHES = 'BREACHES',
  /** Cameras were added, changed or deleted. */
  CAMERAS = 'CAMERAS',
  /** Cases, or the follow-up of people whom they exposed, have changed. */
  CASES = 'CASES',
  /** The company's profile, settings, plan or deletion have changed. */
  COMPANY = 'COMPANY',
  /** Inboxes of members who may read about health have changed. */
  HEALTH_INBOX = 'HEALTH_INBOX',
  /** Inboxes of members have changed, by something that tells nothing about health. */
  INBOX = 'INBOX',
  /** A person's status has changed. */
  STATUS = 'STATUS',
}
