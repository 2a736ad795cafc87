import { provider } from '../../src/lib/provider.ts';
import { colour, faces, page, styles } from '../look.ts';
import type { Sheet } from '../sheet.ts';

const terms = [
  ['Record', 'What one phone or camera reports: two people, a start, minutes.'],
  ['Meeting', 'Records of the same two people that overlap or lie at most 5 minutes apart.'],
  ['Length, covered time', 'From first start to last end; the same without its gaps.'],
  ['Threshold', 'Minutes that a contact must last, or add up to, in order to count.'],
  ['Continuous contact', 'One meeting that is at least as long as the threshold.'],
  [
    'Cumulative contact',
    'Meetings of a pair whose covered time within 24 hours reaches the threshold.',
  ],
  ['Exposure', 'The moment at which a contact reached the threshold.'],
  ['Level', 'How many meetings lie between somebody and the person who tested positive.'],
  ['Breach', 'A meeting of any length, nearer than the minimum distance.'],
  ['Active', 'A person whose phone reported anything within the last 2 hours.'],
  ['Safety indicator', 'The share of active people without a breach in the last 24 hours.'],
] as const;

export function glossary(sheet: Sheet): void {
  sheet.block('H1', 'Glossary', styles.title, { after: 12 });
  for (const [term, meaning] of terms) {
    const head = { ...styles.body, face: faces.strong, colour: colour.tealDark };
    const top = sheet.y;
    sheet.block('P', term, head, { width: 132 });
    sheet.y = top;
    sheet.block('P', meaning, styles.body, { x: page.left + 142, width: page.textWidth - 142 });
    sheet.y += 4;
    sheet.artifact(() => {
      sheet.doc.lineWidth(0.6).moveTo(page.left, sheet.y).lineTo(page.right, sheet.y);
      sheet.doc.stroke(colour.line);
    });
    sheet.y += 6;
  }
}

export function contact(sheet: Sheet): void {
  sheet.y += 26;
  sheet.block('H1', 'Talk to us', styles.title, { after: 8 });
  sheet.paragraph(
    'We are glad to look at your rooms, your policy or your rehearsal with you, whether or not you use our product. Our offices answer from 9am to 6pm, Monday to Friday, closed on public holidays.',
  );
  sheet.y += 4;
  const room = (page.textWidth - 24) / 2;
  const start = sheet.y;
  for (const [index, { city, address, phone, email }] of provider.offices.entries()) {
    const x = page.left + (index % 2) * (room + 24);
    sheet.y = start + Math.floor(index / 2) * 88;
    const options = { x, width: room };
    sheet.block('P', city, styles.heading, { ...options, after: 2 });
    sheet.block('P', address, styles.small, options);
    sheet.block('P', phone, styles.small, options);
    sheet.block('P', email, { ...styles.small, colour: colour.teal }, options);
  }
  sheet.y = start + Math.ceil(provider.offices.length / 2) * 88 + 8;
  sheet.small(
    `This guide is general information. It does not replace the rules of your health authority, medical advice or legal advice. ${provider.name}`,
  );
}
