import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compiledFile, isCatalog } from '../locales/compile-catalog.ts';

/** Exports single texts by name, so bundles can leave out the others. */
const moduleOf = (json: string): string => {
  const names = Object.keys(JSON.parse(json) as object).filter((name) => name !== 'default');
  const single = names.map((name, index) => {
    const text = JSON.stringify(name);
    return `const text${index} = texts[${text}]; export { text${index} as ${text} };`;
  });
  return `const texts = ${json}; export default texts; ${single.join(' ')}`;
};

/** Compiled messages as modules, as in bundles. Import first in scripts that run use cases unbundled. */
registerHooks({
  load(url, context, next) {
    if (!isCatalog(url)) return next(url, context);
    return { format: 'module', shortCircuit: true, source: moduleOf(compiledFile(fileURLToPath(url))) };
  },
});
