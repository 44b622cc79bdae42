import type { Plugin } from 'vite';

const own = /\/node_modules\/react-router\/dist\//;

/**
 * The router's production build, which its package includes but doesn't export, without components unused by the site: a
 * bundler keeps results of calls not marked as pure, and components with a display name for React's developer
 * tools.
 */
export const smallRouter = (): Plugin => ({
  name: 'small-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
  transform(code, id) {
    if (!own.test(id)) return null;
    return code
      .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
      .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1');
  },
});
