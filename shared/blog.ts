/** Date of each blog post, in the order of the catalog `pages/blog`: newest first. */
export const blogDays = ['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-21'] as const satisfies readonly string[];

/** Path of the feed; other languages add their prefix, as in /es/blog.xml. */
export const blogFeedPath = '/blog.xml';
