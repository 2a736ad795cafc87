import { blankGuideRequest, type GuideFormValues } from './guide-rules.ts';

const key = 'visioncloud.guideRequest';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What was typed in this tab and has not been sent yet; blank where nothing was, or where the storage holds something else. */
export const readDraft = (): GuideFormValues => {
  try {
    const { name, email, phone, type } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<
      Record<keyof GuideFormValues, unknown>
    >;
    return {
      name: isText(name) ? name : '',
      email: isText(email) ? email : '',
      phone: isText(phone) ? phone : '',
      type: type === 'PROFESSIONAL' ? type : 'STUDENT',
    };
  } catch {
    return blankGuideRequest;
  }
};

/** Keeps what is typed over a reload of the page. A browser that keeps nothing is no reason to stop. */
export const keepDraft = (values: GuideFormValues): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch (error) {
    console.warn('The guide request is not kept over a reload', error);
  }
};

export const forgetDraft = (): void => sessionStorage.removeItem(key);
