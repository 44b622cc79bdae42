import { openApiDocument, type OpenApiDocument } from './document';

const member = (name: string, value: unknown): string => `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
const linePerMember = (record: object, indent: string): string =>
  `{\n${Object.entries(record)
    .map(([name, value]) => `${indent}  ${member(name, value)}`)
    .join(',\n')}\n${indent}}`;

/** One line per path and component. */
export const openApiText = (document: OpenApiDocument = openApiDocument()): string => {
  const { paths, components, ...head } = document;
  const parts = Object.entries(components).map(([name, part]) => `    "${name}": ${linePerMember(part, '    ')}`);
  return [
    '{',
    ...Object.entries(head).map(([name, value]) => `  ${member(name, value)},`),
    `  "paths": ${linePerMember(paths, '  ')},`,
    `  "components": {\n${parts.join(',\n')}\n  }`,
    '}\n',
  ].join('\n');
};
