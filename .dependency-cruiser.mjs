// Import directions, see docs/architecture.md. Every rule is an error.

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to, severity = 'error') => ({ name, comment, severity, from, to });

const test = '\\.test\\.tsx?$|\\.(?:fake|fixture)\\.ts$|/testing/';
/** Top to bottom. */
const webLayers = ['features', 'entities', 'components', 'lib'];
/** Top to bottom; all other folders of lambdas are areas above these. */
const layerNames = ['notifications', 'events', 'search-index', 'store', 'platform'];
const layers = `(?:${layerNames.join('|')})`;
const npm = { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'] };

export default {
  forbidden: [
    forbid('no-cycles', 'No file depends on itself.', {}, { circular: true }),
    forbid('resolves', 'Every import exists.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    forbid(
      'declared',
      'Every package is in package.json.',
      { pathNot: '^scripts/local/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'no-test-in-product',
      'Product code never imports a test.',
      { pathNot: `${test}|^test/` },
      { path: '\\.test\\.tsx?$' },
    ),
    forbid(
      'product-runs-without-dev-dependencies',
      'What is bundled is a dependency.',
      { path: '^(lambdas|shared|web/src)/', pathNot: test },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),

    // shared: zod and itself; api -> domain -> model -> errors
    forbid(
      'shared-is-self-contained',
      'shared imports shared only.',
      { path: '^shared/' },
      { path: '^(infra|lambdas|web|scripts|test)/' },
    ),
    forbid(
      'shared-needs-only-zod',
      'shared runs in browser, lambda and synth: zod is its only package, beside the rules of phone numbers and Markdown.',
      { path: '^shared/', pathNot: test },
      { ...npm, pathNot: 'node_modules/(?:zod|libphonenumber-js|marked)/' },
    ),
    forbid(
      'shared-runs-in-the-browser',
      'shared uses nothing of Node.',
      { path: '^shared/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'model-knows-no-rules',
      'model stands below domain and api.',
      { path: '^shared/model/' },
      { path: '^shared/(domain|api|platform)/' },
    ),
    forbid(
      'domain-knows-no-api',
      'domain stands below api.',
      { path: '^shared/domain/' },
      { path: '^shared/(api|platform)/' },
    ),
    forbid(
      'api-knows-no-platform',
      'api stands below platform.',
      { path: '^shared/api/' },
      { path: '^shared/platform/' },
    ),
    forbid(
      'errors-stand-at-the-bottom',
      'Errors and limits import no other part of shared than texts.',
      { path: '^shared/[^/]+\\.ts$', pathNot: test },
      { path: '^shared/(?!text/).+/' },
    ),

    forbid(
      'lambdas-know-shared-only',
      'A lambda imports shared and lambdas.',
      { path: '^lambdas/', pathNot: test },
      { path: '^(infra|web|scripts|test)/' },
    ),
    // Layers of lambdas, top to bottom: areas, notifications, events, search-index, store, platform. Nothing points upward.
    forbid(
      'areas-are-apart',
      'An area imports no other area; what two of them need is in the store or the platform.',
      { path: `^lambdas/(?!${layers}/)([^/]+)/`, pathNot: test },
      { path: `^lambdas/(?!${layers}/)`, pathNot: '^lambdas/$1/' },
    ),
    ...layerNames.map((layer, index) =>
      forbid(
        `${layer}-imports-downward`,
        `${layer} knows the layers below it only.`,
        { path: `^lambdas/${layer}/`, pathNot: test },
        { path: '^lambdas/', pathNot: `^lambdas/(?:${layerNames.slice(index).join('|')})/` },
      ),
    ),
    forbid(
      'keys-stay-in-the-store',
      'Only the store names a key of an entity, and only store and platform one of the platform.',
      { path: '^lambdas/', pathNot: `^lambdas/(?:store|platform)/|${test}` },
      { path: '^lambdas/.*/keys\\.ts$' },
    ),
    forbid(
      'keys-of-an-entity',
      'store/keys.ts is for tests and scripts; the store imports the keys of an entity.',
      { path: '^lambdas/', pathNot: `^lambdas/store/entity\\.ts$|${test}` },
      { path: '^lambdas/store/keys\\.ts$' },
    ),
    forbid(
      'sdk-behind-adapters',
      'Use cases know ports: the AWS SDK appears in the store, the platform, gateways and deps only.',
      {
        path: '^(lambdas|shared|web)/',
        pathNot: `^lambdas/(?:store|platform)/|(?:-gateway|/deps)\\.ts$|${test}`,
      },
      { path: 'node_modules/@aws-sdk/' },
    ),

    forbid(
      'one-table-client',
      'The table is reached through platform/table (ADR 13): of the SDK for DynamoDB only types are imported.',
      { path: '^lambdas/', pathNot: test },
      { path: 'node_modules/@aws-sdk/(?:client|lib)-dynamodb/', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'infra-reads-contracts',
      'infra imports shared/api, shared/platform and plain constants; it names lambdas by path.',
      { path: '^infra/', pathNot: test },
      {
        path: '^(lambdas|web|scripts|test)/|^shared/(domain|model)/',
        // User pool groups, event types, and the build step of texts.
        pathNot: '^shared/(domain/permissions|model/event)\\.ts$|^scripts/locales/',
      },
    ),

    // web: app -> features -> entities -> components -> lib -> shared
    forbid(
      'web-knows-shared-only',
      'The site imports shared and itself.',
      { path: '^web/' },
      { path: '^(lambdas|infra|scripts|test)/' },
    ),
    forbid(
      'features-are-apart',
      'No feature imports another; what several screens show is an entity.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ...webLayers.map((layer, index) =>
      forbid(
        `web-${layer}-imports-downward`,
        `${layer} knows the layers below it only.`,
        { path: `^web/src/${layer}/`, pathNot: test },
        { path: '^web/src/', pathNot: `^web/src/(?:${webLayers.slice(index).join('|')})/` },
      ),
    ),
    forbid(
      'entities-meet-at-queries',
      'Of another entity only its queries, the link that reports it, and how it is appealed.',
      { path: '^web/src/entities/([^/]+)/', pathNot: test },
      {
        path: '^web/src/entities/',
        pathNot: '^web/src/entities/$1/|-queries\\.ts$|^web/src/entities/(?:appeals/|reports/report-link\\.tsx$)',
      },
    ),
    forbid(
      'components-know-no-domain',
      'components draws and asks: no model, no operation, no query of its own.',
      { path: '^web/src/components/', pathNot: test },
      {
        path: '^shared/(?:api|domain|model)/|^web/src/lib/(?:api/api|requests/query-of)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(cdk\\.out|dist)/|^shared/locales/.*\\.json$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.svg'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
