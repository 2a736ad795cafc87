import { provider } from '../../../lib/provider.ts';
import { contact, effectiveDay, type LegalText } from './legal-text.ts';

const { name } = provider;

/** Terms of the site and of a company's account. */
export const terms: LegalText = {
  title: 'Terms and conditions',
  summary: 'What holds between you and us when you use this site or sign up your company.',
  effective: effectiveDay,
  opening: [
    `These terms are an agreement between ${name} (“we”, “us”) and you. They cover this website, the dashboard for companies and everything that is offered on them (together the “service”). The mobile app has terms of its own. By using the service you accept these terms; if you do not accept them, please do not use it.`,
  ],
  sections: [
    {
      id: 'who-may-use',
      title: 'Who may use the service',
      blocks: [
        'You must be 13 years of age or older to use this website. If you are under 18, you may use it only with the consent of a parent or guardian.',
        'You must be 18 years of age or older to sign up a company, to order a plan or to use the dashboard, and you must have the authority to act for the company in whose name you do so.',
      ],
    },
    {
      id: 'accounts',
      title: 'Company accounts',
      blocks: [
        'To sign up a company you give its name, website, country and phone number and an email address that can receive mail. You verify the address and choose a password through a link that we send to it. A new account is pending until we have accepted it; we may decline one without giving a reason.',
        'You keep the password to yourself and tell us without delay if somebody else may have come to know it. What is done with your account is taken to be done by you until you have told us.',
        'Your company’s pass-key tells the app which company an employee belongs to. It is not a secret and proves nothing about whoever knows it.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans, prices and payment',
      blocks: [
        'The plans, what they include and what they cost stand on the page of plans and prices. The Standard plan is a limited trial of 7 days. Prices of the Professional plan go by the number of employees and cameras and by the country of the company. Enterprise is agreed upon with you.',
        'A term is monthly or annual. For an annual term the monthly price is reduced by 10% and paid for twelve months. Orders record the figures that you have seen; the payment method is cash, on the invoice that we send to the billing contact of the order.',
        'We may change prices for terms that have not begun. A term that has begun costs what was ordered.',
      ],
    },
    {
      id: 'employee-data',
      title: 'The data of your employees',
      blocks: [
        'The data that your employees’ phones and your cameras report, and what you enter into the directory, are yours. You decide why and how they are used; we process them for you and on your instructions, as the privacy policy says.',
        'Before you begin you inform your employees in words that they understand, and you see to it that you have the legal ground that your country asks for. In particular you agree to use contact records for the health and safety of people at work and for nothing else, and not for measuring performance, breaks or movements.',
      ],
    },
    {
      id: 'limits-of-tracing',
      title: 'What tracing can and cannot tell',
      blocks: [
        'The service computes from records that phones and cameras make. Such records may be late, inexact or missing; the length of a meeting is good to about 5 minutes either way. That nobody is shown as exposed means that no contact which reached your threshold was reported. It does not mean that there was none.',
        'The service is not a medical device, makes no diagnosis and does not replace medical advice or the orders of an authority.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable use',
      blocks: [
        'You agree not to do the following, nor to help anybody do it:',
        {
          points: [
            'break the law or infringe the rights of others by means of the service;',
            'try to see another company’s data, or to find out whether it exists;',
            'probe, overload or get around the protection of the service, except with our written consent;',
            'upload records that you know to be false, or content that is unlawful or harmful;',
            'copy, resell or rent the service, or take its programs apart beyond what the law allows.',
          ],
        },
      ],
    },
    {
      id: 'ownership',
      title: 'Ownership',
      blocks: [
        `The service, its texts, drawings, marks and programs belong to ${name} or to those who license them to us. We give you the right to use the service for your company’s own purposes for as long as your account is active. The right is not exclusive and cannot be passed on. Nothing else is granted.`,
        'The guide that you may request on this site may be read, printed and handed on unchanged and free of charge.',
      ],
    },
    {
      id: 'links',
      title: 'Other sites',
      blocks: [
        'The blog and other pages lead to sites of others, and you may embed pages of your choice in the dashboard. We have no influence on what stands there and do not answer for it.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending and deletion',
      blocks: [
        'You may ask for the deletion of your company in its profile at any time. It takes effect after 30 days and can be undone until then. When it takes effect, all data of the company are removed and cannot be brought back. Take the exports that you need before that day.',
        'We may inactivate an account that breaks these terms, endangers the service or others, or is not paid for. An inactivated account cannot sign in. Where the reason allows it, we tell you before.',
      ],
    },
    {
      id: 'warranty',
      title: 'No warranty',
      blocks: [
        'We run the service with care, but it is provided “as is” and “as available”. As far as the law permits, we give no warranty that it is free of interruptions or faults, that it is complete or that it fits a particular purpose.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'As far as the law permits, we are not liable for indirect or consequential loss, for lost profit, or for decisions that are based on what the service shows or does not show. In all other cases our total liability, whatever its ground, is limited to 100 Singapore dollars.',
        'Nothing in these terms excludes a liability that the law does not allow to be excluded, such as the one for death or injury caused by negligence, or for fraud.',
      ],
    },
    {
      id: 'indemnity',
      title: 'Indemnity',
      blocks: [
        'If somebody claims something from us because you have broken these terms or the law, you hold us harmless from that claim and its reasonable costs.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change the service and these terms. The terms in force stand on this page with the day from which they hold. If you go on using the service after that day, you accept them.',
      ],
    },
    {
      id: 'law',
      title: 'Governing law',
      blocks: [
        'These terms are governed by the law of Singapore, without its rules on the conflict of laws. The courts of Singapore have jurisdiction. If a part of these terms cannot be enforced, the rest remains in force.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: ['Questions about these terms, and notices under them, go to:', contact],
    },
  ],
};
