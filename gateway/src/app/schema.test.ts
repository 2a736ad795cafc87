import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from './schema.js';
import { makeCompany, makeEmployee } from '../../test/factories.js';
import { useTestGateway } from '../../test/hooks.js';

const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const fieldsOf = (type: GraphQLNamedType): (GraphQLField<unknown, unknown> | GraphQLInputField)[] =>
  isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
    ? Object.values(type.getFields())
    : [];
const argumentsOf = (field: object): readonly GraphQLArgument[] =>
  'args' in field ? (field.args as GraphQLArgument[]) : [];

/** Everything that a reader of the schema can wonder about. */
const members = types.flatMap((type) => [
  { place: type.name, ...type },
  ...(isEnumType(type) ? type.getValues() : []).map((value) => ({
    ...value,
    place: `${type.name}.${value.name}`,
  })),
  ...fieldsOf(type).flatMap((field) => [
    { ...field, place: `${type.name}.${field.name}` },
    ...argumentsOf(field).map((argument) => ({
      ...argument,
      place: `${type.name}.${field.name}(${argument.name})`,
    })),
  ]),
]);

const letters = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    expect(members.length).toBeGreaterThan(1000);
    const silent = members.filter(({ description }) => !description?.trim());
    expect(silent.map(({ place }) => place)).toEqual([]);
  });

  it('no description only repeats the name', () => {
    const trivial = members.filter(
      ({ name, description }) => letters(description ?? '') === letters(name),
    );
    expect(trivial.map(({ place }) => place)).toEqual([]);
  });

  it('describes each disease by a name of its own', () => {
    const described = members.filter(({ place }) => place.startsWith('DiseaseCode.'));
    const namesOf = ({ name }: { name: string }) =>
      name === 'RSV' ? ['syncytial'] : name.toLowerCase().split('_').slice(0, 1);
    const wrong = described.filter(
      (each) =>
        !namesOf(each).some((name) => each.description!.toLowerCase().includes(name)) ||
        described.some(
          (other) =>
            other !== each &&
            namesOf(other).some((name) => each.description!.toLowerCase().includes(name)),
        ),
    );
    expect(described).toHaveLength(12);
    expect(wrong.map(({ place }) => place)).toEqual([]);
  });

  it('all descriptions make sense alone, as in a tooltip', () => {
    const dependent = members.filter(({ description }) =>
      /^(?:Of them|The same|That|They)\b|…/.test(description ?? ''),
    );
    expect(dependent.map(({ place, description }) => `${place}: ${description}`)).toEqual([]);
  });

  it('nothing is deprecated', () => {
    const deprecated = members.filter(
      (member) => 'deprecationReason' in member && member.deprecationReason,
    );
    expect(deprecated.map(({ place }) => place)).toEqual([]);
  });

  it('references to objects take exactly one of id and code', () => {
    const references = types.filter(({ name }) => name.endsWith('Ref'));
    expect(references.every((type) => isInputObjectType(type) && type.isOneOf)).toBe(true);
    expect(references.map(({ name }) => name)).toEqual(['CameraRef', 'CompanyRef', 'EmployeeRef']);
  });

  it('fields with a page number return a page with items and a total', () => {
    const paged = types
      .flatMap((type) => fieldsOf(type).map((field) => ({ field, owner: type.name })))
      .filter(({ field }) => argumentsOf(field).some(({ name }) => name === 'page'));
    expect(paged.length).toBeGreaterThan(10);
    const others = paged.filter(({ field }) => {
      const page = getNullableType(field.type);
      if (!isObjectType(page) || !page.name.endsWith('Page')) return true;
      const { items, total } = page.getFields();
      return !items || !total || !argumentsOf(field).some(({ name }) => name === 'pageSize');
    });
    expect(others.map(({ owner, field }) => `${owner}.${field.name}`)).toEqual([]);
  });

  it('mutations take one input or one reference and return objects', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const others = mutations.filter(
      ({ args, type }) =>
        args.length > 1 ||
        !args.every(({ name }) =>
          ['input', 'id', 'employee', 'camera', 'company'].includes(name),
        ) ||
        !isObjectType(getNamedType(type)),
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});

/** Every list that a client can send, with a call that sends one item too many and the answer. */
const uuid = '0190a0a0-0000-7000-8000-000000000000';
const lists: Record<
  string,
  {
    query: string;
    most: number;
    item: (index: number) => unknown;
    as?: 'phone';
    error: { field: string; message: string };
  }
> = {
  'AddFollowUpActInput.followUpIds': {
    query:
      'mutation ($list: [UUID!]!) { addFollowUpAct(input: { followUpIds: $list, kind: NOTE, note: "x" }) { batchId } }',
    most: 1000,
    item: () => uuid,
    error: { field: 'followUpIds', message: 'At most 1000 at a time' },
  },
  'CaseFilterInput.diseases': {
    query: 'query ($list: [DiseaseCode!]!) { cases(filter: { diseases: $list }) { total } }',
    most: 12,
    item: () => 'COVID_19',
    error: { field: 'diseases', message: 'At most 12 diseases' },
  },
  'ConfirmAccessChangesInput.employeeIds': {
    query:
      'mutation ($list: [UUID!]!) { confirmAccessChanges(input: { employeeIds: $list }) { confirmedIds } }',
    most: 500,
    item: () => uuid,
    error: { field: 'employeeIds', message: 'At most 500 at a time' },
  },
  'MarkInboxInput.items': {
    query:
      'mutation ($list: [SeenInboxItemInput!]!) { markInbox(input: { items: $list, isRead: true }) { unread } }',
    most: 100,
    item: () => ({ id: uuid, until: '2026-01-01T00:00:00Z' }),
    error: { field: 'items', message: 'At most 100 items' },
  },
  'CreateApiKeyInput.scopes': {
    query:
      'mutation ($list: [String!]!) { createApiKey(input: { name: "x", scopes: $list, expiresInDays: 1 }) { key } }',
    most: 30,
    item: () => 'case:read',
    error: { field: 'scopes', message: 'At most 30 scopes' },
  },
  'CreateWebhookInput.events': {
    query:
      'mutation ($list: [WebhookEvent!]!) { createWebhook(input: { url: "https://receiver.example", events: $list }) { secret } }',
    most: 10,
    item: () => 'CASE_OPENED',
    error: { field: 'events', message: 'At most 10 events' },
  },
  'DiseaseChangePreviewInput.figures': {
    query:
      'query ($list: [FigureInput!]!) { diseaseChangePreview(input: { disease: MEASLES, figures: $list }) { openCases } }',
    most: 13,
    item: () => ({ name: 'LATENT_DAYS', value: 1 }),
    error: { field: 'figures', message: 'At most 13 figures' },
  },
  'DiseaseChangePreviewInput.steps': {
    query:
      'query ($list: [ExposurePlanStepInput!]!) { diseaseChangePreview(input: { disease: MEASLES, figures: [], steps: $list }) { openCases } }',
    most: 20,
    item: () => ({ code: 'vaccine' }),
    error: { field: 'steps', message: 'At most 20 steps' },
  },
  'EmployeeFilterInput.departments': {
    query: 'query ($list: [String!]!) { employees(filter: { departments: $list }) { total } }',
    most: 500,
    item: (index) => `Department ${index}`,
    error: { field: 'departments', message: 'At most 500 departments' },
  },
  'EmployeeSelectionInput.ids': {
    query:
      'mutation ($list: [UUID!]!) { markEmployeesNegative(input: { selection: { ids: $list } }) { count } }',
    most: 10_000,
    item: () => uuid,
    error: {
      field: 'selection.ids',
      message: 'At most 10000 people can be named; use search and filter for more',
    },
  },
  'EmployeeSelectionInput.except': {
    query:
      'mutation ($list: [UUID!]!) { markEmployeesNegative(input: { selection: { search: "a", except: $list } }) { count } }',
    most: 10_000,
    item: () => uuid,
    error: {
      field: 'selection.except',
      message: 'At most 10000 people can be named; use search and filter for more',
    },
  },
  'FollowUpFilterInput.diseases': {
    query: 'query ($list: [DiseaseCode!]!) { followUps(filter: { diseases: $list }) { total } }',
    most: 12,
    item: () => 'COVID_19',
    error: { field: 'diseases', message: 'At most 12 diseases' },
  },
  'FollowUpFilterInput.ids': {
    query: 'query ($list: [UUID!]!) { followUps(filter: { ids: $list }) { total } }',
    most: 200,
    item: () => uuid,
    error: { field: 'ids', message: 'At most 200 follow-ups' },
  },
  'FollowUpFilterInput.nextSteps': {
    query: 'query ($list: [FollowUpStep!]!) { followUps(filter: { nextSteps: $list }) { total } }',
    most: 7,
    item: () => 'INFORM',
    error: { field: 'nextSteps', message: 'At most 7 steps' },
  },
  'FollowUpFilterInput.states': {
    query: 'query ($list: [FollowUpState!]!) { followUps(filter: { states: $list }) { total } }',
    most: 8,
    item: () => 'TO_INFORM',
    error: { field: 'states', message: 'At most 8 states' },
  },
  'ImportImmunityInput.rows': {
    query:
      'mutation ($list: [ImmunityRowInput!]!) { importImmunity(input: { rows: $list }) { added } }',
    most: 1000,
    item: () => ({ employee: 'x', disease: 'x', kind: 'x', day: 'x' }),
    error: { field: 'rows', message: 'At most 1000 rows' },
  },
  'PasskeyAttestationInput.transports': {
    query:
      'mutation ($list: [String!]!) { addPasskey(input: { id: "x", clientDataJSON: "x", attestationObject: "x", transports: $list }) { recoveryCodes } }',
    most: 10,
    item: () => 'internal',
    error: { field: 'transports', message: 'The response of the passkey is malformed' },
  },
  'Query.followUpEvidence(ids)': {
    query: 'query ($list: [UUID!]!) { followUpEvidence(ids: $list) { total } }',
    most: 500,
    item: () => uuid,
    error: { field: 'ids', message: 'At most 500 at a time' },
  },
  'Query.noticePreviews(followUpIds)': {
    query: 'query ($list: [UUID!]!) { noticePreviews(followUpIds: $list) { detail } }',
    most: 1000,
    item: () => uuid,
    error: { field: 'followUpIds', message: 'At most 1000 at a time' },
  },
  'RecordImmunityInput.employeeIds': {
    query: `mutation ($list: [UUID!]!) { recordImmunity(input: { employeeIds: $list, disease: MEASLES, kind: ILLNESS, day: "2015-05-04" }) { added } }`,
    most: 500,
    item: () => uuid,
    error: { field: 'employeeIds', message: 'At most 500 people' },
  },
  'ResendNoticesInput.followUpIds': {
    query: 'mutation ($list: [UUID!]!) { resendNotices(input: { followUpIds: $list }) { resent } }',
    most: 1000,
    item: () => uuid,
    error: { field: 'followUpIds', message: 'At most 1000 at a time' },
  },
  'SendNoticesInput.followUpIds': {
    query: 'mutation ($list: [UUID!]!) { sendNotices(input: { followUpIds: $list }) { sent } }',
    most: 1000,
    item: () => uuid,
    error: { field: 'followUpIds', message: 'At most 1000 at a time' },
  },
  'SendNoticesInput.texts': {
    query: `mutation ($list: [String!]!) { sendNotices(input: { followUpIds: ["${uuid}"], texts: $list }) { sent } }`,
    most: 1000,
    item: () => 'A text',
    error: { field: 'texts', message: 'At most 1000 at a time' },
  },
  'UpdateCameraRegionInput.corners': {
    query:
      'mutation ($list: [RegionPointInput!]!) { updateCameraRegion(input: { camera: { code: "a" }, corners: $list }) { id } }',
    most: 50,
    item: (index) => ({ x: index / 100, y: 0 }),
    error: { field: 'corners', message: 'At most 50 corners' },
  },
  'UpdateDiseaseInput.figures': {
    query:
      'mutation ($list: [FigureInput!]!) { updateDisease(input: { disease: MEASLES, figures: $list, version: 0 }) { code } }',
    most: 13,
    item: () => ({ name: 'LATENT_DAYS', value: 1 }),
    error: { field: 'figures', message: 'At most 13 figures' },
  },
  'UpdateDiseaseInput.steps': {
    query:
      'mutation ($list: [ExposurePlanStepInput!]!) { updateDisease(input: { disease: MEASLES, steps: $list, version: 0 }) { code } }',
    most: 20,
    item: () => ({ code: 'vaccine' }),
    error: { field: 'steps', message: 'At most 20 steps' },
  },
  'UpdateImportColumnsInput.columns': {
    query: `mutation ($list: [ImportColumnInput!]!) { updateImportColumns(input: { id: "${uuid}", columns: $list, identifyBy: EMAIL }) { id } }`,
    most: 200,
    item: (index) => ({ index }),
    error: { field: 'columns', message: 'At most 200 columns' },
  },
  'UpdateWebhookInput.events': {
    query: `mutation ($list: [WebhookEvent!]!) { updateWebhook(input: { id: "${uuid}", events: $list }) { id } }`,
    most: 10,
    item: () => 'CASE_OPENED',
    error: { field: 'events', message: 'At most 10 events' },
  },
  'UploadContactsInput.records': {
    query:
      'mutation ($list: [ContactRecordInput!]!) { uploadContacts(input: { records: $list }) { accepted } }',
    most: 1000,
    item: () => ({}),
    as: 'phone',
    error: { field: 'records', message: 'Send 1 to 1000 records' },
  },
};

describe('lists of inputs', () => {
  const gateway = useTestGateway();

  it('every list of an input is tested here', () => {
    const sent = members.filter(
      (member) =>
        'type' in member &&
        isListType(getNullableType(member.type as never)) &&
        (member.place.includes('(') || member.place.includes('Input.')),
    );
    expect(sent.map(({ place }) => place).toSorted()).toEqual(
      ['UploadBreachesInput.records', ...Object.keys(lists)].toSorted(),
    );
  });

  it.each(Object.entries(lists))(
    'a list above its maximum is refused by name: %s',
    async (_place, list) => {
      const company = await makeCompany(gateway.app);
      const phone = await makeEmployee(gateway.app, company);
      const token = list.as === 'phone' ? phone.token : company.token;
      const items = Array.from({ length: list.most + 1 }, (_, index) => list.item(index));
      const { errors } = await gateway.graphql(token, list.query, { list: items });
      expect(errors?.[0]?.extensions.fields).toContainEqual(list.error);
    },
  );

  it('a list above its maximum is refused by name: UploadBreachesInput.records of a camera', async () => {
    const { token } = await makeCompany(gateway.app);
    const { data } = await gateway.graphql(
      token,
      `mutation { createCamera(input: { code: "c1", roomName: "Hall", roomNumber: "1", safeDistance: 6, timeLag: 5, feedUrl: "https://feed.example/1" }) { key camera { id } } }`,
    );
    const { key, camera } = data.createCamera;
    const answer = await gateway.server.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-camera-key': key },
      payload: {
        query:
          'mutation ($id: UUID!, $list: [BreachRecordInput!]!) { uploadBreaches(input: { camera: { id: $id }, records: $list }) { accepted } }',
        variables: { id: camera.id, list: Array.from({ length: 1001 }, () => ({})) },
      },
    });
    expect(answer.json().errors[0].extensions.fields).toEqual([
      { field: 'records', message: 'Send 1 to 1000 records' },
    ]);
  });
});
