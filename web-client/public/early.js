// What cannot wait until the client has been read. A classic script: modules run after the first
// paint, and what they need is asked for only then.

// The reader's theme and wish for motion are put on the page before it is painted, and again when
// the system or the reader changes them.
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

// The words of the reader's language are sent for, and on the page of a game the game and its board.
// Only a build says where they are.
(() => {
  const files = document.currentScript?.dataset.files;
  if (files === undefined) return;
  const { words, games } = JSON.parse(files);
  let chosen = null;
  try {
    chosen = localStorage.getItem('estafette.language');
  } catch {
    // A browser that keeps nothing says what its system speaks.
  }
  const languages = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]);
  const language = [chosen, ...languages, 'en'].find((name) => name in words);

  function send(link) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }

  // Which game it is this browser knows if it has seen it, and everybody if there is but one.
  function kindOf(id) {
    try {
      const known = JSON.parse(localStorage.getItem('estafette.kinds'));
      const kind = known.find(([game]) => game === id)[1];
      return Object.hasOwn(games, kind) ? kind : null;
    } catch {
      // A browser that keeps nothing, or has not seen this game, knows no more than others.
    }
    const kinds = Object.keys(games);
    return kinds.length === 1 ? kinds[0] : null;
  }

  const [, page, id] = location.pathname.split('/');
  send({ rel: 'modulepreload', href: words[language] });
  const kind = page === 'games' ? kindOf(id) : null;
  if (kind !== null) {
    send({ rel: 'modulepreload', href: games[kind] });
    for (const file of ['', '/map.svg']) {
      const href = `/api/boards/${kind}${file}`;
      send({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    }
  }
})();
