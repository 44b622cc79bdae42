import { ulid } from 'ulid';

export const newId = <P extends string>(prefix: P): `${P}_${string}` => `${prefix}_${ulid()}`;
