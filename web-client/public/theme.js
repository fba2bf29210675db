// Puts the reader's theme and wish for motion on the page before it is painted, and again when
// the system or the reader changes them. A classic script: modules run after the first paint.
(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const paper = matchMedia('print');
  let printing = false;

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

  /** Paper is white, whatever the screen is. */
  function theme() {
    if (printing || paper.matches) return 'contrast';
    const theirs = chosen('theme');
    return ['light', 'dark', 'contrast'].includes(theirs) ? theirs : ofSystem();
  }

  function apply() {
    root.dataset.theme = theme();
    root.dataset.motion = chosen('motion') === 'reduced' || still.matches ? 'reduced' : 'full';
  }

  apply();
  for (const query of [dark, contrast, still, paper]) query.addEventListener('change', apply);
  for (const moment of ['beforeprint', 'afterprint']) {
    addEventListener(moment, () => {
      printing = moment === 'beforeprint';
      apply();
    });
  }
  addEventListener('storage', apply);
  addEventListener('preferences', apply);
})();
