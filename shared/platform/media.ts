/** Public user files, such as logos, on the site's origin; the rest of the path is the object key. */
export const mediaPath = '/media/';
/** Key prefixes in the bucket of public files. */
export const mediaKeys = {
  logo: 'media/logos/',
  facility: 'media/facilities/',
  portfolio: 'media/portfolio/',
  photo: 'media/photos/',
} as const;
export type MediaKind = keyof typeof mediaKeys;

/** Key prefixes in the upload quarantine. */
export const sentKeys = {
  logo: 'logos/',
  facility: 'facilities/',
  image: 'images/',
  resume: 'resumes/',
  credential: 'credentials/',
  health: 'health/',
  attachment: 'attachments/',
  compliance: 'compliance/',
  ticket: 'tickets/',
  organization: 'organizations/',
  appeal: 'appeals/',
} as const;
export type UploadKind = keyof typeof sentKeys;

/** Key prefixes in the bucket of private files. */
export const documentKeys = {
  resume: 'resumes/',
  credential: 'credentials/',
  health: 'health/',
  application: 'applications/',
  attachment: 'attachments/',
  timesheet: 'timesheets/',
  offer: 'offers/',
  compliance: 'compliance/',
  ticket: 'tickets/',
  organization: 'organizations/',
  export: 'exports/',
  invoice: 'invoices/',
  evidence: 'evidence/',
  appeal: 'appeals/',
} as const;
export type DocumentKind = keyof typeof documentKeys;
/** Generated on every request, so deleted within a day. */
export const generatedResumeKeys = `${documentKeys.resume}generated/`;

/** Folders with one subfolder per person. */
export const personalFolders = [
  { store: 'documents', folder: documentKeys.resume },
  { store: 'documents', folder: documentKeys.credential },
  { store: 'documents', folder: documentKeys.health },
  { store: 'documents', folder: documentKeys.export },
  { store: 'media', folder: mediaKeys.portfolio },
  { store: 'media', folder: mediaKeys.photo },
] as const;

/** Parts of an unfinished export. */
export const exportWorkKeys = `${documentKeys.export}parts/`;

/** Prefix of emails stored by SES. */
export const inboundMailPrefix = 'inbound/';
