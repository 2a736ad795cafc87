import type { ContractRow } from './row.js';
import * as shapes from './shapes.js';

/** Rows of cases and follow-up. */
export const caseRows: ContractRow[] = [
  {
    call: 'GET /cases',
    who: ['company'],
    status: 200,
    sample: () => ({
      query:
        'isOpen=true&diseases=COVID_19,MEASLES&classification=&search=&order=NAME&page=1&pageSize=50',
    }),
    answer: () => ({ data: shapes.someOf(shapes.diseaseCase), total: shapes.whole }),
  },
  {
    call: 'GET /follow-up',
    who: ['company'],
    status: 200,
    sample: () => ({
      query:
        'states=TO_INFORM,RELEASED&nextSteps=&diseases=COVID_19&isOverdue=false&caseNumber=1&order=NAME&page=1&pageSize=50',
    }),
    answer: () => ({ data: shapes.listOf(shapes.followUp), total: shapes.whole }),
  },
  {
    call: 'POST /immunity',
    who: ['company'],
    status: 200,
    sample: ({ phone }) => ({
      body: {
        rows: [
          {
            employee: phone.employee.code,
            disease: 'Measles',
            kind: 'vaccination',
            doses: '2',
            day: '2015-05-04',
          },
          { employee: 'nobody', disease: 'Measles', kind: 'illness', day: '2015-05-04' },
        ],
      },
    }),
    answer: () => ({ data: shapes.immunityImport }),
  },
  {
    call: 'GET /immunity',
    who: ['company'],
    status: 200,
    sample: () => ({ query: 'disease=MEASLES&state=ACCEPTED&search=&page=1&pageSize=50' }),
    answer: () => ({ data: shapes.listOf(shapes.immunityEvidence), total: shapes.whole }),
  },
];
