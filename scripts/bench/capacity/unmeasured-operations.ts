import { gatewayFunctions } from '@shared/platform/functions';

export const operations = Object.values(gatewayFunctions).flatMap(({ routes }) => Object.keys(routes));

/** Tests call these with another time, which the gateway's functions can't be given. */
const atItsTime = 'needs a shift that has begun or is over: its tests call the function at that time';
const asItsPage = (page: string): string => `a HEAD request that reads what ${page} reads`;
const noTable = 'answers from memory, a file, or a key service, without the table';

const alone = 'only its function is tested, without the gateway';

/** Operations whose tests don't use the table, or that no test calls successfully through the gateway. */
export const unmeasuredOperations: Readonly<Record<string, string>> = {
  suggestSearch: noTable,
  getSiteState: noTable,
  getSigningKeys: noTable,
  showRobots: noTable,
  askForOrganizationPage: asItsPage('showOrganizationPage'),
  askForProfessionalPage: asItsPage('showProfessionalPage'),
  submitAttendance: atItsTime,
  answerReturn: atItsTime,
  confirmAttendance: atItsTime,
  declareNoShow: atItsTime,
  sendHome: atItsTime,
  leaveEarly: atItsTime,
  answerWouldReturn: atItsTime,
  listAttendanceToApprove: atItsTime,
  returnAttendance: atItsTime,
  coverNow: atItsTime,
  pauseCoverNow: atItsTime,
  declineInvite: atItsTime,
  printBookingReceipt: atItsTime,
  printEvidencePacket: atItsTime,
  printPayStatement: atItsTime,
  exportPayStatement: atItsTime,
  requestPayout: atItsTime,
  retryPayout: atItsTime,
  removeProof: alone,
  shareComplianceItems: alone,
  shareComplianceItem: alone,
  unshareComplianceItem: alone,
  replayDeadLetter: alone,
  discardDeadLetter: alone,
  listOwnIntegrationCalls: alone,
  getOfferedMethods: 'asks the payment provider, without the table',
  resendEmailChange: 'is refused for a minute after the change it repeats',
};
