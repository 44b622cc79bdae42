export type SignInFailure = 'incorrect' | 'badCode' | 'expired' | 'tooMany' | 'offline' | 'failed';

/** Why a sign-in was refused, in terms that a page can word. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, message: string = reason) {
    super(message);
    this.reason = reason;
  }
}
