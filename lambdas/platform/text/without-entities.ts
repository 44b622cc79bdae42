/** For our own HTML. Feed readers show entities unchanged; an escaped `<` stays so, because it could become a tag. */
export const withoutEntities = (html: string): string =>
  html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
