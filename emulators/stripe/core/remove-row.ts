/** Removes a row from a table of the state. */
export const removeRow = (rows: Record<string, unknown>, id: string): void => {
  Reflect.deleteProperty(rows, id);
};
