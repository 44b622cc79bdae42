import type { Clock } from '../platform/clock';
import type { Organizations } from '../store/organizations/organizations';
import type { PlacementRepository } from '../store/placements/ports';
import type { NewFiles } from '../store/compliance/ports';
import type { OfferRepository } from '../store/offers/ports';

export type Deps = {
  offers: OfferRepository;
  placements: PlacementRepository;
  newFiles: NewFiles;
  organizations: Organizations;
  clock: Clock;
};
