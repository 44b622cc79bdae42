import type { RecordSystem } from '../../model/more-details-vocabulary';

export const recordSystemNames: Record<RecordSystem, string> = {
  epic: 'Epic',
  cerner: 'Oracle Health (Cerner)',
  meditech: 'MEDITECH',
  allscripts: 'Veradigm (Allscripts)',
  athena: 'athenahealth',
  eclinicalworks: 'eClinicalWorks',
  cprs: 'VA CPRS',
  pointclickcare: 'PointClickCare',
  matrixcare: 'MatrixCare',
  hchb: 'Homecare Homebase',
};
