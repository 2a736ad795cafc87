import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpsReceiver, receiverHost } from '../../test/https-receiver.js';
import { parseNetworks } from '../validation/public-address.js';
import { OutboundClient, OutboundFailure } from './outbound-client.js';

const local = parseNetworks('127.0.0.1');
const post = { method: 'POST', body: '{"type":"test"}' } as const;

let receiver: HttpsReceiver;
beforeEach(async () => {
  receiver = await HttpsReceiver.start();
});
afterEach(() => receiver.close());

const toLocal = (addresses = ['127.0.0.1']) =>
  new OutboundClient(local, async () => Promise.resolve(addresses));

describe('OutboundClient', () => {
  it('sends method, headers and body, and reads the answer', async () => {
    receiver.answer = (_, response) => {
      response.writeHead(202, { 'x-answer': 'yes' }).end('Thank you');
    };
    const answer = await toLocal().send(receiver.urlOf('/hooks?a=1'), {
      ...post,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(202);
    expect(answer.headers['x-answer']).toBe('yes');
    expect(answer.body.toString()).toBe('Thank you');
    expect(answer.isCut).toBe(false);
    expect(receiver.requests).toMatchObject([
      {
        method: 'POST',
        path: '/hooks?a=1',
        headers: {
          host: `${receiverHost}:${receiver.port}`,
          'content-type': 'application/json',
          'content-length': '15',
        },
        body: post.body,
      },
    ]);
  });

  it.each([
    ['plain http', 'http://example.com/'],
    ['another scheme', 'file:///etc/passwd'],
    ['a user name', 'https://user@example.com/'],
    ['a password', 'https://:secret@example.com/'],
    ['no address', 'example.com'],
    ['loopback', 'https://127.0.0.1/'],
    ['loopback in decimal', 'https://2130706433/'],
    ['loopback in octal', 'https://0177.0.0.01/'],
    ['loopback in hexadecimal', 'https://0x7f000001/'],
    ['loopback of two parts', 'https://127.1/'],
    ['loopback with a full stop', 'https://127.0.0.1./'],
    ['loopback in full-width digits', 'https://１２７.0.0.1/'],
    ['loopback of IPv6', 'https://[::1]/'],
    ['IPv4-mapped', 'https://[::ffff:127.0.0.1]/'],
    ['IPv4-mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['NAT64', 'https://[64:ff9b::127.0.0.1]/'],
    ['6to4', 'https://[2002:7f00:1::]/'],
    ['metadata', 'https://169.254.169.254/latest/meta-data/'],
    ['private', 'https://10.0.0.1/'],
    ['nothing', 'https://0/'],
  ])('refuses %s before any lookup: %s', async (_, address) => {
    const resolve = vi.fn<(host: string) => Promise<string[]>>();
    const client = new OutboundClient([], resolve);
    expect(client.validate(address)).not.toBeNull();
    await expect(client.send(address, post)).rejects.toThrow(OutboundFailure);
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each([
    ['an address that is not public', ['10.0.0.1']],
    ['a public and another address', ['93.184.216.34', '127.0.0.2']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
  ])('refuses a host name with %s without repeating it', async (_, addresses) => {
    const sending = toLocal(addresses).send(receiver.urlOf('/'), post);
    await expect(sending).rejects.toThrow(/^The address is not public$/);
    expect(receiver.requests).toEqual([]);
  });

  it('connects to the checked address if the name resolves differently later', async () => {
    const answers = [['127.0.0.1'], ['127.0.0.2']];
    const resolve = vi.fn<() => Promise<string[]>>(async () =>
      Promise.resolve(answers.shift() ?? ['127.0.0.2']),
    );
    const client = new OutboundClient(local, resolve);
    await expect(client.send(receiver.urlOf('/'), post)).resolves.toMatchObject({ status: 204 });
    expect(resolve).toHaveBeenCalledTimes(1);
    await expect(client.send(receiver.urlOf('/'), post)).rejects.toThrow('not public');
    expect(resolve).toHaveBeenCalledTimes(2);
    expect(receiver.requests).toHaveLength(1);
  });

  it('does not follow a redirect', async () => {
    const other = await HttpsReceiver.start();
    receiver.answer = (_, response) => {
      response.writeHead(307, { location: `https://127.0.0.1:${other.port}/` }).end();
    };
    await expect(toLocal().send(receiver.urlOf('/'), post)).resolves.toMatchObject({ status: 307 });
    expect(other.requests).toEqual([]);
    await other.close();
  });

  it('refuses a certificate of another host name', async () => {
    const sending = toLocal().send(`https://other.example:${receiver.port}/`, post);
    await expect(sending).rejects.toThrow(/certificate is not valid/);
    expect(receiver.requests).toEqual([]);
  });

  it('refuses a certificate of an unknown authority', async () => {
    const url = receiver.urlOf('/');
    const { port } = receiver;
    await receiver.close();
    const stranger = await HttpsReceiver.start('127.0.0.1', port);
    stranger.distrust();
    await expect(toLocal().send(url, post)).rejects.toThrow(/certificate is not valid/);
    expect(stranger.requests).toEqual([]);
    await stranger.close();
  });

  it('reads a large answer only up to its limit', async () => {
    let hasClosed = false;
    receiver.answer = (_, response) => {
      response.on('close', () => (hasClosed = true));
      const write = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
      };
      response.on('drain', write);
      write();
    };
    const answer = await toLocal().send(receiver.urlOf('/'), { ...post, maxAnswerBytes: 1000 });
    expect(answer).toMatchObject({ status: 200, isCut: true });
    expect(answer.body).toHaveLength(1000);
    await vi.waitFor(() => expect(hasClosed).toBe(true));
  });

  it('refuses an answer with enormous headers', async () => {
    receiver.answer = (_, response) => {
      response.writeHead(200, { 'x-large': 'x'.repeat(20_000) }).end();
    };
    await expect(toLocal().send(receiver.urlOf('/'), post)).rejects.toThrow('too many headers');
  });

  it('reports that a host name was not found', async () => {
    await expect(toLocal([]).send(receiver.urlOf('/'), post)).rejects.toThrow('not found');
  });

  it('reports that the server refused the connection', async () => {
    const url = receiver.urlOf('/');
    await receiver.close();
    await expect(toLocal().send(url, post)).rejects.toThrow('refused the connection');
  });

  describe('with a server that stops responding', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    });
    afterEach(() => {
      vi.useRealTimers();
    });

    it('gives up while the name is looked up', async () => {
      const client = new OutboundClient(local, () => new Promise(() => undefined));
      const sending = client.send(receiver.urlOf('/'), post);
      sending.catch(() => undefined);
      await vi.advanceTimersByTimeAsync(5000);
      await expect(sending).rejects.toThrow('No connection within 5 seconds');
    });

    it('gives up while the connection is encrypted', async () => {
      const connected = Promise.withResolvers<void>();
      const silent = createServer(() => connected.resolve());
      await new Promise<void>((resolve) => {
        silent.listen(0, '127.0.0.1', resolve);
      });
      const { port } = silent.address() as AddressInfo;
      const sending = toLocal().send(`https://${receiverHost}:${port}/`, post);
      sending.catch(() => undefined);
      await connected.promise;
      await vi.advanceTimersByTimeAsync(5000);
      await expect(sending).rejects.toThrow('No connection within 5 seconds');
      silent.close();
    });

    it.each([
      ['before the answer', () => undefined],
      ['within the answer', (response: { write: (text: string) => void }) => response.write('x')],
    ])('gives up %s', async (_, begin) => {
      const received = Promise.withResolvers<void>();
      receiver.answer = (_request, response) => {
        begin(response);
        received.resolve();
      };
      const sending = toLocal().send(receiver.urlOf('/'), post);
      sending.catch(() => undefined);
      await received.promise;
      await vi.advanceTimersByTimeAsync(15_000);
      await expect(sending).rejects.toThrow('No complete answer within 15 seconds');
    });
  });
});
