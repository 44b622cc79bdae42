import * as z from 'zod';

/** Schemas of typed text. Their rules may get stricter, but stored text must stay readable. */
const typedTexts = new WeakSet<object>();

export const typed = <T extends z.ZodType>(schema: T): T => {
  typedTexts.add(schema._zod);
  return schema;
};

/** A schema with an additional rule has the original one as its parent. */
const isTyped = ({ _zod }: z.core.$ZodType): boolean =>
  typedTexts.has(_zod) || (_zod.parent !== undefined && isTyped(_zod.parent));

type Definition = z.core.$ZodTypeDef & {
  shape?: z.core.$ZodShape;
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
};

const relax = (schema: z.core.$ZodType): z.core.$ZodType => {
  if (isTyped(schema)) return z.string();
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

/** The form's schema without its current text rules, for reading stored data. */
export const storedForm = <T extends z.core.$ZodType>(schema: T): T => relax(schema) as T;

export const storedFields = <S extends z.core.$ZodShape>(shape: S): S =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, relax(field)])) as S;
