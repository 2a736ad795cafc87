/** Letters that Unicode does not decompose, and what people type for them. */
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
 * Marks shared by scripts, such as accents, and the vowel points of Hebrew. Marks that make another letter or syllable are kept:
 * the voicing of kana, the vowel signs of Indic scripts.
 */
const strippedMarks = /(?![\u3099\u309A])(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}]/gu;

/**
 * Normalises a text for comparisons in the directory: removes accents and case, widths of letters and repeated blanks. It goes through
 * upper case, because only that turns 'ß' into 'ss' and 'ı' into 'I'. It is idempotent.
 */
export function toSearchKey(text: string): string {
  // Most texts are plain ASCII, which needs none of this.
  // oxlint-disable-next-line no-control-regex
  const plain = /^[\x20-\x7E]*$/.test(text) ? text.toLowerCase() : normalizeBeyondAscii(text);
  return plain.replace(/\s+/g, ' ').trim();
}

function normalizeBeyondAscii(text: string): string {
  const decomposed = text.normalize('NFKD').replace(strippedMarks, '');
  const cased = decomposed.toLowerCase().toUpperCase().toLowerCase();
  const lower = cased.normalize('NFKD').replace(strippedMarks, '');
  return lower.replace(specialLetters, (letter) => plainLetters[letter] ?? letter).normalize('NFC');
}
