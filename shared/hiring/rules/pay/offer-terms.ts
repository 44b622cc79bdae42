/** Terms that someone agrees to, of an offer or a shift. */
type Terms = Readonly<Record<string, unknown>>;

/** Independent of property order. */
export const canonicalTerms = (terms: Terms): string =>
  JSON.stringify(Object.fromEntries(Object.entries(terms).sort(([one], [other]) => (one < other ? -1 : 1))));

export const termsHash = async (terms: Terms): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalTerms(terms)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
