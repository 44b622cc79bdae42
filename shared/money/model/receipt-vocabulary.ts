/**
 * `license`: numbers of licenses and certifications; `document`: files that prove them; `compliance`: files of
 * placements.
 */
export const receiptSubjects = ['contact', 'resume', 'license', 'document', 'compliance'] as const;

/**
 * `application`: sent with an application; `profile`: by the setting that shows contact details to employers;
 * `placement`: for a placement.
 */
export const receiptReasons = ['application', 'profile', 'placement'] as const;
