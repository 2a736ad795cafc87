import type { ContactSource, Reporting_PersonFragment } from '../../generated/graphql.ts';

/** What tells 'nobody' from 'not known'. */
export type Reporting = Reporting_PersonFragment;

/** Cameras that see people too close to each other, but not who they are. */
export const camerasNameNobody = 'Cameras saw breaches but name nobody';

/** Whether finding nobody means that there was nobody: the person's own phone could notice others. */
export const isMeasured = ({ phone }: Pick<Reporting, 'phone'>): boolean => phone === 'REPORTED';

/**
 * What stands in place of a count of 0 that nobody measured: 'Not known: no phone reported'. Null where 0 was measured.
 * @param category the source whose contacts were counted
 */
export const formatUnmeasured = (
  { phone, recordedBy, company }: Reporting,
  category: ContactSource = 'MOBILE',
): string | null => {
  if (category === 'CAMERA') {
    if (recordedBy.includes('CAMERA')) return null;
    if (!company.cameras) return 'Not known: no camera reported';
    return company.namingCameras ? 'Not known: no camera named this person' : camerasNameNobody;
  }
  if (isMeasured({ phone })) return null;
  if (!company.phones) return 'Not known: no phone reported';
  return phone === 'BLUETOOTH_OFF'
    ? 'Not known: Bluetooth was off on the phone'
    : 'Not known: the phone reported nothing';
};

/**
 * Why contacts of somebody whose phone noticed nobody are not known, in a sentence.
 * @param period 'in this window'
 */
export const explainUnmeasured = (
  name: string,
  { phone, recordedBy, company }: Reporting,
  period: string,
): string => {
  if (recordedBy.length > 0) {
    const others = recordedBy.includes('MOBILE') ? 'other phones' : 'cameras';
    return `${formatSilence(name, phone)} ${period}: only what ${others} recorded is known.`;
  }
  if (company.phones)
    return `${formatSilence(name, phone)} ${period}, and no other phone or camera recorded ${name}.`;
  if (!company.cameras) return `No phone or camera reported ${period}.`;
  return company.namingCameras
    ? `No phone reported ${period}, and no camera named ${name}.`
    : `No phone reported ${period}. ${camerasNameNobody}.`;
};

const formatSilence = (name: string, phone: Reporting['phone']): string =>
  phone === 'BLUETOOTH_OFF'
    ? `Bluetooth was off on the phone of ${name}`
    : `The phone of ${name} reported nothing`;
