/** JSON Schema of the values that were seen. */
export type JsonSchema = {
  type?: string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
};

/** Objects keyed by IDs would grow without end. */
const mostProperties = 400;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
};

/** Extends the schema so that it also describes this value. */
export const extendSchema = (schema: JsonSchema, value: unknown): JsonSchema => {
  const type = typeOf(value);
  const types = (schema.type ??= []);
  if (!types.includes(type)) types.push(type);
  if (Array.isArray(value)) {
    const items = (schema.items ??= {});
    for (const member of value) extendSchema(items, member);
  } else if (type === 'object') {
    const properties = (schema.properties ??= {});
    for (const [name, member] of Object.entries(value as object)) {
      const known = Object.hasOwn(properties, name);
      if (!known && Object.keys(properties).length >= mostProperties) continue;
      properties[name] = extendSchema(known ? properties[name]! : {}, member);
    }
  }
  return schema;
};
