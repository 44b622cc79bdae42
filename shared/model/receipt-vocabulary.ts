/** `license`: the numbers of licenses and certifications; `document`: the files that prove them. */
export const receiptSubjects = ['contact', 'resume', 'license', 'document'] as const;

/** `application`: with an application; `profile`: by the setting that shows contact details to employers. */
export const receiptReasons = ['application', 'profile'] as const;
