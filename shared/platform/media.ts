/** Public files that people gave, such as logos, on the site's own origin. The rest of the path is the object's key. */
export const mediaPath = '/media/';
/** Where keys begin in the bucket of public files. */
export const mediaKeys = {
  logo: 'media/logos/',
  portfolio: 'media/portfolio/',
  photo: 'media/photos/',
} as const;
export type MediaKind = keyof typeof mediaKeys;

/** Where keys begin in the bucket of files that are not checked yet. */
export const sentKeys = {
  logo: 'logos/',
  /** Of a portfolio, or a photo. */
  image: 'images/',
  resume: 'resumes/',
  /** Proof of a license. */
  credential: 'credentials/',
  /** Of a message. */
  attachment: 'attachments/',
} as const;
export type UploadKind = keyof typeof sentKeys;

/** Where keys begin in the bucket of files that are not public. */
export const documentKeys = {
  resume: 'resumes/',
  credential: 'credentials/',
  /** Resumes as they were sent with applications. */
  application: 'applications/',
  attachment: 'attachments/',
  timesheet: 'timesheets/',
} as const;
export type DocumentKind = keyof typeof documentKeys;
/** Resumes made from profiles; each is made anew when somebody asks, so they are kept for a day at most. */
export const generatedResumeKeys = `${documentKeys.resume}generated/`;
