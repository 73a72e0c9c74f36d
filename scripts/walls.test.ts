/** Every wall holds something back: a violation of each is planted in a tree of its own and must be named. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from './check/run-tool.ts'
import { cruise, unreadModules, type Violation } from './check/walls.ts'

interface Planted {
  readonly wall: string
  readonly from: string
  /** A file of the tree, or a package. */
  readonly to: string
  /** How the import is written; a plain value import where left out. */
  readonly as?: 'type' | 'lazy'
}

const SERVER = 'apps/server/src'
const PORTAL = 'apps/portal/src'
const SCREENS = `${PORTAL}/screens`

const UNDERWRITING = 'packages/domain/src/underwriting'
const UNDERWRITING_FLOORS = ['offer', 'tables', 'situation', 'pricing', 'limits', 'advice', 'decision', 'explanations']
/** Of every floor to every floor that is above it. */
const upwards = UNDERWRITING_FLOORS.flatMap((floor, index) =>
  UNDERWRITING_FLOORS.slice(index + 1).map(
    (above): Planted => ({
      wall: `underwriting-${floor}-knows-none-above`,
      from: `${UNDERWRITING}/${floor}/climbs-to-${above}.ts`,
      to: `${UNDERWRITING}/${above}/thing.ts`,
      as: 'type',
    }),
  ),
)

const FORBIDDEN: readonly Planted[] = [
  ...upwards,
  { wall: 'underwriting-stands-on-floors', from: `${UNDERWRITING}/offer/reads-loose.ts`, to: `${UNDERWRITING}/loose.ts` },
  { wall: 'underwriting-stands-on-floors', from: `${UNDERWRITING}/offer/reads-index.ts`, to: `${UNDERWRITING}/index.ts` },
  { wall: 'underwriting-knows-no-flow', from: `${UNDERWRITING}/situation/reads-item.ts`, to: 'packages/domain/src/flow/item.ts' },
  { wall: 'nothing-reads-the-register', from: 'packages/domain/src/flow/reads-register.ts', to: 'packages/domain/src/hmda/lar-row.ts' },
  {
    wall: 'deciding-knows-no-demographics',
    from: `${UNDERWRITING}/limits/reads-answers.ts`,
    to: 'packages/domain/src/flow/items/about-you/hmda.ts',
    as: 'type',
  },
  { wall: 'deciding-knows-no-demographics', from: `${SERVER}/engine/reads-register.ts`, to: 'packages/domain/src/hmda/lar-row.ts' },
  {
    wall: 'only-the-register-reads-demographics',
    from: `${SERVER}/usecases/console/reads-answers.ts`,
    to: `${SERVER}/store/repositories/demographics.ts`,
  },
  { wall: 'only-the-export-makes-the-register', from: `${SERVER}/usecases/console/exports.ts`, to: 'packages/domain/src/hmda/lar-row.ts' },
  { wall: 'domain-is-pure', from: 'packages/domain/src/reads-files.ts', to: 'node:fs' },
  { wall: 'domain-is-pure', from: 'packages/domain/src/draws.ts', to: 'react' },
  { wall: 'domain-is-pure', from: 'packages/domain/src/answers.ts', to: 'fastify', as: 'type' },
  { wall: 'domain-tests-are-pure', from: 'packages/domain/src/reads.test.ts', to: 'node:fs' },
  { wall: 'contract-knows-only-domain', from: 'packages/contract/src/serves.ts', to: 'fastify' },
  { wall: 'contract-knows-only-domain', from: 'packages/contract/src/draws.ts', to: 'packages/ui/src/button.ts' },
  { wall: 'client-knows-only-the-wire', from: 'packages/client/src/draws.ts', to: 'react' },
  { wall: 'client-knows-only-the-wire', from: 'packages/client/src/looks.ts', to: 'packages/ui/src/button.ts' },
  { wall: 'the-form-knows-no-application', from: 'packages/schema-form/src/calls.ts', to: 'packages/client/src/index.ts' },
  { wall: 'ui-knows-no-business', from: 'packages/ui/src/counts.ts', to: 'packages/domain/src/loan.ts' },
  { wall: 'brands-know-nothing', from: 'packages/brands/src/prices.ts', to: 'packages/domain/src/loan.ts' },
  { wall: 'brands-are-not-compiled-in', from: 'apps/portal/src/partner.ts', to: 'brands/northgate/special.ts' },
  { wall: 'browsers-load-no-brands', from: 'apps/portal/src/look.ts', to: 'packages/brands/src/index.ts' },
  { wall: 'packages-know-no-apps', from: 'packages/contract/src/reaches.ts', to: `${SERVER}/app.ts` },
  { wall: 'apps-stay-apart', from: 'apps/portal/src/peeks.ts', to: `${SERVER}/app.ts` },
  { wall: 'apps-know-no-scripts', from: `${SERVER}/leans.ts`, to: 'scripts/print/routes.ts' },
  { wall: 'by-the-front-door', from: `${SERVER}/back-door.ts`, to: 'packages/domain/src/loan.ts' },
  { wall: 'by-the-front-door', from: 'packages/contract/src/back-door.ts', to: 'packages/domain/src/loan.ts' },
  { wall: 'screens-stay-apart', from: `${SCREENS}/dashboard/borrows.ts`, to: `${SCREENS}/product/select.ts` },
  { wall: 'portal-routing-comes-first', from: `${PORTAL}/routing/asks.ts`, to: `${PORTAL}/session/token.ts` },
  { wall: 'portal-session-comes-first', from: `${PORTAL}/session/asks.ts`, to: `${PORTAL}/api/request.ts` },
  { wall: 'portal-api-comes-first', from: `${PORTAL}/api/shows.ts`, to: `${PORTAL}/page/screen.ts` },
  { wall: 'portal-visitor-comes-first', from: `${PORTAL}/visitor/tells.ts`, to: `${PORTAL}/telemetry/telemetry.ts`, as: 'lazy' },
  { wall: 'portal-telemetry-comes-first', from: `${PORTAL}/telemetry/shows.ts`, to: `${PORTAL}/page/screen.ts` },
  { wall: 'portal-page-comes-first', from: `${PORTAL}/page/asks.ts`, to: `${PORTAL}/forms/use-form.ts` },
  { wall: 'portal-page-comes-first', from: `${PORTAL}/page/special.ts`, to: `${SCREENS}/product/select.ts` },
  { wall: 'portal-forms-comes-first', from: `${PORTAL}/forms/saves.ts`, to: `${PORTAL}/application/use-application.ts`, as: 'type' },
  { wall: 'portal-application-comes-first', from: `${PORTAL}/application/registers.ts`, to: `${PORTAL}/registration/use-wizard.ts` },
  { wall: 'portal-line-comes-first', from: `${PORTAL}/line/draws.ts`, to: `${PORTAL}/offer/figures.ts` },
  { wall: 'portal-wallet-comes-first', from: `${PORTAL}/wallet/lists.ts`, to: `${PORTAL}/uploads/use-uploads.ts` },
  { wall: 'portal-legal-comes-first', from: `${PORTAL}/legal/explains.ts`, to: `${PORTAL}/explanation/review.ts` },
  { wall: 'portal-bank-aggregation-comes-first', from: `${PORTAL}/bank-aggregation/opens.ts`, to: `${PORTAL}/credit/obstacle.ts` },
  { wall: 'portal-document-viewer-comes-first', from: `${PORTAL}/document-viewer/sends.ts`, to: `${PORTAL}/uploads/use-uploads.ts` },
  { wall: 'portal-signing-comes-first', from: `${PORTAL}/signing/sends.ts`, to: `${PORTAL}/uploads/use-uploads.ts` },
  { wall: 'portal-phone-confirmation-comes-first', from: `${PORTAL}/phone-confirmation/asks.ts`, to: `${PORTAL}/conditions/answer.ts` },
  { wall: 'portal-conditions-comes-first', from: `${PORTAL}/conditions/cites.ts`, to: `${PORTAL}/legal/texts.ts` },
  { wall: 'portal-notary-comes-first', from: `${PORTAL}/notary/cites.ts`, to: `${PORTAL}/legal/words.ts` },
  { wall: 'portal-uploads-comes-first', from: `${PORTAL}/uploads/explains.ts`, to: `${PORTAL}/explanation/review.ts` },
  { wall: 'portal-explanation-comes-first', from: `${PORTAL}/explanation/pulls.ts`, to: `${PORTAL}/credit/obstacle.ts` },
  { wall: 'portal-credit-comes-first', from: `${PORTAL}/credit/offers.ts`, to: `${PORTAL}/offer/offers.ts` },
  { wall: 'portal-offer-comes-first', from: `${PORTAL}/offer/decides.ts`, to: `${PORTAL}/decision/limits.ts` },
  { wall: 'portal-decision-comes-first', from: `${PORTAL}/decision/asks.ts`, to: `${PORTAL}/plain-ask/ask-form.ts` },
  { wall: 'portal-demographics-comes-first', from: `${PORTAL}/demographics/registers.ts`, to: `${PORTAL}/registration/use-wizard.ts` },
  { wall: 'portal-plain-ask-comes-first', from: `${PORTAL}/plain-ask/registers.ts`, to: `${PORTAL}/registration/use-wizard.ts` },
  { wall: 'portal-registration-comes-first', from: `${PORTAL}/registration/frames.ts`, to: `${PORTAL}/shell/shell.ts` },
  { wall: 'portal-shell-comes-first', from: `${PORTAL}/shell/loads.ts`, to: `${SCREENS}/product/select.ts`, as: 'lazy' },
  { wall: 'portal-rooms-know-no-table', from: `${SCREENS}/product/looks-ahead.ts`, to: `${PORTAL}/outer-screens.ts` },
  { wall: 'portal-rooms-know-no-table', from: `${PORTAL}/shell/plays.ts`, to: `${PORTAL}/gallery/play.ts` },
  { wall: 'portal-has-no-other-room', from: `${PORTAL}/attic/keeps.ts`, to: `${PORTAL}/session/token.ts` },
  { wall: 'services-call-use-cases', from: `${SERVER}/services/identity/reads-store.ts`, to: `${SERVER}/store/repositories/people.ts` },
  {
    wall: 'services-call-use-cases',
    from: `${SERVER}/services/identity/reads-type.ts`,
    to: `${SERVER}/store/repositories/people.ts`,
    as: 'type',
  },
  { wall: 'services-call-use-cases', from: `${SERVER}/services/identity/starts-work.ts`, to: `${SERVER}/engine/advance.ts` },
  { wall: 'services-call-use-cases', from: `${SERVER}/services/identity/calls-out.ts`, to: `${SERVER}/providers/flood/port.ts` },
  { wall: 'services-know-parts-by-type', from: `${SERVER}/services/identity/builds.ts`, to: `${SERVER}/container.ts` },
  { wall: 'services-know-parts-by-type', from: `${SERVER}/usecases/identity/builds.ts`, to: `${SERVER}/container.ts` },
  { wall: 'no-transport-below', from: `${SERVER}/usecases/identity/replies.ts`, to: 'fastify', as: 'type' },
  { wall: 'no-transport-below', from: `${SERVER}/engine/serves.ts`, to: `${SERVER}/edge/pages.ts` },
  {
    wall: 'only-the-container-picks-adapters',
    from: `${SERVER}/usecases/identity/picks.ts`,
    to: `${SERVER}/providers/flood/sandbox/sandbox-flood.ts`,
  },
  { wall: 'only-the-container-picks-adapters', from: `${SERVER}/engine/picks-store.ts`, to: `${SERVER}/blobs/s3/s3-blobs.ts`, as: 'type' },
  { wall: 'documents-are-pure', from: `${SERVER}/documents/deed/reads-files.ts`, to: 'node:fs' },
  { wall: 'documents-are-pure', from: `${SERVER}/documents/deed/asks.ts`, to: `${SERVER}/store/repositories/people.ts` },
  { wall: 'only-the-container-picks-adapters', from: `${SERVER}/work/knows-people.ts`, to: `${SERVER}/providers/sandbox/personas.ts` },
  {
    wall: 'vendors-stay-apart',
    from: `${SERVER}/providers/title/acme/acme-title.ts`,
    to: `${SERVER}/providers/flood/sandbox/sandbox-flood.ts`,
  },
  {
    wall: 'vendors-stay-apart',
    from: `${SERVER}/providers/vendors/plaid/knows-a-capability.ts`,
    to: `${SERVER}/providers/flood/sandbox/sandbox-flood.ts`,
  },
  { wall: 'only-the-store-knows-the-orm', from: `${SERVER}/usecases/identity/queries.ts`, to: 'drizzle-orm' },
  { wall: 'only-the-store-knows-the-orm', from: `${SERVER}/engine/connects.ts`, to: 'pg', as: 'type' },
  { wall: 'the-store-knows-no-one-above', from: `${SERVER}/store/repositories/asks.ts`, to: `${SERVER}/usecases/identity/register.ts` },
  { wall: 'no-cycles', from: 'packages/domain/src/egg.ts', to: 'packages/domain/src/hen.ts' },
  { wall: 'no-cycles', from: 'packages/domain/src/cart.ts', to: 'packages/domain/src/horse.ts', as: 'type' },
  { wall: 'no-cycles', from: 'packages/domain/src/branch.ts', to: 'packages/domain/src/tree.ts', as: 'lazy' },
  { wall: 'all-resolved', from: `${SERVER}/dreams.ts`, to: './nowhere.ts' },
  { wall: 'no-test-code-in-the-product', from: `${SERVER}/leans-on-tests.ts`, to: `${SERVER}/testing/test-app.ts` },
]

const ALLOWED: readonly Planted[] = [
  {
    wall: 'underwriting-offer-knows-none-above',
    from: `${UNDERWRITING}/explanations/reads-offer.ts`,
    to: `${UNDERWRITING}/offer/thing.ts`,
  },
  { wall: 'domain-is-pure', from: 'packages/domain/src/schema.ts', to: 'zod' },
  { wall: 'browsers-load-no-brands', from: 'apps/portal/src/organization.ts', to: 'packages/brands/src/index.ts', as: 'type' },
  { wall: 'browsers-load-no-brands', from: 'apps/console/src/brands/judges.ts', to: 'packages/brands/src/desk.ts' },
  { wall: 'browsers-load-no-brands', from: 'apps/console/src/registers/draws.ts', to: 'packages/brands/src/legal/legal-document.ts' },
  { wall: 'screens-stay-apart', from: `${SCREENS}/product/confirm.ts`, to: `${SCREENS}/product/select.ts` },
  { wall: 'portal-shell-comes-first', from: `${PORTAL}/shell/knows.ts`, to: `${PORTAL}/routing/access.ts` },
  { wall: 'portal-rooms-know-no-table', from: `${PORTAL}/routing/access.test.ts`, to: `${PORTAL}/screens.ts` },
  { wall: 'services-know-parts-by-type', from: `${SERVER}/services/identity/is-given.ts`, to: `${SERVER}/container.ts`, as: 'type' },
  { wall: 'only-the-container-picks-adapters', from: `${SERVER}/container.ts`, to: `${SERVER}/providers/flood/sandbox/sandbox-flood.ts` },
  { wall: 'only-the-store-knows-the-orm', from: `${SERVER}/store/db.ts`, to: 'pg' },
]

const isFile = (to: string) => /^(apps|packages|brands|scripts)\//.test(to)

function importLine({ from, to, as }: Planted): string {
  const path = isFile(to) ? `./${relative(dirname(from), to)}`.replace('./../', '../') : to
  if (as === 'lazy') return `export const load = () => import('${path}')`
  return as === 'type'
    ? `import type * as it from '${path}'\nexport type It = typeof it`
    : `import * as it from '${path}'\nexport const used = it`
}

let tree: string
let found: readonly Violation[]

function write(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), 'hearthline-walls-'))
  for (const file of ['tsconfig.json', 'tsconfig.base.json', 'package.json']) copyFileSync(join(ROOT, file), join(tree, file))
  symlinkSync(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
  const planted = [...FORBIDDEN, ...ALLOWED]
  for (const { to } of planted) if (isFile(to)) write(to, 'export const thing = 1\n')
  for (const one of planted) write(one.from, `${importLine(one)}\n`)
  // The way back of each cycle.
  for (const { wall, from, to, as } of FORBIDDEN) if (wall === 'no-cycles') write(to, `${importLine({ wall, from: to, to: from, as })}\n`)
  write(`${SERVER}/forgotten.ts`, 'export const alone = 1\n')
  found = (await cruise(tree, join(ROOT, '.dependency-cruiser.cjs'), ['packages', 'apps', 'scripts'])).violations
})

afterAll(() => rmSync(tree, { recursive: true, force: true }))

const stopped = (wall: string, from: string) => found.some((violation) => violation.wall === wall && violation.from === from)

describe('a dependency rule stops forbidden imports', () => {
  test.each(FORBIDDEN)('$wall: $from must not import $to', ({ wall, from }) => {
    expect(stopped(wall, from)).toBe(true)
  })

  test('no-orphans: a file that nothing imports is reported', () => {
    expect(stopped('no-orphans', `${SERVER}/forgotten.ts`)).toBe(true)
  })
})

describe('a dependency rule permits allowed imports', () => {
  test.each(ALLOWED)('$wall: $from may import $to', ({ wall, from }) => {
    expect(stopped(wall, from)).toBe(false)
  })
})

describe('every dependency rule is proven', () => {
  test('each rule of the configuration has a planted violation', () => {
    const configuration = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }
    const proven = new Set([...FORBIDDEN.map(({ wall }) => wall), 'no-orphans'])
    expect(configuration.forbidden.map(({ name }) => name).filter((name) => !proven.has(name))).toEqual([])
  })
})

describe('a dependency check that reads no modules fails', () => {
  const files = ['packages/domain/src/a.ts', 'packages/domain/src/b.ts']

  test('a module that was not analyzed is reported', () => {
    expect(unreadModules(files, [{ source: files[0]!, dependencies: [1, 2, 3, 4] }])).toEqual([`${files[1]} was not read by the cruiser`])
  })

  test('modules without imports mean that the compiler was not understood', () => {
    expect(
      unreadModules(
        files,
        files.map((source) => ({ source, dependencies: [] })),
      ),
    ).toHaveLength(1)
  })

  test('modules with imports pass', () => {
    expect(
      unreadModules(
        files,
        files.map((source) => ({ source, dependencies: [1, 2] })),
      ),
    ).toEqual([])
  })
})
