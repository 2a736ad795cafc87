import { provider } from '../../../lib/provider.ts';
import { contact, effectiveDay, type LegalText } from './legal-text.ts';

const { name } = provider;

/** Terms of the mobile app. */
export const appTerms: LegalText = {
  title: 'App terms and conditions',
  summary: 'What holds between you and us when you use the VisionCloud app on your phone.',
  effective: effectiveDay,
  opening: [
    `These terms are an agreement between you and ${name} (“we”, “us”, the “provider”) about the VisionCloud mobile app (the “app”). The app is free of charge for personal, non-commercial use. You must be 18 years of age or older to use it. By installing or using the app you accept these terms; if you do not accept them, do not install it, or remove it.`,
  ],
  sections: [
    {
      id: 'change-of-agreement',
      title: 'Change of agreement',
      blocks: [
        'We may change these terms at any time and without notice. The terms in force stand on this page with the day from which they hold. By using the app after that day you accept them. Please look here from time to time.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You may end this agreement at any time by removing the app from your devices.',
        'We may suspend or end your account, or your access to the app, at any time and without notice, in particular if you break these terms. Your employer may also remove you from its directory, which ends your access. What these terms say about ownership, liability, indemnity and governing law goes on to hold.',
      ],
    },
    {
      id: 'changes-to-the-app',
      title: 'Changes to the app',
      blocks: [
        'We may change the app, add to it, take from it or stop offering it, wholly or in part, at any time and without notice. Updates may be needed for the app to go on working; some of them may install themselves, depending on the settings of your device.',
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership',
      blocks: [
        `The app, its programs, texts, drawings and marks belong to ${name} or to those who license them to us, and are protected by law. You own your device and what you bring to the app; you do not come to own any part of the app by using it.`,
      ],
    },
    {
      id: 'limited-licence',
      title: 'Limited licence',
      blocks: [
        'We grant you a limited, revocable licence to install the app on devices that you control and to use it for personal, non-commercial purposes. The licence is not exclusive and cannot be passed on.',
        'You agree not to copy, change, sell or rent the app, not to take its programs apart beyond what the law allows, and not to remove notices of ownership from it.',
      ],
    },
    {
      id: 'information-collection',
      title: 'Information collection',
      blocks: [
        'To work, the app collects information about your device: whether Bluetooth and location services are switched on, whether the app may use them, the version of the operating system, the type, make and model of the device and the version of the app. It also records which other phones of your company were near yours, when and for how long. It does not send us where you are.',
        'What happens with this information is described in the privacy policy of the app.',
      ],
    },
    {
      id: 'app-rules',
      title: 'App rules',
      blocks: ['These rules hold for everybody who uses the app.'],
      parts: [
        {
          id: 'accounts',
          title: 'Accounts',
          blocks: [
            'To use the app you need an account. Registration needs a name, an e-mail address and a password. What you give must be true and kept up to date.',
            'One account is allowed per person. You may not use the account of another person, nor let another person use yours. Keep your password to yourself and tell your employer or us at once if somebody else may know it.',
            'We and your employer may send you notifications through the app. Those that concern your safety or your account are part of the service. You may opt out of promotional notifications at registration or later in the account settings.',
          ],
        },
        {
          id: 'safe-use',
          title: 'Safe use',
          blocks: [
            'Do not look at the app while you drive, operate a machine or do anything else that needs your attention. The app gives no medical advice. That it shows you nothing does not mean that you have met nobody: keep to the health and safety rules of your workplace and of the authorities, whatever the app says.',
          ],
        },
        {
          id: 'user-content',
          title: 'User content and mobile data',
          blocks: [
            'User content is what you enter, upload or send through the app, such as a profile photo. You answer for it, and you may not use content that is unlawful, harmful, or that you have no right to use.',
            'By providing user content you grant the provider a broad licence: worldwide, not exclusive, free of charge, transferable and with the right to sublicense, to use, store, copy, adapt, display and distribute it in order to run, protect and improve the app. How personal data may be used is limited by the privacy policy of the app, which comes before this licence.',
            'The app uses your device’s connection to the internet. Your mobile operator may charge you for the data, also abroad; these charges are yours.',
          ],
        },
        {
          id: 'external-sites',
          title: 'External sites',
          blocks: [
            'The app may contain links to sites and services of others. We do not control them, do not recommend them by linking to them and do not answer for what they offer. Their own terms hold there.',
          ],
        },
      ],
    },
    {
      id: 'miscellaneous',
      title: 'Miscellaneous',
      blocks: [
        'If a part of these terms cannot be enforced, the rest remains in force. If we do not insist on a right at once, we do not give it up.',
      ],
      parts: [
        {
          id: 'liability',
          title: 'Liability',
          blocks: [
            'The app is provided “as is”, without warranty of any kind, as far as the law permits. We are not liable for indirect or consequential loss. In all other cases our total liability in connection with the app, whatever its ground, is limited to 100 Singapore dollars. A liability that the law does not allow to be limited is not limited by this.',
          ],
        },
        {
          id: 'indemnity',
          title: 'Indemnity',
          blocks: [
            'You hold us harmless from claims of others, and from their reasonable costs, that come from your breaking these terms, from your user content or from your misuse of the app.',
          ],
        },
        {
          id: 'privacy',
          title: 'Privacy',
          blocks: [
            'The privacy policy of the app is part of this agreement. It says what is recorded, what it is used for, who sees it and for how long it is kept.',
          ],
        },
        {
          id: 'security',
          title: 'Security',
          blocks: [
            'We protect the app and the data with measures that fit their purpose. No transmission over the internet is perfectly safe, and we cannot promise that it is. Keep your device locked and its system up to date, and do not use the app on a device whose protections have been removed.',
          ],
        },
        {
          id: 'governing-law',
          title: 'Governing law',
          blocks: [
            'These terms are governed by the law of Singapore, without its rules on the conflict of laws. The courts of Singapore have jurisdiction.',
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          blocks: ['For help with the app and questions about these terms:', contact],
        },
      ],
    },
  ],
};
