/** The id of the page's main part; the skip link goes there. */
export const mainId = 'main';
