import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const usedInCalls = /\buse(?:Translation|Lists|Catalogs)\(([^()]*)\)/g;
const usedInLists = /\b\w*[cC]atalogs = \[([^\]]*)\]/g;
const quoted = /'([\w/-]+)'/g;

/** IDs of the text catalogs that a module uses: in hook calls, and in lists whose names end with "catalogs". */
export const catalogsIn = (code: string): string[] => {
  const places = [...code.matchAll(usedInCalls), ...code.matchAll(usedInLists)];
  return [...new Set(places.flatMap(([, ids = '']) => [...ids.matchAll(quoted)].map(([, id = '']) => id)))];
};

/** Adds a call to each module of the site that lists its catalogs, so they load with the module. */
export const moduleTexts = (): Plugin => ({
  name: 'module-texts',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/web\/src\/(?!lib\/i18n\/).*\.tsx?$/,
      code: /\buse(?:Translation|Lists|Catalogs)\(|[cC]atalogs = \[/,
    },
    handler(code) {
      const ids = catalogsIn(code);
      if (ids.length === 0) return null;
      const changed = new MagicString(code);
      changed.append(
        `\nimport { usesTexts as $usesTexts } from '@/lib/i18n/i18n';\n$usesTexts(${ids.map((id) => `'${id}'`).join()});\n`,
      );
      return { code: changed.toString(), map: changed.generateMap({ hires: true }) };
    },
  },
});
