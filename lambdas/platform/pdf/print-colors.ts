/** Dark enough for black-and-white printing. */
export const ink = '#15292c';
export const soft = '#4a6163';
export const brand = '#0b5a55';
export const hairline = '#c3d1d0';
