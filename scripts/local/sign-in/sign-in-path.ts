/** Where the hosted pages of the user pool are, on the site's own address. */
export const signInPath = '/_local/sign-in';
