export type SignInFailure =
  | 'incorrect'
  | 'badCode'
  | 'expired'
  | 'tooMany'
  | 'locked'
  | 'offline'
  | 'failed'
  | 'passkeyRefused'
  | 'passkeyCanceled';

export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly reason: SignInFailure;

  constructor(reason: SignInFailure, message: string = reason) {
    super(message);
    this.reason = reason;
  }
}
