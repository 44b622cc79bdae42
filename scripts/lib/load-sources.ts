// TypeScript, catalogs, and fonts as modules. First the compiler, which finds the others.
import './load-typescript.ts';
import './load-catalogs.ts';
import './load-fonts.ts';
