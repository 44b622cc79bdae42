import type { BuildingKind } from '@/components/faces/facility-building';
import type { PublicJob } from '@shared/hiring/model/job';

const towers: readonly string[] = ['hospital', 'childrens', 'rehabilitation', 'correctional'];
const campuses: readonly string[] = [
  'critical_access',
  'nursing_home',
  'assisted_living',
  'behavioral',
  'laboratory',
  'school',
];

/** The facility's drawing by its kind; undefined where the job doesn't name one. */
export const buildingOf = ({ moreDetails }: Pick<PublicJob, 'moreDetails'>): BuildingKind | undefined => {
  const setting = moreDetails?.setting;
  if (!setting) return undefined;
  if (towers.includes(setting)) return 'tower';
  return campuses.includes(setting) ? 'campus' : 'clinic';
};
