/** What the operations are about. */
export const tags = [
  { name: 'Companies', description: 'Sign-up, sign-in, passwords, plans and settings.' },
  { name: 'Employees', description: 'The directory, photos, files and positive cases.' },
  { name: 'Contacts', description: 'Records of phones, and the reports made of them.' },
  { name: 'Health', description: 'What phones say of themselves.' },
  { name: 'Cameras', description: 'Cameras and the breaches that they report.' },
];

const tagOfSegment: Record<string, string> = {
  admin: 'Companies',
  camera: 'Cameras',
  cameras: 'Cameras',
  company: 'Companies',
  contacts: 'Contacts',
  cumulative: 'Contacts',
  employee: 'Employees',
  employees: 'Employees',
  health: 'Health',
  'health-report': 'Health',
  healths: 'Health',
  intermittent: 'Contacts',
  plans: 'Companies',
};

/** What a path is about, by its first part. */
export function tagOf(path: string): string {
  const tag = tagOfSegment[path.split('/')[1] ?? ''];
  if (!tag) throw new Error(`${path} has no tag`);
  return tag;
}
