/** The walls of the house (docs/architecture.md). scripts/walls.test.ts plants a violation of each; scripts/check fails when modules go unread. */
const TESTS = '\\.(test|fixture|contract)\\.tsx?$|^apps/server/src/(testing|soak)/'
const SERVER = '^apps/server/src'
const CONTAINER = `${SERVER}/container\\.ts$`
/** @param {string} names one after the other, as they stand in package.json */
const packagesNamed = (...names) => `(^|/)node_modules/(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(/|$)`
const TEST_TOOLS = packagesNamed('vitest', 'fast-check')

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const PURE = packagesNamed('zod', 'xstate', 'decimal.js', 'date-fns', '@date-fns/utc', '@noble/hashes', '@marcbachmann/cel-js')

const packageWalls = [
  wall(
    'domain-is-pure',
    'No I/O, clock, randomness, React or Node: the domain knows itself and a few pure libraries.',
    { path: '^packages/domain/src/', pathNot: '\\.test\\.ts$' },
    { pathNot: ['^packages/domain/src/', PURE] },
  ),
  wall(
    'domain-tests-are-pure',
    'Its tests add the two test tools and nothing else.',
    { path: '^packages/domain/src/.*\\.test\\.ts$' },
    { pathNot: ['^packages/domain/src/', PURE, TEST_TOOLS] },
  ),
  wall(
    'contract-knows-only-domain',
    'The wire is declared of domain schemas and zod.',
    { path: '^packages/contract/src/' },
    { pathNot: ['^packages/(contract|domain)/src/', packagesNamed('zod'), TEST_TOOLS] },
  ),
  wall(
    'ui-knows-no-business',
    'The design system knows no loans.',
    { path: '^packages/ui/' },
    { path: '^(packages/(?!ui/)|apps/|brands/)' },
  ),
  wall('brands-know-nothing', 'Brands are data with a schema.', { path: '^packages/brands/' }, { path: '^(packages/(?!brands/)|apps/)' }),
  wall(
    'brands-are-not-compiled-in',
    'A partner is a folder read at run time; no bundle carries its words or its colours.',
    { path: '^(apps|packages)/' },
    { path: '^brands/' },
  ),
  wall(
    'browsers-load-no-brands',
    'The web applications learn the organisation from the page; of the brands package they know the types alone.',
    { path: '^apps/(portal|console)/' },
    { path: '^packages/brands/', dependencyTypesNot: ['type-only'] },
  ),
  wall('packages-know-no-apps', 'Declared in packages, fulfilled in apps.', { path: '^packages/' }, { path: '^(apps|scripts|e2e|bench)/' }),
  wall('apps-stay-apart', 'Applications speak by the wire.', { path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }),
  wall(
    'apps-know-no-scripts',
    'Nothing that runs leans on the workshop; how an application is built does.',
    { path: '^apps/', pathNot: '/vite\\.config\\.ts$' },
    { path: '^(scripts|e2e|bench)/' },
  ),
  wall(
    'by-the-front-door',
    'A package is entered by a name of its exports (@hearthline/domain), never by a path into it.',
    { path: '^(packages/[^/]+|apps|e2e|bench)/' },
    // The name of a declared dependency is not of this type, a relative path is.
    { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
]

const portalWalls = [
  wall(
    'screens-stay-apart',
    'A screen never imports a screen of another folder: it saves, and the walk answers.',
    { path: '^apps/portal/src/screens/([^/]+)/' },
    { path: '^apps/portal/src/screens/', pathNot: '^apps/portal/src/screens/$1/' },
  ),
  wall(
    'frame-knows-no-screen',
    'Frame, shell and session serve every screen; only the route table names one. The loader is what the shell lays over all of them.',
    { path: '^apps/portal/src/(frame|shell|session|api|flags|chat|telemetry|registration|decision|offer)/' },
    { path: '^apps/portal/src/screens/', pathNot: '^apps/portal/src/screens/loader/' },
  ),
]

const serverWalls = [
  wall(
    'services-call-use-cases',
    'A service parses, authorises, calls one use case and replies; store, engine, providers and work are behind it.',
    { path: `${SERVER}/services/`, pathNot: TESTS },
    { path: `${SERVER}/(store|engine|providers|work)/` },
  ),
  wall(
    'services-know-parts-by-type',
    'A service is given the container; it never builds one.',
    { path: `${SERVER}/(services|usecases|engine|work|mail)/`, pathNot: TESTS },
    { path: CONTAINER, dependencyTypesNot: ['type-only'] },
  ),
  wall(
    'no-transport-below',
    'Use cases and what is below them know no HTTP.',
    { path: `${SERVER}/(usecases|engine|work|providers|blobs|store|documents|mail|secrets)/`, pathNot: TESTS },
    {
      path: [
        packagesNamed('fastify', 'fastify-plugin', 'fastify-type-provider-zod', '@fastify/[^/]+'),
        `${SERVER}/(edge|services|app\\.ts)`,
      ],
    },
  ),
  wall(
    'only-the-container-picks-adapters',
    'Everyone else sees port.ts: the folder of a sandbox or a vendor is named in one file.',
    { path: '^(apps|packages)/', pathNot: [CONTAINER, `${SERVER}/(providers|blobs)/`, TESTS] },
    { path: [`${SERVER}/providers/sandbox/`, `${SERVER}/providers/[^/]+/[^/]+/`, `${SERVER}/blobs/[^/]+/`] },
  ),
  wall(
    'vendors-stay-apart',
    'An adapter knows its own folder, its port, the sandbox world and data that is shipped; never another capability’s adapter.',
    { path: `${SERVER}/providers/([^/]+)/[^/]+/`, pathNot: TESTS },
    { path: `${SERVER}/providers/[^/]+/[^/]+/`, pathNot: [`${SERVER}/providers/$1/`, `${SERVER}/providers/[^/]+/shipped/`] },
  ),
  wall(
    'documents-are-pure',
    'A renderer is given data and gives bytes: it knows the domain and how pages are written, and nothing that could make the bytes differ.',
    { path: `${SERVER}/documents/`, pathNot: [`${SERVER}/documents/pdf/`, TESTS] },
    { pathNot: [`${SERVER}/documents/`, '^packages/domain/'] },
  ),
  wall(
    'only-the-store-knows-the-orm',
    'SQL, its drivers and its mapper live in one room.',
    { path: '^(apps|packages)/', pathNot: [`${SERVER}/store/`, '^apps/server/drizzle\\.config\\.ts$', TESTS] },
    { path: packagesNamed('drizzle-orm', 'pg', '@electric-sql/pglite') },
  ),
  wall(
    'the-store-knows-no-one-above',
    'Repositories know tables and domain values.',
    { path: `${SERVER}/store/`, pathNot: TESTS },
    { path: `${SERVER}/(usecases|services|edge|engine|work|providers|mail|app\\.ts|container\\.ts)` },
  ),
]

const hygiene = [
  wall(
    'no-cycles',
    'Two files that need each other are one idea in the wrong place.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
  ),
  wall(
    'no-orphans',
    'A file that nothing reaches is dead.',
    { orphan: true, pathNot: ['\\.d\\.ts$', '\\.(test|spec)\\.tsx?$', '(^|/)[^/]+\\.config\\.ts$', '^scripts/'] },
    {},
  ),
  wall('all-resolved', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  wall(
    'no-test-code-in-the-product',
    'What is sold does not lean on tests.',
    { path: '^(apps|packages)/', pathNot: TESTS },
    { path: `(${TESTS})|${TEST_TOOLS}` },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...packageWalls, ...portalWalls, ...serverWalls, ...hygiene],
  options: {
    // Types count: a wall that a type may climb is no wall. Cycles closed by types or by a lazy import are harmless.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
