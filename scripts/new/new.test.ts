import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkBrands } from '../check/brands.ts'
import { ROOT, runTool } from '../check/run-tool.ts'
import { sourceFiles } from '../check/source-files.ts'
import { make } from './main.ts'

/** A copy of the project in which things are added, on the installed tools; our own packages are the copy's. */
let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'hearthline-new-'))
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

describe('one of each is added by its command', () => {
  it('an ask, a wait, work, a call, a capability, an adapter and a brand, and the whole still compiles and its tables are complete', async () => {
    const orders = [
      'ask well-water --section property --after value-property --step WELL_WATER --path home/well-water',
      'wait survey-visit --section property --after well-water --step SURVEY_VISIT --path home/survey-visit --by operator',
      'work find-wells --section property --after find-property --step WAITING_FOR_WELLS',
      'call service-profile read-greeting --method GET --path /service-profile/api/v1/greeting/:language',
      'capability sanctions-screening',
      'provider flood tidewater',
      'provider credit-bureau larch-bureau',
      'brand riverbank --name Riverbank',
    ]
    for (const order of orders) expect((await make(order.split(' '), copy)).left.join('\n')).not.toContain('Biome')
    const types = await runTool('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.json', '--pretty', 'false'], copy)
    expect(types.stdout).toBe('')
    // The rows that were written are those that "npm run docs" makes.
    const written = readFileSync(join(copy, 'docs/operations.md'), 'utf8')
    expect(written).toContain('| `PROVIDER_SANCTIONS_SCREENING` |')
    expect(await runTool(relative(ROOT, join(copy, 'scripts/print/docs.ts')), [], copy)).toMatchObject({ ok: true })
    expect(readFileSync(join(copy, 'docs/operations.md'), 'utf8')).toBe(written)
    const providers = ['sanctions-screening', 'catalog.test.ts'].map((path) => `apps/server/src/providers/${path}`)
    const settings = 'apps/server/src/provider-choices.test.ts'
    const tests = ['packages/brands', 'packages/domain/src/flow', ...providers, settings]
    fillBrand()
    const run = await runTool('node_modules/vitest/vitest.mjs', ['run', ...tests], copy)
    expect(run.ok, run.stdout).toBe(true)
  }, 240_000)
})

describe('a new brand', () => {
  it('copies no fact of another lender, and is refused by file and field until its own are filled in', async () => {
    const folder = join(copy, 'brands')
    await make(['brand', 'brookside', '--name', 'Brookside', '--like', 'northgate'], copy)
    const faults = await checkBrands(folder)
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
  const file = join(copy, 'brands', 'riverbank', 'brand.json')
  const brand = JSON.parse(readFileSync(file, 'utf8'))
  brand.names.legal = 'Riverbank Lending Company'
  Object.assign(brand.company, {
    nmlsNumber: '123456',
    address: { street1: '1 River Street', city: 'Portland', state: 'OR', zip: '97201' },
    supportEmail: 'help@riverbank.example',
    ecoaAgency: 'FTC',
    licensedStates: ['OR'],
    licenseLines: { OR: 'Oregon Mortgage Lending License ML-0000' },
  })
  brand.lending.servedStates = ['OR']
  writeFileSync(file, JSON.stringify(brand, null, 2))
}

describe('an order that cannot be fulfilled', () => {
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
    ['a vendor of nothing', 'provider teleport acme', 'is not there'],
    ['a capability that is there', 'capability flood', 'is there already'],
    ['a capability with a wrong name', 'capability Flood_Zone', 'small letters with hyphens'],
    ['a brand that is there', 'brand hearth --name Hearth', 'is there already'],
  ])('%s: says what is wrong and writes nothing', async (_what, order, words) => {
    const before = sourceNames()
    await expect(make(order.split(' '), copy)).rejects.toThrow(words)
    expect(sourceNames()).toEqual(before)
  })
  const sourceNames = () =>
    readdirSync(copy, { recursive: true, encoding: 'utf8' })
      .filter((path) => !path.startsWith('node_modules'))
      .sort()
})
