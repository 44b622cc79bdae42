type ColumnKind = Uint8ArrayConstructor | Uint32ArrayConstructor | Float64ArrayConstructor;
type Column = Uint8Array | Uint32Array | Float64Array;

const baseKinds = {
  status: Uint8Array,
  revision: Float64Array,
  chunk: Uint32Array,
  offset: Uint32Array,
  length: Uint32Array,
} as const;
type BaseColumn = keyof typeof baseKinds;

export const gone = 255;

/** Indexed by document ordinal. */
export type Columns<C extends string> = Record<C | BaseColumn, Column>;
export type ColumnKinds<C extends string> = Record<C, ColumnKind>;
export type Row<C extends string> = Record<C | 'status', number>;

const allKinds = <C extends string>(kinds: ColumnKinds<C>): [C | BaseColumn, ColumnKind][] =>
  Object.entries<ColumnKind>({ ...kinds, ...baseKinds }) as [C | BaseColumn, ColumnKind][];

export const columnNames = <C extends string>(kinds: ColumnKinds<C>): (C | BaseColumn)[] =>
  allKinds(kinds).map(([name]) => name);

const columnsOf = <C extends string>(kinds: ColumnKinds<C>, make: (kind: ColumnKind, index: number) => Column) =>
  Object.fromEntries(allKinds(kinds).map(([name, kind], index) => [name, make(kind, index)])) as Columns<C>;

export const newColumns = <C extends string>(kinds: ColumnKinds<C>, capacity: number): Columns<C> =>
  columnsOf(kinds, (Kind) => new Kind(capacity));

/** Returns columns in the order of `columnNames`. */
export const columnsFrom = <C extends string>(kinds: ColumnKinds<C>, buffers: readonly ArrayBuffer[]): Columns<C> =>
  columnsOf(kinds, (Kind, index) => new Kind(buffers[index] ?? new ArrayBuffer()));

export const grownColumns = <C extends string>(
  kinds: ColumnKinds<C>,
  columns: Columns<C>,
  capacity: number,
): Columns<C> => {
  const grown = newColumns(kinds, capacity);
  for (const name of columnNames(kinds)) grown[name].set(columns[name]);
  return grown;
};

/** 1-based index; 0 for none. */
export const numberIn = <T extends string>(values: readonly T[], value: T | null): number =>
  value === null ? 0 : values.indexOf(value) + 1;
