// Runs before the first paint of markup that was rendered at build, which knows nothing of its visitor.
(() => {
  const { dataset } = document.documentElement;
  try {
    const chosen = localStorage.getItem('mantine-color-scheme-value');
    const isDark =
      chosen === 'dark' ||
      (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
    dataset.mantineColorScheme = isDark ? 'dark' : 'light';
    // Who is signed in sees another page: global.css hides this one until the app starts.
    if (localStorage.getItem('visioncloud.session') !== null) dataset.waiting = '';
  } catch {
    // A browser without storage shows the page as it is.
  }
})();
