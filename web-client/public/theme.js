// Puts the reader's theme and wish for motion on the page before it is painted, and again when
// the system or the reader changes them. A classic script: modules run after the first paint.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');

  function chosen(name) {
    try {
      return localStorage.getItem(`estafette.${name}`);
    } catch {
      return null;
    }
  }

  function ofSystem() {
    if (contrast.matches) return 'contrast';
    return dark.matches ? 'dark' : 'light';
  }

  function apply() {
    const theme = chosen('theme');
    root.dataset.theme = ['light', 'dark', 'contrast'].includes(theme) ? theme : ofSystem();
    root.dataset.motion = chosen('motion') === 'reduced' || still.matches ? 'reduced' : 'full';
  }

  apply();
  for (const query of [dark, contrast, still]) query.addEventListener('change', apply);
  addEventListener('storage', apply);
  addEventListener('preferences', apply);
})();
