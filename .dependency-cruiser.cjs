/** The walls of the house (docs/architecture.md). scripts/walls.test.ts plants a violation of each; scripts/check fails when modules go unread. */
const TESTS = '\\.(test|fixture|contract)\\.tsx?$|^apps/server/src/(testing|soak)/'
const SERVER = '^apps/server/src'
const CONTAINER = `${SERVER}/container\\.ts$`
/** @param {string} names one after the other, as they are in package.json */
const packagesNamed = (...names) => `(^|/)node_modules/(${names.map((name) => name.replaceAll('.', '\\.')).join('|')})(/|$)`
const TEST_TOOLS = packagesNamed('vitest', 'fast-check')

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const PURE = packagesNamed('zod', 'xstate', 'decimal.js', 'date-fns', '@date-fns/utc', '@noble/hashes', '@marcbachmann/cel-js')

const packageWalls = [
  wall(
    'domain-is-pure',
    'No I/O, clock, randomness, React or Node: the domain knows itself and a few pure libraries.',
    { path: '^packages/domain/src/', pathNot: '\\.(test|fixture)\\.ts$' },
    { pathNot: ['^packages/domain/src/', PURE] },
  ),
  wall(
    'domain-tests-are-pure',
    'Its tests, and what several of them draw from, add the two test tools and nothing else.',
    { path: '^packages/domain/src/.*\\.(test|fixture)\\.ts$' },
    { pathNot: ['^packages/domain/src/', PURE, TEST_TOOLS] },
  ),
  wall(
    'contract-knows-only-domain',
    'The wire is declared of domain schemas and zod.',
    { path: '^packages/contract/src/' },
    { pathNot: ['^packages/(contract|domain)/src/', packagesNamed('zod'), TEST_TOOLS] },
  ),
  wall(
    'client-knows-only-the-wire',
    'The client of the API is given who asks and for whom; it knows no page, no store of a browser, no library but that of the upload protocol.',
    { path: '^packages/client/src/' },
    { pathNot: ['^packages/(client|contract|domain)/src/', 'node_modules/tus-js-client/', TEST_TOOLS] },
  ),
  wall(
    'the-form-knows-no-application',
    'A form made of a schema knows the domain’s values and the design system; who fills it in is a style that it is given.',
    { path: '^packages/schema-form/src/', pathNot: '\\.test\\.tsx?$' },
    { pathNot: ['^packages/(schema-form|ui|domain)/src/', packagesNamed('react')] },
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
    'A partner is a folder read at run time; no bundle carries its words or its colors.',
    { path: '^(apps|packages)/' },
    { path: '^brands/' },
  ),
  wall(
    'browsers-load-no-brands',
    'The web applications learn the organization from the page; of the brands package they know the types, and what the console judges and draws while someone types.',
    // The test of the desk's form compares it with the schema.
    { path: '^apps/(portal|console)/', pathNot: '^apps/console/src/brands/[^/]+\\.test\\.ts$' },
    { path: '^packages/brands/', pathNot: '^packages/brands/src/(desk|legal/legal-document)\\.ts$', dependencyTypesNot: ['type-only'] },
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

/** From the lowest to the highest: a floor imports those below it (docs/architecture.md). */
const UNDERWRITING_FLOORS = ['offer', 'tables', 'situation', 'pricing', 'limits', 'advice', 'decision', 'explanations']
const UNDERWRITING = '^packages/domain/src/underwriting'

const underwritingWalls = [
  ...UNDERWRITING_FLOORS.slice(0, -1).map((floor, index) =>
    wall(
      `underwriting-${floor}-knows-none-above`,
      `In underwriting, ${floor} never imports ${UNDERWRITING_FLOORS.slice(index + 1).join(', ')}.`,
      { path: `${UNDERWRITING}/${floor}/`, pathNot: TESTS },
      { path: `${UNDERWRITING}/(${UNDERWRITING_FLOORS.slice(index + 1).join('|')})/` },
    ),
  ),
  wall(
    'underwriting-stands-on-floors',
    'A file of underwriting belongs to one of its floors, which do not import the index that lists them.',
    { path: `${UNDERWRITING}/` },
    // The tests of every floor ask how many draws to make.
    { path: `${UNDERWRITING}/(?!(${UNDERWRITING_FLOORS.join('|')})/|property-runs\\.fixture)` },
  ),
  wall(
    'underwriting-knows-no-flow',
    'The rules are given an input; which item it comes from, and where it is shown, they do not know.',
    { path: `${UNDERWRITING}/` },
    { path: '^packages/domain/src/(flow|routing|registration|fields)/' },
  ),
]

const HMDA = '^packages/domain/src/hmda'

/** What applicants say of ethnicity, race and sex is read for the regulator's register alone (12 CFR 1003 appendix B). */
const demographicWalls = [
  wall(
    'nothing-reads-the-register',
    'The register reads the domain, and nothing of the domain reads the register.',
    { path: '^packages/domain/src/', pathNot: [`${HMDA}/`, '\\.test\\.ts$'] },
    { path: `${HMDA}/` },
  ),
  wall(
    'deciding-knows-no-demographics',
    'Rules, decisions and whatever the server does by itself know neither the register nor the questions behind it.',
    { path: `^packages/domain/src/(underwriting|policy|loan)/|${SERVER}/(work|engine|providers|documents|mail)/`, pathNot: TESTS },
    { path: [`${HMDA}/`, '^packages/domain/src/flow/items/about-you/hmda\\.ts$'] },
  ),
  wall(
    'only-the-register-reads-demographics',
    'What is kept apart is read by the room that makes the register: the database refuses everyone else’s role as well.',
    { path: '^apps/', pathNot: [`${SERVER}/usecases/hmda/`, TESTS] },
    { path: `${SERVER}/store/repositories/demographics\\.ts$` },
  ),
  wall(
    'only-the-export-makes-the-register',
    'One room of the server makes the register, for those whom its calls admit.',
    { path: '^apps/', pathNot: [`${SERVER}/usecases/hmda/`, TESTS] },
    { path: `${HMDA}/` },
  ),
]

const PORTAL = '^apps/portal/src'
/** From what knows nothing of the others to what is made of all of them. */
const PORTAL_ROOMS = [
  'routing',
  'session',
  'api',
  'visitor',
  'telemetry',
  'page',
  'forms',
  'application',
  'line',
  'wallet',
  'bank-aggregation',
  'document-viewer',
  'signing',
  'uploads',
  'phone-confirmation',
  'conditions',
  'notary',
  'legal',
  'explanation',
  'credit',
  'offer',
  'decision',
  'plain-ask',
  'demographics',
  'registration',
  'shell',
  'screens',
]

const portalWalls = [
  wall(
    'screens-stay-apart',
    'A screen never imports a screen of another section: it saves, and the walk answers.',
    { path: '^apps/portal/src/screens/([^/]+)/' },
    { path: '^apps/portal/src/screens/', pathNot: '^apps/portal/src/screens/$1/' },
  ),
  ...PORTAL_ROOMS.slice(0, -1).map((room, index) =>
    wall(
      `portal-${room}-comes-first`,
      `The rooms of the portal have an order (docs/architecture.md): ${room} knows those before it and none behind it.`,
      { path: `${PORTAL}/${room}/` },
      { path: `${PORTAL}/(${PORTAL_ROOMS.slice(index + 1).join('|')})/` },
    ),
  ),
  wall(
    'portal-rooms-know-no-table',
    'The route tables, the application and the gallery are made of the rooms; none of them is known in one.',
    { path: `${PORTAL}/(${PORTAL_ROOMS.join('|')})/`, pathNot: TESTS },
    { path: [`${PORTAL}/[^/]+\\.tsx?$`, `${PORTAL}/(gallery|testing)/`] },
  ),
  wall(
    'portal-has-no-other-room',
    'A new room takes its place in the order, here and in docs/architecture.md.',
    { path: `${PORTAL}/[^/]+/`, pathNot: `${PORTAL}/(${[...PORTAL_ROOMS, 'gallery', 'testing'].join('|')})/` },
    {},
  ),
]

const serverWalls = [
  wall(
    'services-call-use-cases',
    'A service parses, authorizes, calls one use case and replies; store, engine, providers and work are behind it.',
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
    'An adapter knows its own folder, its port, the sandbox world, data that is shipped and a client that capabilities share; never another capability’s adapter.',
    { path: `${SERVER}/providers/([^/]+)/[^/]+/`, pathNot: TESTS },
    { path: `${SERVER}/providers/[^/]+/[^/]+/`, pathNot: [`${SERVER}/providers/$1/`, `${SERVER}/providers/([^/]+/shipped|vendors)/`] },
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
  wall('no-cycles', 'Two files that need each other are one idea in the wrong place.', {}, { circular: true }),
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
  forbidden: [...packageWalls, ...underwritingWalls, ...demographicWalls, ...portalWalls, ...serverWalls, ...hygiene],
  options: {
    // Types count: a wall that a type may climb is no wall, and a cycle closed by one is a cycle.
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
