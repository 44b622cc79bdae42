import type { RecordSystem } from '../../hiring/model/more-details-vocabulary';
import names from './record-systems.json' with { type: 'json' };

/** Product names, the same in every language. */
export const recordSystemNames: Record<RecordSystem, string> = names;
