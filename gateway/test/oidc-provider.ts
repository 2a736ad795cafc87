import { randomUUID } from 'node:crypto';
import { createServer, request, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { HttpsReceiver, receiverCertificate, receiverHost } from './https-receiver.js';
import { testClient } from './single-sign-on.js';

/** A person who is signed in at the provider. */
interface SignedInPerson {
  email: string;
  email_verified: boolean;
}

/** A certified OpenID Connect provider on this machine. It takes everybody for the person of `person`, without asking. */
export class OidcProvider {
  person: SignedInPerson = { email: '', email_verified: true };

  private constructor(
    readonly issuer: string,
    private readonly server: Server,
    private readonly trusting: HttpsReceiver,
  ) {}

  /** @param redirectUri where it sends browsers back. */
  static async start(redirectUri: string): Promise<OidcProvider> {
    // The process trusts the certificate as long as a receiver is there.
    const trusting = await HttpsReceiver.start();
    const { cert, private: key } = await receiverCertificate();
    const server = createServer({ cert, key });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const issuer = `https://${receiverHost}:${(server.address() as AddressInfo).port}`;
    const made = new OidcProvider(issuer, server, trusting);
    const provider = made.configure(redirectUri);
    const listen = provider.callback();
    server.on('request', (incoming, response) => {
      if (incoming.url?.startsWith('/interaction/'))
        void provider.interactionFinished(incoming, response, {
          login: { accountId: made.person.email },
        });
      else void listen(incoming, response);
    });
    return made;
  }

  private configure(redirectUri: string): Provider {
    const { clientId, clientSecret } = testClient;
    return new Provider(this.issuer, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
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
        claims: () => ({ sub: accountId, ...this.person }),
      }),
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId,
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    });
  }

  /** Follows a browser from an address at the provider until it is sent elsewhere. @returns the parameters that it brings there. */
  async visit(start: URL): Promise<Record<string, string>> {
    const cookies = new Map<string, string>();
    let address = start;
    while (address.origin === this.issuer) {
      // oxlint-disable-next-line no-await-in-loop
      address = await follow(address, cookies);
    }
    return Object.fromEntries(address.searchParams);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => {
      this.server.close(resolve);
    });
    await this.trusting.close();
  }
}

/** Asks for a page as a browser does. @returns where it leads. */
function follow(address: URL, cookies: Map<string, string>): Promise<URL> {
  return new Promise((resolve, reject) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const asked = request(
      { host: '127.0.0.1', port: address.port, path: address.pathname + address.search },
      (response) => {
        response.resume();
        for (const given of response.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
          cookies.set(name, value);
        }
        const { location } = response.headers;
        if (location === undefined)
          reject(new Error(`The provider answered ${response.statusCode}`));
        else resolve(new URL(location, address));
      },
    );
    asked.setHeader('host', address.host);
    asked.setHeader('cookie', cookie);
    asked.on('error', reject);
    asked.end();
  });
}
