import { alliedProfessionals } from './professionals-allied';
import { contractProfessionals } from './professionals-contract';
import { lakeshoreProfessionals } from './professionals-lakeshore';
import { midwestProfessionals } from './professionals-midwest';
import { nursingProfessionals } from './professionals-nurses';
import { southernProfessionals } from './professionals-south';
import { travellingProfessionals } from './professionals-travelling';
import { westernProfessionals } from './professionals-west';
import type { SeedProfessional } from './seed-professional';

/** Most are public; some are anonymous, private or unfinished. */
export const seedProfessionals: readonly SeedProfessional[] = [
  ...midwestProfessionals,
  ...westernProfessionals,
  ...southernProfessionals,
  ...travellingProfessionals,
  ...nursingProfessionals,
  ...alliedProfessionals,
  ...lakeshoreProfessionals,
  ...contractProfessionals,
];
