import '../../../scripts/lib/load-sources.ts';
import '../../../scripts/local/stand-ins/load-emulators.ts';
