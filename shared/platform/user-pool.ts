/**
 * Allows the pool's own operations, such as deleting the user, which bypass the API's rules: not for browser tokens.
 */
export const poolOperationsScope = 'aws.cognito.signin.user.admin';

/**
 * Cognito has one error for a wrong password and for one that it doesn't look at after too many wrong ones: the message tells
 * them apart. https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html#authentication-flow-lockout-behavior
 */
export const saysPasswordsLocked = ({ message }: Pick<Error, 'message'>): boolean => /attempts exceeded/i.test(message);

/** How long a remembered sign-in can be renewed. */
export const sessionDays = 30;
