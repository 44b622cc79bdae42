/**
 * Private even to staff who read as the person: documents, files, health, phone numbers that are shared for calls, and
 * links that open without a session.
 */
export const hiddenFromViewers: ReadonlySet<string> = new Set([
  'getMyDocument',
  'getProfessionalDocument',
  'listHealthRecords',
  'getHealthDocument',
  'getMyResume',
  'getProfessionalResume',
  'getApplicationResume',
  'getAttachment',
  'getTicketAttachment',
  'getComplianceFile',
  'getCalendarConnection',
  'getReferralLink',
  'getInterviewCall',
  'getDataExport',
  'getOrganizationExport',
  'exportApplications',
  'exportTimesheets',
  'exportPayStatement',
  'exportPayroll',
  'exportReceipts',
  'exportAnalytics',
  'exportInvoices',
  'getBillingDetails',
  'getOwnReceipt',
  'listEvidenceItems',
  'listEvidencePackets',
  'getEvidencePacket',
  'listCallList',
]);
