import type { Plugin } from 'vite';
import { supportEmail } from '../../shared/product.ts';
import { paths, securityTxtPath } from '../../shared/paths.ts';

/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Contact for security reports: https://www.rfc-editor.org/rfc/rfc9116 */
export const securityTxt = (builtAt: Date): string => {
  const expires = new Date(builtAt.getTime() + validDays * 24 * 3600 * 1000);
  return [
    `# How to report a vulnerability: see ${paths.safety}.`,
    `Contact: mailto:${supportEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
};

export const securityTxtFile = (): Plugin => ({
  name: 'security-txt',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: securityTxtPath.slice(1), source: securityTxt(new Date()) });
  },
  configureServer({ middlewares }) {
    middlewares.use(securityTxtPath, (_request, response) => {
      response.setHeader('content-type', 'text/plain; charset=utf-8');
      response.end(securityTxt(new Date()));
    });
  },
});
