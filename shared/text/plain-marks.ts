/** Replaces typographic apostrophes and dashes, accents used in their place, and the ʻokina with keyboard characters. */
export const withPlainMarks = (text: string): string =>
  text.replaceAll(/[’‘‛ʼʻʹ′`´＇]/g, "'").replaceAll(/[‐‑‒–—―−﹘﹣－]/g, '-');
