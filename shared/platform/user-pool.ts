/**
 * Allows the user pool's own operations: change the password, turn off two-factor, delete the user. Browser tokens
 * don't get
 * it, because the pool doesn't know the API's rules for these.
 */
export const poolOperationsScope = 'aws.cognito.signin.user.admin';
