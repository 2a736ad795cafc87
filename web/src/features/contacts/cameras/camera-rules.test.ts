import { describe, expect, it } from 'vitest';
import { blankCamera, cameraRules, toCameraInput, type CameraFormValues } from './camera-rules.ts';

type Field = keyof typeof cameraRules;

describe('camera rules', () => {
  it.each<[Field, string, string | null]>([
    ['code', ' ', 'Please enter camera id'],
    ['code', 'C-1', null],
    ['code', 'x'.repeat(65), 'At most 64 characters'],
    ['roomName', '', 'Please enter room name'],
    ['roomName', 'Café 2_b-c', null],
    ['roomName', 'Room #1', 'Only alphabets and numbers accepted.'],
    ['roomNumber', '', 'Please enter room number'],
    ['roomNumber', '1/2', 'Only alphabets and numbers accepted.'],
    ['safeDistance', '', 'Please enter safe distance'],
    ['safeDistance', '6.5', null],
    ['safeDistance', '06', 'Only numbers accepted.'],
    ['safeDistance', '0', 'Only numbers accepted.'],
    ['safeDistance', '-6', 'Only numbers accepted.'],
    ['safeDistance', 'six', 'Only numbers accepted.'],
    ['safeDistance', '1001', 'At most 1,000 feet'],
    ['timeLag', '', 'Please enter time lag'],
    ['timeLag', '5', null],
    ['timeLag', '5.5', 'Only numbers accepted.'],
    ['timeLag', '05', 'Only numbers accepted.'],
    ['feedUrl', '', 'Please enter cctv feed url'],
    ['feedUrl', 'rtsp://camera/1', null],
    ['feedUrl', 'javascript:alert(1)', 'Please enter valid url'],
    ['feedUrl', 'camera', 'Please enter valid url'],
    ['latitude', '', null],
    ['latitude', '-90', null],
    ['latitude', '90.1', 'Please enter a valid latitude'],
    ['longitude', '', null],
    ['longitude', '180', null],
    ['longitude', '1e2', 'Please enter a valid longitude'],
  ])('%s ‘%s’: %s', (field, text, fault) => {
    expect(cameraRules[field](text)).toBe(fault);
  });
});

describe('input of the mutation', () => {
  const values: CameraFormValues = {
    ...blankCamera,
    code: ' C1 ',
    roomName: 'Lobby',
    roomNumber: '1-01',
    safeDistance: '6',
    timeLag: '5',
    feedUrl: 'rtsp://camera/1',
  };

  it('uses the default location for a blank one, per coordinate', () => {
    expect(toCameraInput(values)).toMatchObject({
      code: 'C1',
      latitude: 54.54,
      longitude: 87.5454,
      safeDistance: 6,
      timeLag: 5,
      isCctv: true,
    });
    expect(toCameraInput({ ...values, latitude: '0' })).toMatchObject({
      latitude: 0,
      longitude: 87.5454,
    });
  });
});
