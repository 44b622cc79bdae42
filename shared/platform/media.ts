/** Public files that people gave, such as logos, on the site's own origin. The rest of the path is the object's key. */
export const mediaPath = '/media/';
/** Keys of logos in the bucket of public files. */
export const logoKeys = 'media/logos/';
/** Keys of logos in the bucket of files that are not checked yet. */
export const sentLogoKeys = 'logos/';
