/** The page is dark where the reader's system is; it has no switch of its own. */
export const darkAsTheSystem = {
  filename: 'colour-scheme.js',
  content: `const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
`,
};
