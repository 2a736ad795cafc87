import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { LinkPurpose } from '../src/features/members/accounts/mailed-link.entity.js';
import {
  enterprisePlanId,
  professionalPlanId,
} from '../src/features/company/plans/plan.service.js';
import type { ArbitraryRequest, Caller } from './arbitrary-requests.js';
import { makeApiKey } from './api-keys.js';
import { makeAdministrator, makeCompany, makeEmployee, makeLink } from './factories.js';
import { Imports } from './imports.js';
import { makeNotice } from './notices.js';
import { startOwnFileSession } from './own-file.js';
import type { TestGateway } from './run-document.js';

/** A company with a signed-in employee, a colleague, a camera and links, and a person of another company. */
export class World {
  private constructor(
    private readonly gateway: TestGateway,
    private readonly headers: Record<Caller, Record<string, string>>,
    private readonly values: Record<string, string>,
    private readonly picture: Buffer,
  ) {}

  static async make(gateway: TestGateway): Promise<World> {
    const { app } = gateway;
    const [made, other, administrator] = await Promise.all([
      makeCompany(app),
      makeCompany(app),
      makeAdministrator(app),
    ]);
    const [colleague, { employee: stranger, token: strangersToken }] = await Promise.all([
      makeEmployee(app, made),
      makeEmployee(app, other),
    ]);
    const code = `E-${randomUUID()}`;
    const added = await gateway.rest(made.token, 'POST /employee/new', {
      employee_id: code,
      name: 'Ana Lim',
      email: `${code}@company.example`.toLowerCase(),
      phone: String(randomInt(1e9, 1e10)),
      department: 'Research',
      password: '123456',
    });
    const signedIn = await gateway.rest(null, 'POST /employee/login', {
      unique_id: made.company.passKey,
      employee_id: code,
      password: '123456',
    });
    const camera = await gateway.rest(made.token, 'POST /camera/new', {
      id: 'Entrance',
      camera_room_name: 'Lobby',
      camera_room_number: '1',
      safe_distance: 6,
      time_lag: 2,
      cctv_feed_url: 'rtsp://10.0.0.4/feed',
    });
    const people = 'ID NO.,NAME,EMAIL\nX1,Ana Lim,ana@company.example\n';
    const started = await new Imports(gateway).start(made.token, people);
    const notice = await makeNotice(app, {
      employee: { companyId: made.company.id, id: added.body.data._id },
    });
    const ownFile = await startOwnFileSession(app, colleague);
    const asked = await gateway.graphql(ownFile, 'mutation { requestExactRecords { id } }');
    const requestId = asked.data.requestExactRecords.id as string;
    await gateway.graphql(made.token, `mutation { giveExactRecords(id: "${requestId}") { id } }`);
    const phone = signedIn.body.data.token as string;
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const pair = (token: string) => ({
      authorization: made.company.passKey,
      'x-access-token': token,
    });
    return new World(
      gateway,
      {
        company: bearer(made.token),
        'company, old': pair(made.token),
        employee: bearer(phone),
        'employee, old': pair(phone),
        'own file': bearer(ownFile),
        stranger: bearer(strangersToken),
        administrator: bearer(administrator.token),
        'API key': bearer((await makeApiKey(app, made)).key),
        camera: { 'x-camera-key': camera.body.data.camera_key as string },
        nobody: {},
        garbage: { ...bearer(`${made.token}x`), 'x-camera-key': 'vck_x_y' },
        "company with a stranger's pass-key": {
          ...bearer(made.token),
          'x-company-id': other.company.passKey,
        },
      },
      {
        employee: added.body.data._id as string,
        code,
        colleague: colleague.employee.id,
        stranger: stranger.id,
        'stranger code': stranger.code ?? '',
        company: made.company.id,
        camera: camera.body.data._id as string,
        'camera code': 'Entrance',
        'pass-key': made.company.passKey,
        name: `Company ${randomInt(1e9, 1e10)}`,
        notice,
        import: started.data.startImport.id as string,
        address: made.email,
        password: made.password,
        administrator: administrator.email,
        'administrator password': administrator.password,
        plan: professionalPlanId,
        'other plan': enterprisePlanId,
        today: new Date().toISOString().slice(0, 10),
        link: await makeLink(app, made),
        verification: await makeLink(app, made, { purpose: LinkPurpose.VERIFY_EMAIL }),
      },
      await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
  }

  /** Returns whether everybody is still signed in, because requests delete, change and end what they find. */
  async isIntact(): Promise<boolean> {
    const statuses = await Promise.all([
      this.ask('company', `/company/details/${this.values['company']}`),
      this.ask('employee', '/employee/settings'),
      this.ask('camera', `/camera/${this.values['camera']}`),
    ]);
    return statuses.every((status) => status < 300);
  }

  async send(request: ArbitraryRequest) {
    const { method, caller, query, address } = request;
    const path = request.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      this.resolvePath(request.path, request.parameters[name] ?? ''),
    );
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, formatText(this.resolve(one))]),
      ),
    );
    const { payload, type } = await this.encodeBody(request);
    return this.gateway.server.inject({
      method: method as 'GET',
      url: `/api${path}${search.size > 0 ? `?${search.toString()}` : ''}`,
      remoteAddress: address,
      headers: { ...this.headers[caller], ...(type ? { 'content-type': type } : {}) },
      ...(payload === undefined ? {} : { payload }),
    });
  }

  private async ask(caller: Caller, path: string): Promise<number> {
    const answer = await this.gateway.server.inject({
      url: `/api${path}`,
      headers: this.headers[caller],
    });
    return answer.statusCode;
  }

  /** Replaces the placeholders of a path, which begin with @. */
  private resolvePath(path: string, given: string): string {
    if (!given.startsWith('@')) return given;
    const [, first = '', second] = path.split('/');
    const kind = first === 'camera' || first === 'company' ? first : 'employee';
    const codes = new Map([
      ['camera', 'camera code'],
      ['company', 'pass-key'],
      ['employee', 'code'],
    ]);
    const others = new Map([
      ['emailverified', 'verification'],
      ['resetpassword', 'link'],
      ['notices', 'notice'],
      ['positive', 'pass-key'],
    ]);
    const words: Record<string, string | undefined> = {
      '@own': this.values[kind],
      '@own code': this.values[codes.get(kind) ?? ''],
      '@right': this.values[others.get(second ?? '') ?? kind],
    };
    return encodeURIComponent(words[given] ?? this.values[given.slice(1)] ?? given);
  }

  /** Replaces the placeholders in a value. */
  private resolve(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.resolve(item));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(
        Object.entries(value).map(([name, inside]) => [name, this.resolve(inside)]),
      );
    if (typeof value !== 'string' || !value.startsWith('@')) return value;
    const minutes = /^@minutes ago (\d+)$/.exec(value)?.[1];
    if (minutes) return new Date(Date.now() - Number(minutes) * 60_000).toISOString();
    if (value === '@new') return `N-${randomUUID()}`;
    if (value === '@email') return `${randomUUID()}@company.example`;
    if (value === '@digits') return String(randomInt(1e9, 1e10));
    return this.values[value.slice(1)] ?? value;
  }

  private async encodeBody({
    operation,
    body,
    encoding,
  }: ArbitraryRequest): Promise<{ payload?: string | Buffer; type?: string }> {
    if (body === undefined) return {};
    const isForm = 'multipart/form-data' in (operation.requestBody?.content ?? {});
    const text = JSON.stringify(this.resolve(body));
    if (encoding === 'broken')
      return { payload: `${text.slice(0, -1)},{`, type: 'application/json' };
    if (encoding === 'text/plain') return { payload: text, type: 'text/plain' };
    if (isForm === (encoding === 'other form')) return { payload: text, type: 'application/json' };
    const form = new Response(this.makeForm(body));
    return {
      payload: Buffer.from(await form.arrayBuffer()),
      type: form.headers.get('content-type') ?? '',
    };
  }

  private makeForm(body: unknown): FormData {
    const form = new FormData();
    const parts = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    const files: Record<string, File> = {
      '@csv': new File(['ID NO.,NAME,EMAIL\nX1,Ana Lim,ana@company.example\n'], 'people.csv'),
      '@picture': new File([new Uint8Array(this.picture)], 'photo.png'),
    };
    for (const [name, value] of parts)
      form.append(
        name,
        (typeof value === 'string' && files[value]) || formatText(this.resolve(value)),
      );
    return form;
  }
}

/** Formats a value for a query string or a form. */
function formatText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
