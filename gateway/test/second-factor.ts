import { Secret, TOTP } from 'otpauth';
import type { MadeCompany } from './factories.js';
import type { TestGateway } from './run-document.js';

export interface MadeAuthenticator {
  recoveryCodes: string[];
  /** The code that confirmed the app, and so is used. */
  confirmedBy: string;
  /** The code of the step this many steps from now. */
  codeAt(steps: number): string;
  /** A code that has not been accepted yet, however many were. */
  nextCode(): Promise<string>;
}

/** Sets an authenticator app up for the account of a company. */
export async function makeAuthenticator(
  gateway: TestGateway,
  { token, email }: Pick<MadeCompany, 'token' | 'email'>,
): Promise<MadeAuthenticator> {
  const started = await gateway.graphql(token, 'mutation { startAuthenticator { secret } }');
  const secret = Secret.fromBase32(started.data.startAuthenticator.secret as string);
  const codeAt = (steps: number) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  const confirmedBy = codeAt(0);
  const confirmed = await gateway.graphql(
    token,
    'mutation ($code: String!) { confirmAuthenticator(input: { code: $code }) { recoveryCodes } }',
    { code: confirmedBy },
  );
  return {
    recoveryCodes: confirmed.data.confirmAuthenticator.recoveryCodes as string[],
    confirmedBy,
    codeAt,
    async nextCode() {
      await gateway.app.owner.query(
        'UPDATE authenticator SET last_step = 0 WHERE account_id = (SELECT id FROM account WHERE email = $1)',
        [email],
      );
      return codeAt(0);
    },
  };
}
