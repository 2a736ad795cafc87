import { provider } from '../../../lib/provider.ts';
import { contact, effectiveDay, type LegalText } from './legal-text.ts';

const { name } = provider;

/** Privacy on the site and in a company's dashboard. */
export const privacy: LegalText = {
  title: 'Privacy policy',
  summary:
    'Which data this site and the dashboard keep, what for, for how long, and who sees them.',
  effective: effectiveDay,
  opening: [
    `This policy is about the website and the dashboard of ${name} (“we”, “us”). What the mobile app on an employee’s phone records is described in the privacy policy of the app.`,
  ],
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      blocks: [
        'For visitors of this website and for the people who sign up and administer a company, we decide how data are used, and we are responsible.',
        'For the data about employees in a company’s dashboard, the company decides and is responsible. We process them for the company and on its instructions. If you are an employee, your employer is the one to ask first.',
      ],
    },
    {
      id: 'collected',
      title: 'What we collect',
      blocks: [
        'Only what you give us, and what it takes to run the service:',
        {
          points: [
            'Sign-up: the company’s name, website, country, phone number and time zone, and an email address. Your password is kept only as a hash, from which it cannot be read.',
            'Orders: the billing contact, the plan, the term, the number of employees and the amounts.',
            'Guide requests: your name, your email address, your phone number if you give it, and whether you are a student or a professional. Our sales team reads them.',
            'Mails: the mails that we send you, and whether they could be delivered.',
            'Sessions: that you are signed in, since when and until when.',
            'A log of changes: who changed what in an account, and when.',
            'Network addresses, for a short time, to limit how often something can be tried.',
          ],
        },
      ],
    },
    {
      id: 'for-companies',
      title: 'What we keep for companies',
      blocks: [
        'A company’s dashboard holds its directory of employees (name, employee id, email address, phone number, designation, department and, where the company enters them, gender, date of birth and a photo), whether somebody has been recorded as positive and since when, its cameras and settings, and the records that phones and cameras report: who was near whom, from when, for how many minutes and, where it is known, at which distance.',
        'Each company’s data are kept apart from every other company’s by the database itself.',
      ],
    },
    {
      id: 'not-collected',
      title: 'What we do not collect',
      blocks: [
        {
          points: [
            'No tracking of where people go. A contact record names two people and a time, and no place.',
            'No pictures from cameras, and no recognition of faces.',
            'No advertising cookies, no profiles, and no counting of visitors by third parties.',
          ],
        },
      ],
    },
    {
      id: 'purposes',
      title: 'What it is used for',
      blocks: [
        'We use your data to provide the service that you asked for, to answer you, to bill orders, to protect the service against misuse, and where the law obliges us. We do not sell them, and we do not use the data of employees for purposes of our own.',
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      blocks: [
        'The data of a company are seen by those who sign in for it. Our administrators see the list of companies with their contact details, plans, orders and mails and the log of changes; their accounts have no access to a company’s employees, contacts or tracing.',
        'An employee’s phone that asks about positive cases is told the dates of those with whom its owner had a contact, and no names.',
        'We pass data on only to those who run servers and deliver mail for us, under contract and for these purposes alone, and to authorities where the law obliges us.',
      ],
    },
    {
      id: 'pass-key',
      title: 'The pass-key',
      blocks: [
        'A company’s pass-key says which company is meant. It proves nothing: whoever knows it still needs an account of that company to see anything.',
      ],
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      blocks: [
        {
          points: [
            'A company’s data are kept for as long as it has an account. When it asks for its deletion, they are all removed after 30 days; until then it can change its mind.',
            'When an employee is deleted, everything personal is removed at once. Contact records remain under an id that no longer leads to anybody, so that the tracing of other people stays true.',
            'A guide request is removed after 2 years, and before that when you ask us to.',
            'Links in mails work once, and for 24 hours.',
            'Data that the law obliges us to keep, such as invoices, are kept for as long as it says.',
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: 'What is kept in your browser',
      blocks: [
        'So that you stay signed in, your browser keeps a session token and the name of your company until you sign out. It also keeps the plan that you have chosen, the currency of prices, whether you prefer light or dark and, until you send it or close the tab, what you have typed into the guide form. Nothing of this is used to follow you.',
        'Pictures in the blog may come from other sites. Your browser does not tell them which page you were reading.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Passwords are hashed with a secret that is kept outside the database. Every request is checked against a session that ends at once when you sign out, change your password or are inactivated. No system is perfectly safe; if something happens that puts your data at risk, we tell you and the authorities as the law requires.',
      ],
    },
    {
      id: 'transfers',
      title: 'Other countries',
      blocks: [
        'We are a company in Singapore with offices in other countries. Where data leave your country, we protect them as this policy says and as the law of your country requires.',
      ],
    },
    {
      id: 'age',
      title: 'Age',
      blocks: [
        'This website is for people who are 13 years of age or older. We do not knowingly collect data of children under 13; if you believe that a child has sent us some, write to us and we remove them. Visitors between 13 and 18 use it with the consent of a parent or guardian.',
        'Company accounts, the dashboard and the mobile app are for people who are 18 years of age or older.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You may ask us which data we hold about you, have them corrected or removed, object to a use or take back a consent. We answer within 30 days. If you are an employee of a company that uses the service, we pass your request on to it. You may also complain to the authority for data protection of your country; in Singapore that is the Personal Data Protection Commission.',
      ],
    },
    {
      id: 'liability-and-law',
      title: 'Liability and governing law',
      blocks: [
        'As far as the law permits, our total liability in connection with this policy is limited to 100 Singapore dollars. This policy is governed by the law of Singapore. Rights that the law of your country gives you and that cannot be waived remain yours.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When we change this policy, the new one stands on this page with the day from which it holds.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['For everything about your data:', contact],
    },
  ],
};
