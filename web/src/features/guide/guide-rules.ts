import { emailFault } from '../../components/email.ts';

/** What the fields hold. */
export interface GuideFormValues {
  name: string;
  email: string;
  phone: string;
  type: 'STUDENT' | 'PROFESSIONAL';
}

/** What is wrong with a field; null when nothing is. */
type Fault = string | null;

export const blankGuideRequest: GuideFormValues = {
  name: '',
  email: '',
  phone: '',
  type: 'STUDENT',
};

const nameFault = (name: string): Fault => {
  if (name.trim() === '') return 'Please enter your name';
  return /^[\p{L}\p{M} ]+$/u.test(name) ? null : 'Only alphabet accepted.';
};

/** An empty address is no fault to speak of; it only keeps the form from being sent. */
const emailShapeFault = (email: string): Fault =>
  email.trim() === '' ? null : emailFault(email, '');

const phoneFault = (phone: string): Fault =>
  /^[\d ]*$/u.test(phone) ? null : 'Only numeric accepted.';

export const guideRules = { name: nameFault, email: emailShapeFault, phone: phoneFault };

/** Whether it can be sent: name and address are there and right. The phone number has no say in it. */
export const isSendable = ({ name, email }: GuideFormValues): boolean =>
  nameFault(name) === null && email.trim() !== '' && emailShapeFault(email) === null;

/** Whether there is a phone number, and a right one. */
export const isPhone = (phone: string): boolean =>
  phone.trim() !== '' && phoneFault(phone) === null;
