/** Placeholders as written between braces in a template, in every language. */
export const placeholders = ['first name', 'job', 'organization', 'my name'] as const;
export type Placeholder = (typeof placeholders)[number];

/** Null if unknown for this recipient. */
export type TemplateValues = Record<Placeholder, string | null>;

type TemplatePart = { kind: 'text'; text: string } | { kind: 'placeholder'; placeholder: Placeholder };

export const tokenOf = (placeholder: Placeholder): string => `{${placeholder}}`;

const token = /\{(first name|job|organization|my name)\}/;

export const templateParts = (text: string): TemplatePart[] =>
  text.split(token).flatMap((part, index): TemplatePart[] => {
    // Every second part is a match of the group.
    if (index % 2 === 1) return [{ kind: 'placeholder', placeholder: part as Placeholder }];
    return part === '' ? [] : [{ kind: 'text', text: part }];
  });

/** Unknown values stay as placeholders. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  templateParts(text)
    .map((part) => (part.kind === 'text' ? part.text : values[part.placeholder] || tokenOf(part.placeholder)))
    .join('');

/** Placeholders still to fill in. */
export const openPlaceholders = (text: string): Placeholder[] => [
  ...new Set(templateParts(text).flatMap((part) => (part.kind === 'placeholder' ? [part.placeholder] : []))),
];
