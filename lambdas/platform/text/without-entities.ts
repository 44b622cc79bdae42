/** Of our own HTML. Readers of feeds show entities as they are; `<` of a text stays one, so it can't become a tag. */
export const withoutEntities = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
