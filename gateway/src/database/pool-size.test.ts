import { describe, expect, it } from 'vitest';
import { poolSizeIn } from './pool-size.js';

describe('connections of each of several processes', () => {
  it.each([
    [97, 2, 16],
    [97, 4, 14],
    [97, 6, 6],
    [97, 5, 9],
    [416, 16, 16],
  ])('with room for %d and %d processes are %d', (room, processes, size) => {
    expect(poolSizeIn(room, processes)).toBe(size);
    expect((size + 10) * processes).toBeLessThanOrEqual(room);
  });

  it('say what to do where they do not fit', () => {
    expect(() => poolSizeIn(97, 16)).toThrow(
      "GATEWAY_PROCESSES is '16', but the database has room for 97 connections: raise its max_connections to 26 a process, or start fewer",
    );
  });
});
