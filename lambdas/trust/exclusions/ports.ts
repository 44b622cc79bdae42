import type { Clock } from '../../platform/clock';
import type { ExclusionCases, ScreenedProfessionals } from '../../store/trust/exclusions/ports';
import type { WatchListReader } from '../../store/trust/watch-lists/ports';

export type Deps = {
  cases: ExclusionCases;
  professionals: ScreenedProfessionals;
  lists: Pick<WatchListReader, 'current'>;
  clock: Clock;
};
