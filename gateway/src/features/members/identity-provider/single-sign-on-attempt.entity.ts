import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sign-in at the identity provider, bound to the browser by a cookie. */
@Entity('single_sign_on_attempt')
export class SingleSignOnAttempt {
  @PrimaryColumn({ type: 'uuid' })
  companyId: string;

  @PrimaryColumn({ type: 'uuid' })
  id: string;

  /** SHA-256 of the cookie. */
  @Column({ type: 'bytea' })
  cookieHash: Buffer;

  /** The provider has to return it in the callback. */
  @Column({ type: 'text' })
  state: string;

  /** The ID token has to contain it. */
  @Column({ type: 'text' })
  nonce: string;

  /** Proves to the provider that the gateway, which requested the code, redeems it (PKCE). */
  @Column({ type: 'text' })
  codeVerifier: string;

  /** Network from whose budget a try was taken. */
  @Column({ type: 'text', nullable: true })
  network: string | null;

  @Column({ type: 'timestamp with time zone', precision: 3 })
  expiresAt: Date;

  /** When the provider sent the browser back; a second time is ignored. */
  @Column({ type: 'timestamp with time zone', precision: 3, nullable: true })
  calledBackAt: Date | null;

  /** The member who was authenticated. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  /** Why the sign-in was refused, as a message for the person. */
  @Column({ type: 'text', nullable: true })
  refusal: string | null;
}
