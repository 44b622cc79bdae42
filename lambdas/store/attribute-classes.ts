/**
 * Sensitivity of an attribute, strictest first. `special` (birth date, gender, health)
 * and `credential` (numbers that others could misuse) are encrypted with the person's own data key.
 */
export const attributeClasses = ['special', 'credential', 'identity', 'contact', 'content', 'operational'] as const;
export type AttributeClass = (typeof attributeClasses)[number];

/**
 * Classes by attribute name. A name that ends with `*` stands for dynamic attribute names, `*` alone
 * for counters, which hold only numbers.
 */
export type AttributeClasses = Readonly<Record<string, AttributeClass>>;

/** Attributes of every item; an entity may name another class for one of them. */
export const commonClasses = {
  pk: 'operational',
  sk: 'operational',
  entity: 'operational',
  shape: 'operational',
  ttl: 'operational',
  _by: 'operational',
  hiddenBy: 'operational',
  gsi1pk: 'operational',
  gsi1sk: 'operational',
  gsi2pk: 'operational',
  gsi2sk: 'operational',
  gsi3pk: 'operational',
  gsi3sk: 'operational',
} as const satisfies AttributeClasses;

/** Attributes of the item's type, and those stored in addition. */
export type ClassesOf<Stored, Beside extends string = never> = Readonly<
  Record<Exclude<keyof Stored & string, keyof typeof commonClasses> | Beside, AttributeClass>
> &
  Partial<Record<keyof typeof commonClasses, AttributeClass>>;

export const counters = { '*': 'operational' } as const satisfies AttributeClasses;
