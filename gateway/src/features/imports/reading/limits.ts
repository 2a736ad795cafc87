/** What a file may hold. */
export const mostRows = 100_000;
export const mostColumns = 200;
/** Characters of one cell; what is longer breaks the rule of every field and is cut here. */
export const longestCell = 1000;
/** Characters of all cells together. Excel stores a repeated text once, so a small file can hold any amount. */
export const mostText = 64_000_000;
/** Bytes of an unpacked Excel file: 100,000 rows with every column take half of it. */
export const mostUnpacked = 100 * 1024 * 1024;
/** A large Excel file packs some 5 to 50 times. Beyond this many times it is made to harm. */
export const maxCompressionRatio = 150;
