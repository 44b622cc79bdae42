/**
 * Scope for the pool's own operations, such as deleting the user, which bypass the API's rules: not for browser tokens.
 */
export const poolOperationsScope = 'aws.cognito.signin.user.admin';

/**
 * Cognito has one error for a wrong password and for a lockout after too many: only the message tells
 * them apart. https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export const saysPasswordsLocked = ({ message }: Pick<Error, 'message'>): boolean => /attempts exceeded/i.test(message);

/** Days for which a remembered sign-in can be renewed. */
export const sessionDays = 30;
