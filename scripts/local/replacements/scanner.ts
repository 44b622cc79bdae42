import type { Scan } from '@lambdas/platform/files/ports';

/** EICAR test string for scanners (https://www.eicar.org), in two parts so no scanner finds it here. */
const eicar = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/** Replaces lambdas/platform/files/scanner.ts locally (see load-emulators.ts): finds only the EICAR test string. */
export const createScan =
  (): Scan =>
  ({ content }) =>
    Promise.resolve(content.includes(eicar) ? 'infected' : 'clean');
