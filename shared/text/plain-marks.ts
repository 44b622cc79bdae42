/** With the apostrophes and dashes of a keyboard: copied text has typographic ones, accents in their place, and the ʻokina. */
export const withPlainMarks = (text: string): string =>
  text.replaceAll(/[’‘‛ʼʻʹ′`´＇]/g, "'").replaceAll(/[‐‑‒–—―−﹘﹣－]/g, '-');
