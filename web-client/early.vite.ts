import type { Plugin } from 'vite';

const WORDS = /\/src\/games\/\w+\/packs\/(\w+)\.ts$/;
const GAME = /\/src\/games\/(\w+)\/index\.ts$/;

/**
 * Tells `public/early.js` where the words of each language and the games are, so that they are on
 * their way before the client has been read.
 */
export function early(): Plugin {
  return {
    name: 'early',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const words: Record<string, string> = {};
        const games: Record<string, string> = {};
        for (const file of Object.values(bundle ?? {})) {
          if (file.type !== 'chunk') continue;
          const of = file.facadeModuleId ?? '';
          const language = WORDS.exec(of)?.[1];
          if (language !== undefined) words[language] = `/${file.fileName}`;
          const game = GAME.exec(of)?.[1];
          if (game !== undefined) games[game] = `/${file.fileName}`;
        }
        const told = JSON.stringify({ words, games }).replaceAll('"', '&quot;');
        return html.replace('src="/early.js"', `src="/early.js" data-files="${told}"`);
      },
    },
  };
}
