/** Letters that Unicode does not take apart, and what people type for them. */
const plainLetters: Record<string, string> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ς: 'σ',
  þ: 'th',
  ŧ: 't',
};
const specialLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
/**
 * Marks that scripts share, as accents, and the vowel points of Hebrew. Marks that make another letter or syllable stay:
 * the voicing of kana, the vowel signs of Indic scripts.
 */
const strippedMarks = /(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu;

/**
 * A text as the directory compares it: without accents and case, full-width letters as the usual ones, blanks as one.
 * It goes through upper case, which alone makes 'ss' of 'ß' and 'I' of 'ı'. Folding twice changes nothing.
 */
export function fold(text: string): string {
  // Most of what is folded is plain ASCII, which needs none of this.
  // oxlint-disable-next-line no-control-regex
  const folded = /^[\x20-\x7E]*$/.test(text) ? text.toLowerCase() : foldBeyondAscii(text);
  return folded.replace(/\s+/g, ' ').trim();
}

function foldBeyondAscii(text: string): string {
  const decomposed = text.normalize('NFKD').replace(strippedMarks, '');
  const cased = decomposed.toLowerCase().toUpperCase().toLowerCase();
  const lower = cased.normalize('NFKD').replace(strippedMarks, '');
  return lower.replace(specialLetters, (letter) => plainLetters[letter] ?? letter).normalize('NFC');
}
