import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAnswer, PasskeyRegistration } from '@shared/accounts/model/passkey';

type Ceremony = { challenge: string; origin: string };
type Deviation = { type?: string; origin?: string; rpId?: string; flags?: number; count?: number; id?: Buffer };

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const text = (data: Buffer): string => data.toString('base64url');

const seen = 0x01 | 0x04;
const withCredential = 0x40;

/** Answers like a browser with a platform authenticator. */
export class Authenticator {
  readonly id = randomBytes(32);
  count = 0;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  #authenticatorData(origin: string, { rpId, flags = seen, count = this.count, id }: Deviation): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const head = Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([flags]), counter]);
    if (!id) return head;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([head, Buffer.alloc(16), length, id]);
  }

  #clientData(type: string, { challenge, origin }: Ceremony, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge,
        origin: deviation.origin ?? origin,
        crossOrigin: false,
      }),
    );
  }

  register(ceremony: Ceremony, deviation: Deviation = {}): PasskeyRegistration {
    const flags = deviation.flags ?? seen | withCredential;
    const data = this.#authenticatorData(ceremony.origin, { id: this.id, ...deviation, flags });
    return {
      credentialId: text(this.id),
      publicKey: text(this.#keys.publicKey.export({ format: 'der', type: 'spki' })),
      authenticatorData: text(data),
      clientDataJSON: text(this.#clientData('webauthn.create', ceremony, deviation)),
    };
  }

  answer(ceremony: Ceremony, deviation: Deviation = {}): PasskeyAnswer {
    this.count += 1;
    const data = this.#authenticatorData(ceremony.origin, deviation);
    const clientData = this.#clientData('webauthn.get', ceremony, deviation);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#keys.privateKey);
    return {
      credentialId: text(this.id),
      authenticatorData: text(data),
      clientDataJSON: text(clientData),
      signature: text(signature),
    };
  }
}
