/** Target of the skip link. */
export const mainId = 'main';
