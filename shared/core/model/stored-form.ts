import * as z from 'zod';

/** Input schemas with the schemas of their stored values. */
const storedSchemas = new WeakMap<object, z.core.$ZodType>();

/** Input rules may become stricter, but stored values must stay readable: by default, as any text. */
export const typed = <T extends z.ZodType>(schema: T, stored: z.core.$ZodType = z.string()): T => {
  storedSchemas.set(schema._zod, stored);
  return schema;
};

/** A refined schema has the original one as its parent. */
const storedOf = ({ _zod }: z.core.$ZodType): z.core.$ZodType | undefined =>
  storedSchemas.get(_zod) ?? (_zod.parent && storedOf(_zod.parent));

type Definition = z.core.$ZodTypeDef & {
  shape?: z.core.$ZodShape;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
};

const relax = (schema: z.core.$ZodType): z.core.$ZodType => {
  const stored = storedOf(schema);
  if (stored) return stored;
  const { shape, element, innerType, options, valueType, ...rest } = schema._zod.def as Definition;
  if (!shape && !element && !innerType && !options && !valueType) return schema;
  return z.clone(schema, {
    ...rest,
    ...(shape && { shape: storedFields(shape) }),
    ...(element && { element: relax(element) }),
    ...(innerType && { innerType: relax(innerType) }),
    ...(options && { options: options.map(relax) }),
    ...(valueType && { valueType: relax(valueType) }),
  });
};

/** The input schema without its current rules for texts and days, for reading stored data. */
export const storedForm = <T extends z.core.$ZodType>(schema: T): T => relax(schema) as T;

export const storedFields = <S extends z.core.$ZodShape>(shape: S): S =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, relax(field)])) as S;
