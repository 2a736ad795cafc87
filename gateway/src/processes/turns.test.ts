import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Turns } from './turns.js';

function taker(called: string[], name: string, isThere = () => true) {
  return {
    call: () => {
      if (isThere()) called.push(name);
      return isThere();
    },
  };
}

describe('turns of several processes', () => {
  it('come one after the other, first come, first served', async () => {
    const called: string[] = [];
    const [one, other] = [taker(called, 'one'), taker(called, 'other')];
    const turns = new Turns(1);
    for (const each of [one, one, other]) turns.want(each);
    await soon();
    expect(called).toEqual(['one']);
    turns.over(one);
    await soon();
    expect(called).toEqual(['one', 'one']);
    turns.over(one);
    await soon();
    expect(called).toEqual(['one', 'one', 'other']);
  });

  it('are as many at a time as there is room for', async () => {
    const called: string[] = [];
    const [one, other] = [taker(called, 'one'), taker(called, 'other')];
    const turns = new Turns(2);
    for (const each of [one, other, one]) turns.want(each);
    await soon();
    expect(called).toEqual(['one', 'other']);
  });

  it('of a process that has died go to the others, also those that it waits for', async () => {
    const called: string[] = [];
    let isThere = true;
    const [dying, other] = [taker(called, 'dying', () => isThere), taker(called, 'other')];
    const turns = new Turns(1);
    for (const each of [dying, dying, other]) turns.want(each);
    await soon();
    isThere = false;
    turns.gone(dying);
    await soon();
    expect(called).toEqual(['dying', 'other']);
  });
});
