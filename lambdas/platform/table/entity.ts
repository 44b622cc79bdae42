/** Marks an item with what it is and the version of its schema, so that later code can still read it; stored as `shape`. */
export const entityMark = <Name extends string>(name: Name, schemaVersion = 1): { entity: Name; shape: number } => ({
  entity: name,
  shape: schemaVersion,
});
