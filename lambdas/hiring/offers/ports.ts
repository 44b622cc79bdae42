import type { Clock } from '../../platform/clock';
import type { Organizations } from '../../store/organizations/organizations/organizations';
import type { PlacementRepository } from '../../store/work/placements/ports';
import type { NewFiles } from '../../store/people/compliance/ports';
import type { OfferRepository } from '../../store/hiring/offers/ports';

export type Deps = {
  offers: OfferRepository;
  placements: PlacementRepository;
  newFiles: NewFiles;
  organizations: Organizations;
  clock: Clock;
};
