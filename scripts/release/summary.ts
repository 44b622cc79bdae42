import { importsOf, names, stateful } from './compare-releases';
import type { Release, Template } from './release';
import { ruledProperties } from './refused-changes';

/** Whole properties, even if only a part is a name. */
const comparedOf = (type: string): Set<string> =>
  new Set([
    ...[names[type] ?? []].flat().map((path) => path.split('.')[0]!),
    ...(stateful[type] ?? []),
    ...(ruledProperties[type] ?? []),
  ]);

const picked = (properties: Record<string, unknown> | undefined, wanted: Set<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties ?? {}).filter(([name]) => wanted.has(name)));

const summaryOfTemplate = (template: Template): Template => ({
  Resources: Object.fromEntries(
    Object.entries(template.Resources ?? {}).map(([id, { Type, Properties, DeletionPolicy }]) => [
      id,
      { Type, Properties: picked(Properties, comparedOf(Type)), ...(DeletionPolicy && { DeletionPolicy }) },
    ]),
  ),
  Outputs: Object.fromEntries(Object.entries(template.Outputs ?? {}).filter(([, { Export }]) => Export)),
  Imports: [...importsOf(template)].map((name) => ({ 'Fn::ImportValue': JSON.parse(name) as string })),
});

/** The compared parts of a release. */
export const summaryOf = (release: Release): Release =>
  release.map(({ stack, template }) => ({ stack, template: summaryOfTemplate(template) }));
