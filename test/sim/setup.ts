import '../../scripts/lib/load-sources.ts';
import './world/load-replacements.ts';
import { compressAtOnce } from './world/compression.ts';

compressAtOnce();
