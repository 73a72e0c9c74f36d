import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type BrandError, loadBrands } from '../load.ts'
import { legalDocument } from './legal-document.ts'
import { legalTextOn, legalTextsUntil } from './legal-text.ts'

const home = fileURLToPath(new URL('../../../../brands', import.meta.url))
let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'legal-'))
  await cp(join(home, 'hearth'), join(dir, 'hearth'), { recursive: true })
})
afterEach(() => rm(dir, { recursive: true, force: true }))

const write = async (file: string, effectiveOn: string, body = 'Ours.\n\n## Part\n\nWords of {legalName}.') => {
  await mkdir(join(dir, 'hearth', 'legal', 'terms'), { recursive: true })
  await writeFile(join(dir, 'hearth', 'legal', 'terms', file), `---\ntitle: {termsLabel}\neffectiveOn: ${effectiveOn}\n---\n${body}\n`)
}
const faults = async () => ((await loadBrands(dir).catch((thrown: BrandError) => thrown)) as BrandError).message

/** What takes the reader of Markdown seconds or its stack, and its text could not be shown anyway. */
const HOSTILE: readonly (readonly [string, RegExp])[] = [
  ['_a'.repeat(15_000), /more than 4,000 letters/],
  [`${'_a'.repeat(150)}\n${'_a'.repeat(150)}`, /more than 200 marks/],
  ['Words. '.repeat(9_000), /at most 40,000 letters/],
  ['> '.repeat(90), /is a quote/],
  ['- '.repeat(90), /a list in a list/],
  ['- a\n\n    - b', /a list in a list/],
  ['- a\n\n\t- b', /a list in a list/],
  ['\r'.repeat(3_900), /at most 2,000 lines/],
  [`${'_a'.repeat(99)}\n\n`.repeat(25), /at most 2,000 lines and marks/],
  [`- a${'\nb'.repeat(201)}`, /more than 200 lines/],
  [Array.from({ length: 101 }, (_, n) => `## Part ${n}\n\nWords.`).join('\n\n'), /at most 100 headings/],
]

it.each(HOSTILE)('a text that would hold up its reader is refused before it is read: %.20s', (content, sentence) => {
  expect(() => legalDocument(`Words.\n\n## Part\n\n${content}`)).toThrow(sentence)
})

describe('the legal texts of a brand', () => {
  it('are the product’s in the name of the lender, until it has its own; a version to come waits for its day', async () => {
    const product = (await loadBrands(dir)).get('HEARTH')!
    expect(legalTextOn(product, 'terms', '2026-11-22')).toMatchObject({ version: '2026-11', title: 'Terms of Service', own: false })
    expect(legalTextOn(product, 'privacy', '2026-11-22').content).toContain('Hearthline Lending, Inc., 400 Hearth Street, Suite 900')
    await write('1.md', '2026-11-20')
    await write('2.md', '2027-01-01')
    const own = (await loadBrands(dir)).get('HEARTH')!
    const on = (day: string) => legalTextOn(own, 'terms', day).version
    expect(['2026-11-19', '2026-11-20', '2026-12-31', '2027-01-01'].map(on)).toEqual(['2026-11', '1', '1', '2'])
    expect(legalTextOn(own, 'terms', '2026-11-20').content).toContain('Words of Hearthline Lending, Inc.')
    expect(legalTextsUntil(own, 'terms', '2027-01-01').map(({ version }) => version)).toEqual(['2', '1', '2026-11'])
    expect(on('2020-01-01')).toBe('2026-11')
  })

  it.each([
    ['2026-11.md', '2026-12-01', undefined, 'the name of a version of the product'],
    ['a.md', 'soon', undefined, 'write the day on which the text comes into force'],
    ['A B.md', '2026-12-01', undefined, 'name the file by its version'],
    ['a.md', '2026-12-01', 'Ours.\n\n## Part\n\n{lawyer}', '{lawyer} is nothing that can be filled in'],
    ['a.md', '2026-12-01', 'Ours.\n\n## Part\n\n<script>x</script>', 'is html'],
    ['a.md', '2026-12-01', 'Ours.\n\n## Part\n\n[x](javascript:alert)', 'must be a path of this website'],
    ['a.md', '2026-12-01', 'Ours.\n\n## Part\n\n![x](/x.png)', 'is image'],
    ['a.md', '2026-12-01', 'No headings.', 'needs its words'],
  ])('%s of %s (%j) is refused by its file: %s', async (file, day, body, sentence) => {
    await write(file, day, body)
    const said = await faults()
    expect(said).toContain(`hearth/legal/terms/${file}: `)
    expect(said).toContain(sentence)
  })

  it('are judged in the lender’s own name, which another lender’s does not vouch for', async () => {
    await loadBrands(dir)
    const file = join(dir, 'hearth', 'brand.json')
    const values = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...values, names: { ...values.names, legal: 'Hearthline <b>Lending</b>, Inc.' } }))
    expect(await faults()).toContain('is html')
  })
})

it('a document keeps its words, strong words, links, lists, and tables', () => {
  expect(
    legalDocument('First.\n\n## A part\n\nSay **no** to [us](/contact).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |').parts,
  ).toEqual([
    {
      id: 'a-part',
      title: 'A part',
      blocks: [
        {
          kind: 'paragraph',
          words: [{ text: 'Say ' }, { text: 'no', strong: true }, { text: ' to ' }, { text: 'us', href: '/contact' }, { text: '.' }],
        },
        { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] },
        { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] },
      ],
    },
  ])
})
