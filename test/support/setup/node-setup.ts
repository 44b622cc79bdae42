import '../../../scripts/lib/load-sources.ts';
import '../../../scripts/local/replacements/load-emulators.ts';
