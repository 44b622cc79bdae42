import { productName } from '@shared/product';
import { errorSchema, openApiDocument, type OpenApiDocument, type Operation } from './document';
import { reachableFrom } from './operations';

/** Path of version 1 of the API for other systems. */
export const publicPrefix = '/api/v1/';

/** Area of its permission. */
const areaOf = ({ security }: Operation): string => {
  const [scope = ''] = (security[0]?.['apiKey'] ?? []) as string[];
  return scope.split(':')[0] ?? '';
};

const withArea = (methods: Record<string, Operation>): Record<string, Operation> =>
  Object.fromEntries(Object.entries(methods).map(([method, it]) => [method, { ...it, tags: [areaOf(it)] }]));

const codesIn = (paths: OpenApiDocument['paths']): string[] => {
  const found = JSON.stringify(paths).matchAll(/"properties":\{"code":\{"enum":(\[[^\]]*\])/g);
  return [...new Set([...found].flatMap(([, list]) => JSON.parse(list!) as string[]))].sort();
};

/** Operations for API keys, with only the components they use. */
export const publicDocument = (whole: OpenApiDocument = openApiDocument()): OpenApiDocument => {
  const paths = Object.fromEntries(
    Object.entries(whole.paths)
      .filter(([path]) => path.startsWith(publicPrefix))
      .map(([path, methods]) => [path, withArea(methods)]),
  );
  const reached = reachableFrom(paths, whole);
  const { securitySchemes, parameters, schemas } = whole.components;
  const kept = Object.entries(schemas).filter(([name]) => reached.has(`"#/components/schemas/${name}"`));
  return {
    openapi: whole['openapi'],
    info: {
      title: `${productName} API`,
      version: '1',
      description: 'For the systems of organizations, which call it with API keys.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values(paths).flatMap((it) => Object.values(it).map(areaOf)))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { apiKey: securitySchemes['apiKey'] },
      parameters,
      schemas: { ...Object.fromEntries(kept), Error: errorSchema(codesIn(paths)) },
    },
  };
};
