// Import directions, see docs/architecture.md. Every rule is an error.

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to, severity = 'error') => ({ name, comment, severity, from, to });

const test = '\\.test\\.tsx?$|\\.(?:fake|fixture)\\.ts$|/testing/';
/** Top to bottom, by path. */
const webLayers = {
  screens: '(?!app/)[^/]+/screens/',
  parts: '[^/]+/parts/',
  components: 'components/',
  lib: 'lib/',
};
/** Top to bottom; all other folders of lambdas are departments, whose areas stand above these. */
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
      { pathNot: '^(emulators|scripts/local)/' },
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

    // shared: zod and itself; platform -> api -> rules -> model -> limits
    forbid(
      'shared-is-self-contained',
      'shared imports shared only.',
      { path: '^shared/' },
      { path: '^(emulators|infra|lambdas|web|scripts|test)/' },
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
      'model stands below rules and api.',
      { path: '^shared/[^/]+/model/' },
      { path: '^shared/(?:[^/]+/(?:rules|api)|platform)/' },
    ),
    forbid(
      'rules-know-no-api',
      'rules stand below api.',
      { path: '^shared/[^/]+/rules/' },
      { path: '^shared/(?:[^/]+/api|platform)/' },
    ),
    forbid(
      'api-knows-no-platform',
      'api stands below platform.',
      { path: '^shared/[^/]+/api/' },
      { path: '^shared/platform/' },
    ),
    forbid(
      'errors-stand-at-the-bottom',
      'Errors and limits import no other part of shared than texts.',
      { path: '^shared/(?:[^/]+\\.ts$|[^/]+/limits/)', pathNot: test },
      { path: '^shared/(?!text/|[^/]+/limits/).+/' },
    ),

    forbid(
      'lambdas-know-shared-only',
      'A lambda imports shared and lambdas.',
      { path: '^lambdas/', pathNot: test },
      { path: '^(emulators|infra|web|scripts|test)/' },
    ),
    // Layers of lambdas, top to bottom: areas, notifications, events, search-index, store, platform. Nothing points upward.
    forbid(
      'areas-are-apart',
      'An area imports no other area; what two of them need is in the store or the platform.',
      { path: `^lambdas/(?!${layers}/)([^/]+/[^/]+)/`, pathNot: test },
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
      'infra imports contracts, shared/platform, and plain constants; it names lambdas by path.',
      { path: '^infra/', pathNot: test },
      {
        path: '^(emulators|lambdas|web|scripts|test)/|^shared/[^/]+/(rules|model)/',
        // User pool groups, event types, and the build step of texts.
        pathNot: '^shared/(organizations/rules/permissions|core/model/event)\\.ts$|^scripts/locales/',
      },
    ),

    // web: app -> screens -> parts -> components -> lib -> shared
    forbid(
      'web-knows-shared-only',
      'The site imports shared and itself.',
      { path: '^web/' },
      { path: '^(emulators|lambdas|infra|scripts|test)/' },
    ),
    forbid(
      'screens-are-apart',
      'No screen imports another; what several of them show is a part.',
      { path: '^web/src/([^/]+/screens/[^/]+)/' },
      { path: '^web/src/[^/]+/screens/', pathNot: '^web/src/$1/' },
    ),
    ...Object.entries(webLayers).map(([layer, path], index, all) =>
      forbid(
        `web-${layer}-imports-downward`,
        `${layer} knows the layers below it only.`,
        { path: `^web/src/${path}`, pathNot: test },
        {
          path: '^web/src/',
          pathNot: `^web/src/(?:${all
            .slice(index)
            .map(([, below]) => below)
            .join('|')})`,
        },
      ),
    ),
    forbid(
      'parts-meet-at-queries',
      'Of another part only its queries, the link that reports it, and how it is appealed.',
      { path: '^web/src/([^/]+/parts/[^/]+)/', pathNot: test },
      {
        path: '^web/src/[^/]+/parts/',
        pathNot: '^web/src/$1/|-queries\\.ts$|^web/src/trust/parts/(?:appeals/|reports/report-link\\.tsx$)',
      },
    ),
    forbid(
      'components-know-no-domain',
      'components draws and asks: no model, no operation, no query of its own.',
      { path: '^web/src/components/', pathNot: test },
      {
        path: '^shared/[^/]+/(?:api|rules|model)/|^web/src/lib/(?:api/api|requests/query-of)\\.ts$',
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
