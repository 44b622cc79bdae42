import { randomBytes } from 'node:crypto';
import type { KeyService } from '../../../platform/crypto/key-service';

/** KMS in memory; counts its calls. */
export class FakeKeyService implements KeyService {
  readonly kept = new Map<string, { plain: Buffer; context: string }>();
  calls = 0;

  generate: KeyService['generate'] = async (context) => {
    this.calls += 1;
    const made = { plain: randomBytes(32), wrapped: randomBytes(8).toString('hex') };
    this.kept.set(made.wrapped, { plain: made.plain, context: JSON.stringify(context) });
    return made;
  };

  unwrap: KeyService['unwrap'] = async (wrapped, context) => {
    this.calls += 1;
    const kept = this.kept.get(wrapped);
    if (kept?.context !== JSON.stringify(context)) throw new Error('The key was wrapped with another context.');
    return kept.plain;
  };
}
