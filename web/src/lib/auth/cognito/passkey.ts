import type { PasskeyAnswer, PasskeyRegistration } from '@shared/accounts/model/passkey';
import { limits } from '@shared/limits';
import { productName } from '@shared/product';

const timeout = limits.passkeyMinutes * 60 * 1000;

const encode = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const decode = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Whether the person closed the browser's dialog or let it time out. Browsers don't tell which. */
export const wasCanceled = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** Whether the browser already has a passkey of the list. */
export const isKnownPasskey = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

type Offer = { challenge: string; user: { id: string; name: string; displayName: string }; known: readonly string[] };

const ofBrowser = (credential: Credential | null): PublicKeyCredential => {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException(undefined, 'NotAllowedError');
  return credential;
};

/** A passkey for this site, found without an address, and unlocked by its owner. */
export const makePasskey = async ({ challenge, user, known }: Offer): Promise<PasskeyRegistration> => {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: decode(challenge),
      rp: { name: productName },
      user: { ...user, id: decode(user.id) },
      // ES256 and RS256.
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: known.map((id) => ({ type: 'public-key', id: decode(id) })),
      attestation: 'none',
      timeout,
    },
  });
  const { rawId, response } = ofBrowser(made);
  const registered = response as AuthenticatorAttestationResponse;
  const publicKey = registered.getPublicKey();
  if (!publicKey) throw new DOMException(undefined, 'NotSupportedError');
  return {
    credentialId: encode(rawId),
    publicKey: encode(publicKey),
    authenticatorData: encode(registered.getAuthenticatorData()),
    clientDataJSON: encode(registered.clientDataJSON),
  };
};

export const answerWithPasskey = async (challenge: string): Promise<PasskeyAnswer> => {
  const chosen = await navigator.credentials.get({
    publicKey: { challenge: decode(challenge), userVerification: 'required', timeout },
  });
  const { rawId, response } = ofBrowser(chosen);
  const answered = response as AuthenticatorAssertionResponse;
  return {
    credentialId: encode(rawId),
    authenticatorData: encode(answered.authenticatorData),
    clientDataJSON: encode(answered.clientDataJSON),
    signature: encode(answered.signature),
  };
};
