/** A problem that the person at the keyboard can solve. Its message is one sentence that says what is wrong and the way out. */
export class LocalError extends Error {
  override readonly name = 'LocalError';
}
