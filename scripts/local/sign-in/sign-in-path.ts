/** Path of the user pool's hosted pages on the site's own origin. */
export const signInPath = '/_local/sign-in';
