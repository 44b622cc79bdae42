import { ulid } from 'ulid';

/** An id for an entry that the browser adds to a form, such as a contact. */
export const newId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${ulid()}`;
