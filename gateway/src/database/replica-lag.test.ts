import { expect, it } from 'vitest';
import { ReplicaLag } from './replica-lag.js';

it('is not known before the replica has come to where the primary stood', () => {
  const lag = new ReplicaLag();
  expect(lag.seconds(0)).toBe(Infinity);
  lag.primaryStands(100, 0);
  lag.replicaStands(99);
  expect(lag.seconds(1000)).toBe(Infinity);
  lag.replicaStands(100);
  expect(lag.seconds(1000)).toBe(0);
});

it('counts from the newest moment whose state is there', () => {
  const lag = new ReplicaLag();
  lag.primaryStands(100, 0);
  lag.replicaStands(100);
  lag.primaryStands(200, 1000);
  lag.primaryStands(300, 2000);
  lag.primaryStands(300, 3000);
  expect(lag.seconds(4000)).toBe(4);
  lag.replicaStands(250);
  expect(lag.seconds(4000)).toBe(3);
  lag.replicaStands(300);
  expect(lag.seconds(9000)).toBe(0);
});

it('does not grow while nothing is written', () => {
  const lag = new ReplicaLag();
  lag.primaryStands(100, 0);
  lag.replicaStands(100);
  lag.primaryStands(100, 60_000);
  expect(lag.seconds(60_000)).toBe(0);
  lag.primaryStands(101, 61_000);
  expect(lag.seconds(62_000)).toBe(2);
});

it('is as long as the primary was out of sight, where the replica may have lost it too', () => {
  const lag = new ReplicaLag();
  lag.primaryStands(100, 0);
  lag.replicaStands(100);
  lag.primaryStands(900, 300_000);
  lag.replicaStands(100);
  expect(lag.seconds(300_000)).toBe(300);
});
