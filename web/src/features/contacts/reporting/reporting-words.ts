import type { DeviceSource, Reporting_PersonFragment } from '../../../generated/graphql.ts';
import { texts } from './coverage-texts.ts';

/** What phones and cameras reported, to distinguish 'nobody' from 'not known'. */
export type Reporting = Reporting_PersonFragment;

/** Text for cameras that report breaches without names. */
export const { camerasNameNobody } = texts;

/** Whether an empty result means that there was nobody, because the person's own phone reported. */
export const isMeasured = ({ phone }: Pick<Reporting, 'phone'>): boolean => phone === 'REPORTED';

/**
 * Returns the text for a count of 0 that nobody measured: 'Not known: no phone reported'. Null if 0 was measured.
 * @param category the source whose contacts were counted
 */
export const formatUnmeasured = (
  { phone, recordedBy, company }: Reporting,
  category: DeviceSource = 'MOBILE',
): string | null => {
  if (category === 'CAMERA') {
    if (recordedBy.includes('CAMERA')) return null;
    if (!company.cameras) return texts.noCameraReported;
    return company.namingCameras ? texts.noCameraNamed : camerasNameNobody;
  }
  if (isMeasured({ phone })) return null;
  if (!company.phones) return texts.noPhoneReported;
  return phone === 'BLUETOOTH_OFF' ? texts.bluetoothOff : texts.phoneSilent;
};

/**
 * Explains why the contacts of a person are not known.
 * @param period such as 'in this window'
 */
export const explainUnmeasured = (
  name: string,
  { phone, recordedBy, company }: Reporting,
  period: string,
): string => {
  const silence = phone === 'BLUETOOTH_OFF' ? texts.phoneOffOf(name) : texts.phoneSilentOf(name);
  if (recordedBy.includes('MOBILE')) return texts.onlyPhonesKnown(silence, period);
  if (recordedBy.length > 0) return texts.onlyCamerasKnown(silence, period);
  if (company.phones) return texts.nobodyElseRecorded(silence, period, name);
  if (!company.cameras) return texts.noPhoneOrCamera(period);
  return company.namingCameras
    ? texts.noPhoneAndNotNamed(period, name)
    : texts.noPhoneAndNobodyNamed(period);
};
