// First the compiler, which finds the others.
import '../../../scripts/lib/load-typescript.ts';
import '../../../scripts/lib/load-catalogs.ts';
import '../../../scripts/lib/load-fonts.ts';
import '../../../scripts/local/stand-ins/load-stand-ins.ts';
