const hues = 10;

/** FNV-1a, 32 bits: stable across visits and devices. */
export const hashOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
};

/** The color of a person or an organization without a picture, the same everywhere. */
export const hueOf = (id: string): string => `var(--av-${hashOf(id) % hues})`;
