/**
 * With it an access token may be used for the user pool's own operations: change the password, turn two-factor off, delete the
 * user. The API has rules for these that the pool does not know, so tokens of browsers do not carry it.
 */
export const poolOperationsScope = 'aws.cognito.signin.user.admin';
