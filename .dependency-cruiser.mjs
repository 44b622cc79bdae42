// Direction of imports, as docs/architecture.md states it. Every rule is an error.

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const test = '\\.test\\.tsx?$|\\.fake\\.ts$|/testing/';
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
      'shared runs in browser, lambda and synth: zod is its only package.',
      { path: '^shared/', pathNot: test },
      { ...npm, pathNot: 'node_modules/zod/' },
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
      'Catalogues and limits import no other part of shared.',
      { path: '^shared/[^/]+\\.ts$', pathNot: test },
      { path: '^shared/.+/' },
    ),

    // lambdas
    forbid(
      'lambdas-know-shared-only',
      'A lambda imports shared and lambdas.',
      { path: '^lambdas/', pathNot: test },
      { path: '^(infra|web|scripts|test)/' },
    ),
    forbid(
      'areas-meet-at-ports',
      'Of another area only its ports.ts.',
      { path: '^lambdas/(?!runtime/)([^/]+)/', pathNot: test },
      { path: '^lambdas/(?!runtime/)', pathNot: '^lambdas/($1/|[^/]+/ports\\.ts$)' },
    ),
    forbid(
      'runtime-knows-no-area',
      'runtime serves every area and knows none.',
      { path: '^lambdas/runtime/', pathNot: test },
      { path: '^lambdas/(?!runtime/)' },
    ),
    forbid(
      'sdk-behind-adapters',
      'Use cases know ports: the AWS SDK appears in repositories, gateways and deps only.',
      {
        path: '^(lambdas|shared|web)/',
        pathNot: `(-repository|-gateway|/deps)\\.ts$|^lambdas/realtime/|${test}`,
      },
      { path: 'node_modules/@aws-sdk/' },
    ),

    // infra
    forbid(
      'infra-reads-contracts',
      'infra imports shared/api, shared/platform and plain constants; it names lambdas by path.',
      { path: '^infra/', pathNot: test },
      {
        path: '^(lambdas|web|scripts|test)/|^shared/(domain|model)/',
        // Names only: the groups of the user pool, the types of events.
        pathNot: '^shared/(domain/permissions|model/event)\\.ts$',
      },
    ),

    // web: app -> features -> components, lib -> shared
    forbid(
      'web-knows-shared-only',
      'The site imports shared and itself.',
      { path: '^web/' },
      { path: '^(lambdas|infra|scripts|test)/' },
    ),
    forbid(
      'features-are-apart',
      'No feature imports another.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'features-know-no-app',
      'app stands above features.',
      { path: '^web/src/(features|components|lib)/', pathNot: test },
      { path: '^web/src/app/' },
    ),
    forbid(
      'components-know-no-feature',
      'components and lib stand below features.',
      { path: '^web/src/(components|lib)/', pathNot: test },
      { path: '^web/src/features/' },
    ),
    forbid(
      'ui-has-no-domain-words',
      'components/ui wraps the component library and knows no operation.',
      { path: '^web/src/components/ui/', pathNot: test },
      { path: '^shared/(api|domain|model)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(cdk\\.out|dist)/|^web/src/locales/' },
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
