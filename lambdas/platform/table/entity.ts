/** Schema version of an item, so later code can still read it; stored as `shape`. */
export const entityMark = <Name extends string>(name: Name, schemaVersion = 1): { entity: Name; shape: number } => ({
  entity: name,
  shape: schemaVersion,
});
