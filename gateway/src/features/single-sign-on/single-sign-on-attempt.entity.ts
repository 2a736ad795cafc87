import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** A sign-in that has gone to the identity provider. The browser that began it proves itself by a cookie. */
@Entity('single_sign_on_attempt')
@ForeignKey('Company', ['companyId'], ['id'], { onDelete: 'CASCADE' })
@ForeignKey('Account', ['accountId'], ['id'], { onDelete: 'CASCADE' })
@Check(
  'single_sign_on_attempt_result_check',
  'num_nonnulls(account_id, refusal) <= (called_back_at IS NOT NULL)::int',
)
export class SingleSignOnAttempt {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** SHA-256 of the cookie. */
  @Column({ type: 'bytea' })
  cookieHash: Buffer;

  /** What the provider has to repeat. */
  @Column({ type: 'text' })
  state: string;

  /** What the ID token has to repeat. */
  @Column({ type: 'text' })
  nonce: string;

  /** Proves to the provider that the code is redeemed by who asked for it (PKCE). */
  @Column({ type: 'text' })
  codeVerifier: string;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  /** When the provider sent the browser back, which it can do once. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  calledBackAt: Date | null;

  /** The member that the provider vouched for. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  /** Why nobody can be signed in, in words for who tried. */
  @Column({ type: 'text', nullable: true })
  refusal: string | null;
}
