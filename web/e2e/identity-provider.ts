import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Provider } from 'oidc-provider';
import { product, variable } from './product.ts';

interface RunningProvider {
  issuer: string;
  stop: () => void;
}

/** The product's client at the identity provider. */
export const client = { id: 'visioncloud', secret: 'a secret of the provider' };

/**
 * Starts an OpenID Connect provider that signs in the person with the address in the request's login hint, without a dialog.
 */
export async function startIdentityProvider(): Promise<RunningProvider> {
  const folder = variable('E2E_RECEIVER');
  const cert = readFileSync(join(folder, 'receiver.pem'));
  const key = readFileSync(join(folder, 'receiver.key'));
  const server = createServer({ cert, key });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = makeProvider(issuer, `${product.url}/api/sign-in/oidc/callback`);
  const respond = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void respond(request, response);
    return void provider.interactionDetails(request, response).then(({ params }) =>
      provider.interactionFinished(request, response, {
        login: { accountId: String(params['login_hint']) },
      }),
    );
  });
  return {
    issuer,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function makeProvider(issuer: string, redirectUri: string): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    cookies: { keys: [randomUUID()] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, email: accountId, email_verified: true }),
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.id,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
  });
}
