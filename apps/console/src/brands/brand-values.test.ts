/** What someone reads of a changed brand before asking for it or publishing it, and what is kept of what they type. */
import type { BrandContent } from '@hearthline/brands/desk'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { faultsAt } from './brand-faults.ts'
import { zippedFolder } from './brand-folder.ts'
import { sectionsInWords } from './brand-reading.ts'
import { BRAND_SECTIONS } from './brand-sections.ts'
import { changesInWords, readDollars, readWhole, sectionOf, valueAt, withValue, writeDollars } from './brand-values.ts'

const before = {
  values: {
    look: { light: { action: '#000000' } },
    company: { licensedStates: ['CA', 'OR'], licenseLines: { CA: 'CFL 1' } },
    lending: {
      fees: { valuationCents: 18_000, originationFeeCapCents: null },
      discountTables: [{ version: '1', discounts: { AUTOPAY: { points: '0.25' } } }],
    },
    flags: { 'stream-chat': true },
    requires: false,
  },
  svg: { logo: '<svg/>' },
}

it('tells every change in words: a color, a fee, states, a license, a discount, a flag, a drawing', () => {
  const changes: readonly (readonly [string, unknown])[] = [
    ['values.look.light.action', '#7A1550'],
    ['values.company.licensedStates', ['CA', 'TX']],
    ['values.company.licenseLines.CA', 'CFL 2'],
    ['values.lending.fees.valuationCents', 19_500],
    ['values.lending.fees.originationFeeCapCents', 100_000],
    ['values.flags.stream-chat', undefined],
    ['svg.logo', '<svg></svg>'],
  ]
  const after = changes.reduce((content, [path, value]) => withValue(content, path, value), before)
  const tables = [{ version: '1', discounts: { AUTOPAY: { points: '0.5' } } }]
  expect(changesInWords(before, withValue(after, 'values.lending.discountTables', tables)).map(({ words }) => words)).toEqual([
    'Buttons and links: #000000 becomes #7A1550',
    'Logo: another drawing',
    'States with a license, or where none is needed: added Texas; took out Oregon',
    'What the licenses page says, California: CFL 1 becomes CFL 2',
    'Fee for the valuation: $180.00 becomes $195.00',
    'Most that an origination fee may be: nothing becomes $1,000.00',
    'Discount tables, table 1, Discounts, Autopay, Percentage points: 0.25 becomes 0.5',
    'Feature flags, Chat: yes becomes nothing',
  ])
  expect(valueAt(after, 'values.flags.stream-chat')).toBeUndefined()
  expect(changesInWords(before, structuredClone(before))).toEqual([])
})

it('reads dollars to the cent, and keeps what is no amount as it was typed', () => {
  expect([readDollars('$1,234.5'), readDollars('195'), readDollars('a lot'), readDollars('')]).toEqual([123_450, 19_500, 'a lot', ''])
  expect([readDollars('-5'), readDollars('-$5.05'), readDollars('-0'), writeDollars(-505)]).toEqual([-500, -505, 0, '-5.05'])
  expect([writeDollars(123_450), writeDollars('a lot'), writeDollars(null)]).toEqual(['1234.50', 'a lot', ''])
  expect([readWhole('-25'), readWhole('2.5')]).toEqual([-25, '2.5'])
})

it('finds the field and the section of what is wrong', () => {
  const faults = [{ path: 'company.licenseLines.CA', message: 'write it' }]
  expect(faultsAt(faults, 'values.company.licenseLines.CA')).toEqual(['write it'])
  expect(faultsAt(faults, 'values.company.licenseLines.CO')).toEqual([])
  expect(sectionOf('company.licenseLines.CA')?.name).toBe('licenses')
  expect(sectionOf('content')).toBeUndefined()
})

it('says what is wrong in the words of the form, and in no code', () => {
  const faults = (
    [
      ['servedStates', 'DE is served but not among company.licensedStates.'],
      ['lineMinimumCents', 'is above lending.lineMaximumCents.'],
      ['discountTables', 'write what AUTOPAY and ALL_IN of lending.pricing is worth'],
      ['nmlsNumber', '1 may be a real lender’s; write a number that begins with 0 while sample is true, or remove sample.'],
    ] as const
  ).map(([name, message]) => ({ path: `lending.${name}`, message }))
  expect(faultsAt(faults, 'values.lending')).toEqual([
    'Delaware is served but not among “States with a license, or where none is needed”.',
    'is above “Largest line”.',
    'write what Autopay and All in of “Prices” is worth',
    '1 may be a real lender’s; write a number that begins with 0 while this lender is a sample.',
  ])
})

it('reads a whole version in words: lists and groups by their parts, and what is not there as none', () => {
  const content = {
    values: { names: { short: 'Hearth' }, lending: { fees: { valuationCents: 18_000 } }, hosts: ['a.example', 'b.example'] },
  }
  const lines = sectionsInWords(content).flatMap((section) => section.lines)
  const said = (label: string) => lines.find((line) => line.label === label)?.words
  expect(said('Fee for the valuation')).toBe('$180.00')
  expect(said('Loan/application register (HMDA)')).toBe('none')
  expect(lines.some(({ words }) => words === 'a.example, b.example')).toBe(true)
  expect(sectionsInWords(content).map(({ label }) => label)).toEqual(BRAND_SECTIONS.map(({ label }) => label))
})

it('gives the folder of a version as a zip that is the same each time, with the names of the folder', () => {
  const version = {
    values: { orgCode: 'HEARTH', logos: { logo: 'logo.svg', logoDark: 'logo-dark.svg', mark: 'mark.svg', markDark: 'mark-dark.svg' } },
    svg: { logo: '<svg/>', logoDark: '<svg id="é"/>', mark: '<svg id="c"/>', markDark: '<svg id="d"/>' },
    ownTexts: [{ name: 'terms', version: '2026-11', raw: 'Own' }],
  } as unknown as BrandContent
  const zip = zippedFolder(version, '2026-11-27T05:00:00.000Z')
  expect(zippedFolder(version, '2026-11-27T05:00:00.000Z')).toEqual(zip)
  const files = unzipSync(zip)
  expect(Object.keys(files).sort()).toEqual([
    'hearth/brand.json',
    'hearth/legal/terms/2026-11.md',
    ...['logo-dark', 'logo', 'mark-dark', 'mark'].map((name) => `hearth/${name}.svg`),
  ])
  expect(strFromU8(files['hearth/logo-dark.svg']!)).toBe('<svg id="é"/>')
})
