/** The page follows the colour scheme of the reader's system. */
export const systemColourScheme = {
  filename: 'colour-scheme.js',
  content: `const dark = window.matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
`,
};
