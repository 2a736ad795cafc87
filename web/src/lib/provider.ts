/**
 * Pages of others that are shown inside the dashboard, each an https address; empty shows the product's own screen.
 */
const embeddedPages: {
  /** Where a region of interest is drawn. */
  roi: string;
  /** The live monitor. */
  monitor: string;
} = { roi: '', monitor: '' };

/**
 * The provider as this installation presents it: everything here is sample data to replace with your own. Degrees north and east are positive.
 */
export const provider = {
  name: 'VisionCloud Pte. Ltd.',
  offices: [
    {
      city: 'Singapore',
      place: { latitude: 1.28, longitude: 103.85 },
      address: '71 Robinson Road, #14-01, Singapore 068895',
      phone: '+65 6550 0100',
      email: 'sg@visioncloud.example',
    },
    {
      city: 'Bengaluru',
      place: { latitude: 12.97, longitude: 77.6 },
      address: '12 Residency Road, Bengaluru 560025, India',
      phone: '+91 80 5550 0100',
      email: 'in@visioncloud.example',
    },
    {
      city: 'Dubai',
      place: { latitude: 25.2, longitude: 55.27 },
      address: 'Sheikh Zayed Road 40, Dubai, United Arab Emirates',
      phone: '+971 4 555 0100',
      email: 'ae@visioncloud.example',
    },
    {
      city: 'London',
      place: { latitude: 51.52, longitude: -0.09 },
      address: '5 Finsbury Square, London EC2A 1AG, United Kingdom',
      phone: '+44 20 7946 0100',
      email: 'uk@visioncloud.example',
    },
  ],
  embeddedPages,
  /** Who answers questions about an account, the app and the legal texts. Hours of the day, Monday to Friday, in the time zone. */
  support: {
    phone: '+65 6550 0110',
    email: 'support@visioncloud.example',
    timeZone: 'Asia/Singapore',
    opens: 9,
    closes: 18,
  },
  /** Where employees get the mobile app. */
  stores: [
    { name: 'App Store', system: 'iPhone', url: 'https://apps.apple.com/app/visioncloud' },
    {
      name: 'Google Play',
      system: 'Android',
      url: 'https://play.google.com/store/apps/details?id=example.visioncloud',
    },
  ],
} as const;
