import { exclusionSearchUrl } from './exclusion-appeal';

/** Pages of public authorities that articles lead to, by the name of the link in their texts. */
export const officialSources = {
  npiRegistry: 'https://npiregistry.cms.hhs.gov/',
  medicalBoards: 'https://www.fsmb.org/contact-a-state-medical-board/',
  medicalCompact: 'https://imlcc.com/',
  nursys: 'https://www.nursys.com/',
  npdb: 'https://www.npdb.hrsa.gov/',
  exclusions: exclusionSearchUrl,
} as const;
