import { ulid } from 'ulid';

/** Id for a new entry of a form, such as a contact. */
export const newId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${ulid()}`;
