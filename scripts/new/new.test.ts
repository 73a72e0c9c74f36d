import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Call, contract } from '@hearthline/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBrands } from '../check/brands.ts'
import { compilerProblems } from '../check/compiler.ts'
import { ROOT, runTool } from '../check/run-tool.ts'
import { sourceFiles } from '../check/source-files.ts'
import { camel } from './command.ts'
import { EXAMPLES, type Example, touchedFiles } from './examples.ts'
import { generate, generateAll } from './main.ts'

/** Compiling what was added, and living through it, takes minutes more: `npm run test:soak -- new`. */
const isSoak = Boolean(process.env.HEARTHLINE_SOAK)

/** A copy of the project in which things are added, on the installed tools; our own packages are the copy's. */
let copy: string
beforeAll(() => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'hearthline-new-')))
  for (const path of sourceFiles()) cpSync(join(ROOT, path), join(copy, path))
  mkdirSync(join(copy, 'node_modules', '@hearthline'), { recursive: true })
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@hearthline') symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name))
  }
  for (const name of readdirSync(join(copy, 'packages'))) {
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules', '@hearthline', name))
  }
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Others than those of the how-to, so that its own commands can still be planned in the copy. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'well-water': 'dock-access',
  'survey-visit': 'dock-visit',
  SURVEY_VISIT: 'DOCK_VISIT',
  'find-wells': 'find-docks',
  WAITING_FOR_WELLS: 'WAITING_FOR_DOCKS',
  'read-greeting': 'read-dock',
  'welcome-letter': 'dock-letter',
  'sanctions-screening': 'dock-screening',
  tidewater: 'harbor',
  riverbank: 'lakeside',
  Riverbank: 'Lakeside',
}
const renamed = (text: string): string => Object.entries(OTHER_NAMES).reduce((done, [from, to]) => done.replaceAll(from, to), text)

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** One more call in each service, with the access of its first one. */
const callOrders = Object.entries(contract).map(([service, calls]) => {
  const [{ access }] = Object.values(calls) as [Call]
  const command = `call ${dashed(service)} try-${dashed(service)} --method POST --path /try-dock/${dashed(service)}/:dock --access ${access}`
  return access === 'operator' ? `${command} --roles underwriter,administrator` : command
})

const at = (path: string) => join(copy, path)
const edit = (path: string, change: (text: string) => string) => writeFileSync(at(path), change(readFileSync(at(path), 'utf8')))
const inFolders = () => new Map(sourceFiles(copy).map((path) => [path, readFileSync(at(path), 'utf8')]))
/** Of the copy: another text than before, or not there before. */
const changedSince = (before: ReadonlyMap<string, string>) =>
  [...inFolders()].flatMap(([path, text]) => (before.get(path) === text ? [] : [path])).sort()

/** What the compiler says of the copy as it is, a line each. */
const problems = () => compilerProblems({ root: copy, kept: join(copy, '.cache', 'types.tsbuildinfo') })

/** Runs one of the copy's own scripts on the copy. */
const runOfCopy = (script: string, args: readonly string[] = []) => runTool(relative(ROOT, at(script)), args, copy)

describe('one of each is added by its command', () => {
  it('writes the files that the how-to counts, and has complete tables; in the long run, it compiles', async () => {
    const examples: readonly Example[] = Object.values(EXAMPLES)
    const start = inFolders()
    const commands = [...examples.map(({ command }) => renamed(command)), ...callOrders, 'provider credit-bureau larch-bureau']
    const counted = examples.flatMap(touchedFiles).flatMap(({ path, how }) => (how === 'by npm run docs' ? [] : [renamed(path)]))
    const { left, written } = await generateAll(
      commands.map((command) => command.split(' ')),
      copy,
    )
    expect(left.join('\n')).not.toContain('Biome')
    expect(changedSince(start)).toEqual([...written].sort())
    expect(written).toEqual(expect.arrayContaining(counted))
    const further = written.filter((path) => !counted.includes(path))
    expect(further.filter((path) => !/\/(services|contract)\/|larch-bureau/.test(path))).toEqual([])
    if (isSoak) expect(await problems()).toEqual([])

    const before = inFolders()
    expect(await runOfCopy('scripts/print/docs.ts')).toMatchObject({ ok: true })
    expect(changedSince(before)).toEqual([...new Set(Object.values(EXAMPLES).flatMap(({ documents }) => documents))].sort())
  }, 900_000)

  it.runIf(isSoak)(
    'a question is answered, a document rendered, an adapter held to its contract',
    async () => {
      // As the guide says: whom it concerns.
      edit('packages/domain/src/flow/items/property/dock-access.ts', (text) =>
        text
          .replace('applies: () => false', "applies: (known) => known(legalName)?.lastName === 'Dockside'")
          .replace(
            "import { ask } from '../../item.ts'",
            "import { ask } from '../../item.ts'\nimport { legalName } from '../apply/legal-name.ts'",
          ),
      )
      writeFileSync(at('apps/server/src/api/dock-access.test.ts'), LIVED_THROUGH)
      fillBrand()
      const providers = ['dock-screening', 'catalog.test.ts'].map((path) => `apps/server/src/providers/${path}`)
      const settings = ['apps/server/src/provider-choices.test.ts', 'apps/server/src/documents/dock-letter']
      const flow = [
        'packages/brands',
        'packages/domain/src/flow',
        'apps/portal/src/gallery/pages.test.ts',
        'apps/portal/src/screens.test.ts',
      ]
      const tests = [...flow, ...providers, ...settings, 'apps/server/src/api/dock-access.test.ts']
      const run = await runTool('node_modules/vitest/vitest.mjs', ['run', ...tests], copy)
      expect(run.ok, run.stdout).toBe(true)
    },
    900_000,
  )
})

/** A borrower meets the question, is told where it is asked, answers it, and continues. */
const LIVED_THROUGH = `import { destinationFor } from '@hearthline/domain/routing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { person } from '../testing/person.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('is asked of those it applies to, on its own page, and continues once answered', async () => {
  const concerned = await person(app, 'Dockside')
  await concerned.untilStep('ADDITIONAL_QUESTION')
  const application = await concerned.application()
  expect(destinationFor(application.step, application)).toEqual({ path: 'question/dock-access' })
  await concerned.answer('dock-access', { note: 'A shared dock, by an easement of 1998' })
  expect((await concerned.untilRest()).step).toBe('OFFER_SELECTION')
})
`

describe('each missing file of a question is reported', () => {
  const flow = 'packages/domain/src/flow/flow.ts'
  const routes = 'apps/portal/src/application-screens.ts'
  const item = (id: string) => `packages/domain/src/flow/items/property/${id}.ts`
  const screen = (id: string) => `apps/portal/src/screens/property/${id}/${id}.tsx`
  /** Takes its two lines out of the flow. */
  const takeFromFlow = (id: string) =>
    edit(flow, (text) => text.replace(`import { ${camel(id)} } from './items/property/${id}.ts'\n`, '').replace(`  ${camel(id)},\n`, ''))
  const forget = (...ids: readonly string[]) => {
    for (const id of ids) {
      takeFromFlow(id)
      edit(routes, (text) => text.replace(new RegExp(`^ {2}asks\\([^)]*${id}.*\n`, 'm'), ''))
    }
  }

  const add = (...ids: readonly string[]) =>
    generateAll(
      ids.map((id) => ['ask', id, '--section', 'property', '--after', 'value-property']),
      copy,
    )

  it.runIf(isSoak)(
    'by the compiler: its place in the flow, its screen, and the screen’s path',
    async () => {
      await add('no-screen', 'no-path', 'no-place')
      rmSync(at(screen('no-screen')))
      edit(routes, (text) => text.replace(/^ {2}asks\([^)]*(no-path|no-place).*\n/gm, ''))
      takeFromFlow('no-place')
      const found = await problems()
      const of = (path: string) => found.filter((line) => line.startsWith(path)).join('\n')
      expect(of(routes)).toContain("Cannot find module './screens/property/no-screen/no-screen.tsx'")
      expect(of(routes)).toMatch(/'asksWithoutAScreen'|asksWithoutAScreen: "no-path"/)
      expect(of(screen('no-place'))).toMatch(/Type '"no-place"' is not assignable/)
      forget('no-screen', 'no-path', 'no-place')
    },
    900_000,
  )

  // Without it everything behind is of no type: it takes a compilation of its own.
  it.runIf(isSoak)(
    'by the compiler: the item itself',
    async () => {
      await add('no-item')
      rmSync(at(item('no-item')))
      expect(await problems()).toContainEqual(
        expect.stringMatching(/^packages\/domain\/src\/flow\/flow\.ts.*'\.\/items\/property\/no-item\.ts'/),
      )
      forget('no-item')
    },
    900_000,
  )

  it('by a check: the flow’s table, and the shape in which its answers are stored', async () => {
    for (const path of EXAMPLES.ask.documents) cpSync(join(ROOT, path), at(path))
    writeFileSync(at('say-docs.ts'), "import { checkDocs } from './scripts/check/docs.ts'\nconsole.log(checkDocs().join('\\n'))\n")
    const { stdout } = await runOfCopy('say-docs.ts')
    expect(stdout).toContain('docs/flow.md is stale: run "npm run docs"')
    expect(stdout).toContain('stored-shapes.json lacks the shape of dock-access: run "npm run docs"')
  }, 900_000)
})

describe('a new brand', () => {
  it('copies no fact of another lender, and is refused by file and field until its own are filled in', async () => {
    const folder = join(copy, 'brands')
    await generate(['brand', 'brookside', '--name', 'Brookside', '--like', 'northgate'], copy)
    const faults = (await checkBrands(folder)).filter((fault) => fault.includes('brookside'))
    const fields = faults.map((fault) => fault.match(/^brands\/brookside\/brand\.json: (\S+): write /)?.[1] ?? fault)
    expect(fields).toEqual([
      'names.legal',
      'company.nmlsNumber',
      ...['street1', 'city', 'state', 'zip'].map((part) => `company.address.${part}`),
      'company.supportEmail',
      'company.ecoaAgency',
      'company.licensedStates',
      'lending.servedStates',
    ])
    const text = readFileSync(join(folder, 'brookside', 'brand.json'), 'utf8')
    for (const theirs of ['Northgate', 'northgate', 'Boise', 'NCUA', '000001', '97910', 'sample']) expect(text).not.toContain(theirs)
    rmSync(join(folder, 'brookside'), { recursive: true })
  })
})

/** As the lender's administrator would. */
function fillBrand() {
  const file = join(copy, 'brands', 'lakeside', 'brand.json')
  const brand = JSON.parse(readFileSync(file, 'utf8'))
  brand.names.legal = 'Lakeside Lending Company'
  Object.assign(brand.company, {
    nmlsNumber: '123456',
    address: { street1: '1 River Street', city: 'Portland', state: 'OR', zip: '97201' },
    supportEmail: 'help@lakeside.example',
    ecoaAgency: 'FTC',
    licensedStates: ['OR'],
    licenseLines: { OR: 'Oregon Mortgage Lending License ML-0000' },
  })
  brand.lending.servedStates = ['OR']
  writeFileSync(file, JSON.stringify(brand, null, 2))
}

describe('a command that cannot be carried out', () => {
  it.each([
    ['nothing', '', 'Say what is new'],
    [
      'an item with a wrong name',
      'ask WellWater --section property --after value-property --step X --path a',
      'small letters with hyphens',
    ],
    ['no place', 'ask septic-tank --section property --step SEPTIC_TANK --path home/septic', 'Give --after'],
    [
      'a place that is not there',
      'ask septic-tank --section property --after nowhere --step SEPTIC_TANK --path home/septic',
      'no item nowhere',
    ],
    [
      'a path that is taken',
      'ask septic-tank --section property --after find-property --step SEPTIC_TANK --path liens',
      'has a screen already',
    ],
    ['work whose step does not wait', 'work count-wells --section property --after find-property --step COUNTING', 'WAITING_FOR_'],
    [
      'a step that leads elsewhere',
      'ask septic-tank --section property --after find-property --step LIEN_VERIFICATION --path home/septic',
      'leads to a screen already',
    ],
    ['a call of no service', 'call moon read-tides --method GET --path /moon/tides', 'There is no service moon'],
    ['a call that is there', 'call service-flags read-flags --method GET --path /flags', 'has a call readFlags already'],
    [
      'roles of a borrower',
      'call service-flags read-tides --method GET --path /flags/tides --roles auditor',
      '--roles goes with --access operator',
    ],
    [
      'a role that is none',
      'call console read-tides --method GET --path /tides --access operator --roles captain',
      '--roles takes auditor',
    ],
    ['a document that is there', 'document note', 'is a kind of document already'],
    ['a vendor of nothing', 'provider teleport acme', 'is not there'],
    ['a capability that is there', 'capability flood', 'is there already'],
    ['a capability with a wrong name', 'capability Flood_Zone', 'small letters with hyphens'],
    ['a brand that is there', 'brand hearth --name Hearth', 'is there already'],
  ])('%s: says what is wrong and writes nothing', async (_what, command, words) => {
    const before = sourceNames()
    await expect(generate(command.split(' '), copy)).rejects.toThrow(words)
    expect(sourceNames()).toEqual(before)
  })
  const sourceNames = () => [...sourceFiles(copy)].sort()
})
