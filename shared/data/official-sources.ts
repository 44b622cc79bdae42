import { exclusionSearchUrl } from './exclusion-appeal';

/** Official pages linked from articles, by the name of the link. */
export const officialSources = {
  npiRegistry: 'https://npiregistry.cms.hhs.gov/',
  medicalBoards: 'https://www.fsmb.org/contact-a-state-medical-board/',
  medicalCompact: 'https://imlcc.com/',
  nursys: 'https://www.nursys.com/',
  npdb: 'https://www.npdb.hrsa.gov/',
  exclusions: exclusionSearchUrl,
} as const;
