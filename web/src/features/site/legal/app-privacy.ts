import { provider } from '../../../lib/provider.ts';
import { contact, effectiveDay, type LegalText } from './legal-text.ts';

const { name } = provider;

/** Privacy in the mobile app. */
export const appPrivacy: LegalText = {
  title: 'App privacy policy',
  summary: 'What the VisionCloud app on your phone records, and what it does not.',
  effective: effectiveDay,
  opening: [
    `The VisionCloud app is made by ${name} (“we”, “us”) and used by the employees of companies that trace contacts at work. This policy says what it records about you.`,
  ],
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      blocks: [
        'Your employer decides to use the app and is responsible for your data. We process them for your employer and on its instructions, and use them for nothing of our own.',
      ],
    },
    {
      id: 'contacts',
      title: 'Contacts',
      blocks: [
        'Phones with the app that are near each other notice it by Bluetooth. Yours then reports which colleague’s phone it met, when the contact began, how many minutes it lasted and, where it can tell, at which distance. The other phone reports the same from its side.',
        'From such records the service computes meetings: records of the same two people that lie at most 5 minutes apart count as one. A length is therefore good to about 5 minutes either way.',
      ],
    },
    {
      id: 'device-information',
      title: 'Device information',
      blocks: [
        'The app reports the state of your phone, so that your employer can tell a quiet day from a phone that does not report:',
        {
          points: [
            'whether Bluetooth and location services are switched on, and whether the app may use them;',
            'the version of the operating system, and the type, make and model of the device;',
            'the version of the app, and when it last reported.',
          ],
        },
      ],
    },
    {
      id: 'no-location',
      title: 'No track of where you are',
      blocks: [
        'Phones ask for the location permission before they let an app notice others by Bluetooth. The app reports whether that permission is given. It does not send your position, and the service has no place in which to keep one. It does not read your messages, calls, address book or photos, and does not listen.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'Your employer enters your name, employee id, email address, phone number and department and, if it chooses to, your designation, gender, date of birth and a photo. You sign in with the pass-key of your company, your address and a password of 6 digits, which is kept only as a hash. The pass-key says which company is meant, and proves nothing by itself.',
      ],
    },
    {
      id: 'positive',
      title: 'When somebody is positive',
      blocks: [
        'Your employer may record that an employee has tested positive, and since when. The service then shows the people whose contacts reached the company’s threshold, and the records behind each of them, so that they can be informed.',
        'Your phone may ask whether you were in contact with somebody who is positive. It is told the dates of those cases, and no names.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      blocks: [
        'Those who sign in to your employer’s dashboard see the directory, contacts and tracing. Other employees do not. Our administrators have no access to them. Nothing is sold, and nothing is passed on except to those who run servers for us under contract, and to authorities where the law obliges us or your employer.',
      ],
    },
    {
      id: 'not-safety',
      title: 'What an empty list means',
      blocks: [
        'That no contact of yours is shown means that none was reported that reached the threshold. The app does not tell you that you are safe.',
      ],
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      blocks: [
        'Your data are kept for as long as your employer uses the service and has you in its directory.',
        {
          points: [
            'When your employer deletes you from the directory, your name, addresses, numbers and everything else personal are removed at once. Contact records remain under an id that no longer leads to you, so that other people’s tracing stays true.',
            'When your employer has its account deleted, all data of the company are removed after 30 days.',
          ],
        },
      ],
    },
    {
      id: 'choices',
      title: 'Your choices',
      blocks: [
        'While Bluetooth is off the app records no contacts, and your employer can see that it is off. Without the app nothing is recorded, and your employer can see when it last reported. What that means for your work is a matter between you and your employer.',
        'You may opt out of promotional notifications at registration or later in the account settings. Notifications that concern your safety or your account are not promotional.',
        'You may ask to see, correct or remove your data. Ask your employer; if you ask us, we pass it on.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Each company’s data are kept apart by the database itself. Passwords are hashed with a secret that is kept elsewhere, and wrong tries are limited. Your session ends at once when you sign out, when your password changes or when you are deleted.',
      ],
    },
    {
      id: 'age',
      title: 'Age',
      blocks: [
        'The app is for people who are 18 years of age or older. It is not meant for children, and we do not knowingly keep data of anybody under 13.',
      ],
    },
    {
      id: 'law-and-changes',
      title: 'Governing law and changes',
      blocks: [
        'This policy is governed by the law of Singapore. As far as the law permits, our total liability in connection with it is limited to 100 Singapore dollars. Rights that the law of your country gives you and that cannot be waived remain yours.',
        'When we change this policy, the new one stands on this page with the day from which it holds.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Questions that your employer cannot answer go to:', contact],
    },
  ],
};
