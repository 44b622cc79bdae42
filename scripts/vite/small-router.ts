import type { Plugin } from 'vite';

const own = /\/node_modules\/react-router\/dist\//;

/**
 * The router's build for production, which its package has but doesn't name, without the components that the site doesn't
 * use: a bundler keeps what is made by a call that isn't marked as pure, and what is given a name for React's developer
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
