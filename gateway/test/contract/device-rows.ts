import { randomUUID } from 'node:crypto';
import type { ContractRow } from './row.js';
import * as shapes from './shapes.js';
import { cameraFields } from './world.js';

const named = { param: 'id', kind: 'camera' } as const;
const company = ['company'] as const;

/** Rows for reports of phones and cameras. */
export const deviceRows: ContractRow[] = [
  {
    call: 'GET /health/{employee_id}',
    who: company,
    status: 200,
    sample: ({ phone }) => ({ params: { employee_id: phone.employee.code ?? '' } }),
    answer: () => ({ data: shapes.someOf(shapes.health) }),
    names: { param: 'employee_id', kind: 'employee' },
  },
  {
    call: 'POST /healths',
    who: company,
    status: 200,
    sample: () => ({}),
    answer: () => ({ data: shapes.someOf(shapes.health) }),
  },
  {
    call: 'POST /health-report',
    who: company,
    status: 200,
    sample: () => ({}),
    answer: () => ({ data: shapes.whole }),
  },
  {
    call: 'POST /health/new',
    who: ['employee'],
    status: 200,
    sample: () => ({
      body: {
        bluetooth_status: true,
        location_status: false,
        location_permission: 'always',
        os_version: '17.2',
        device_type: 'ios',
        make_model: 'iPhone 15',
        app_version: '2.4.1',
        createdAt: new Date().toISOString(),
      },
    }),
    answer: () => ({}),
  },
  {
    call: 'GET /employee/notices',
    who: ['employee'],
    status: 200,
    sample: () => ({}),
    answer: () => ({ data: shapes.someOf(shapes.notice) }),
  },
  {
    call: 'POST /employee/notices/{id}/read',
    who: ['employee'],
    status: 200,
    sample: ({ notice }) => ({ params: { id: notice } }),
    answer: () => ({ data: shapes.notice }),
  },
  {
    call: 'GET /cameras',
    who: company,
    status: 200,
    sample: () => ({}),
    answer: () => ({ data: shapes.someOf(shapes.camera) }),
  },
  {
    call: 'POST /camera/new',
    who: company,
    status: 200,
    sample: () => ({ body: cameraFields() }),
    answer: () => ({ data: shapes.newCamera }),
    required: [
      'id',
      'camera_room_number',
      'camera_room_name',
      'safe_distance',
      'time_lag',
      'cctv_feed_url',
    ],
  },
  {
    call: 'PATCH /camera/{id}',
    who: company,
    status: 200,
    sample: async (world) => ({
      params: { id: (await world.newCamera()).code },
      body: cameraFields(),
    }),
    answer: () => ({ data: shapes.camera }),
    otherwise: [409],
    names: named,
  },
  {
    call: 'DELETE /camera/{id}',
    who: company,
    status: 200,
    sample: async (world) => ({ params: { id: (await world.newCamera()).id } }),
    answer: () => ({}),
    names: named,
  },
  // Where a camera learns its region of interest.
  {
    call: 'GET /camera/{id}',
    who: ['camera'],
    status: 200,
    sample: ({ camera }) => ({ params: { id: camera.code } }),
    answer: () => ({ data: shapes.cameraWithRegion }),
    names: named,
  },
  {
    call: 'POST /camera/{id}/breaches',
    who: ['camera'],
    status: 200,
    sample: ({ camera, sick, phone }) => ({
      params: { id: camera.id },
      body: {
        records: [
          {
            id: randomUUID(),
            date: new Date(Date.now() - 600_000).toISOString(),
            since: 3,
            distance: 2.5,
            people: 2,
            employee_id: sick.employee.id,
            cross_employee_id: phone.employee.code,
          },
        ],
      },
    }),
    answer: () => ({ data: shapes.receipt }),
    required: ['records'],
    names: named,
  },
];
