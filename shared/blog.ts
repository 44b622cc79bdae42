/** The day of each note of the blog, in the order of the catalog `pages/blog`: newest first. */
export const blogDays = ['2026-11-21', '2026-11-21', '2026-11-21', '2026-11-21'] as const satisfies readonly string[];

/** In each language below its prefix, such as /es/blog.xml. */
export const blogFeedPath = '/blog.xml';
