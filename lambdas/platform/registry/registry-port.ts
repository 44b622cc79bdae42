import * as z from 'zod';

const PersonName = z.object({ first: z.string(), middle: z.string(), last: z.string() });

/** The stored subset: the registry has more, such as addresses and gender. */
export const RegistryEntry = z.object({
  kind: z.enum(['person', 'organization']),
  active: z.boolean(),
  names: z.array(PersonName),
  name: z.string(),
  taxonomy: z.string(),
  state: z.string(),
  /** Names of an organization: the legal one, then others that it uses. */
  organizationNames: z.array(z.string()).default([]),
  /** States of licenses and practice locations. */
  states: z.array(z.string()).default([]),
});
export type RegistryEntry = z.infer<typeof RegistryEntry>;

export type Registry = {
  /** Null if the number does not exist; throws RegistryUnavailable without an answer. */
  find(npiNumber: string): Promise<RegistryEntry | null>;
};

export type RegistryCircuit = {
  isOpen(): Promise<boolean>;
  open(seconds: number): Promise<void>;
};

export class RegistryUnavailable extends Error {
  override readonly name = 'RegistryUnavailable';
}
