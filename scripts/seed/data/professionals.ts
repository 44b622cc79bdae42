import { midwestProfessionals } from './professionals-midwest';
import { southernProfessionals } from './professionals-south';
import { travellingProfessionals } from './professionals-travelling';
import { westernProfessionals } from './professionals-west';
import type { SeedProfessional } from './seed-professional';

/** Most can be found; some are anonymous, private or still in the wizard. */
export const seedProfessionals: readonly SeedProfessional[] = [
  ...midwestProfessionals,
  ...westernProfessionals,
  ...southernProfessionals,
  ...travellingProfessionals,
];
