export type Resolver = {
  /** TXT records, their parts joined; none if the name doesn't exist. Throws ResolverUnavailable without an answer. */
  txt(name: string): Promise<string[]>;
};

export class ResolverUnavailable extends Error {
  override readonly name = 'ResolverUnavailable';
}
