import { readSecret } from './read-secret';

/** Reads the secret on first use, and again after a failure. */
export const createSecret = (secretId: () => string): (() => Promise<string>) => {
  let secret: Promise<string> | undefined;
  const load = async (): Promise<string> => {
    const text = await readSecret(secretId());
    if (!text) throw new Error('A secret is empty.');
    return text;
  };
  return () =>
    (secret ??= load().catch((error: unknown) => {
      secret = undefined;
      throw error;
    }));
};
