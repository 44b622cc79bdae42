/**
 * Allows the pool's own operations, such as deleting the user, which bypass the API's rules: not for browser tokens.
 */
export const poolOperationsScope = 'aws.cognito.signin.user.admin';

/** How long a remembered sign-in can be renewed. */
export const sessionDays = 30;
