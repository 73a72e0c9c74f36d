import { faultOfPrinted } from '@hearthline/domain'
import { firstName } from '@hearthline/domain/registration'
import { describe, expect, it } from 'vitest'
import { safeParse } from 'zod/mini'
import { readPdf } from '../../testing/read-pdf.ts'
import { openFontFiles, writePdf } from './write-pdf.ts'

const letter = (name: string) => ({
  title: 'A notice',
  author: 'Hearthline Lending, Inc.',
  madeAt: '2026-11-24T18:00:00.000Z',
  blocks: [
    { kind: 'paragraph' as const, text: `Dear ${name},` },
    { kind: 'list' as const, items: [name] },
    { kind: 'table' as const, columns: [name], rows: [[name]] },
    { kind: 'parties' as const, parties: [{ title: 'To', lines: [name] }] },
  ],
})
const printed = async (name: string) => (await readPdf(await writePdf(letter(name)))).text

describe('a text that the team copies', () => {
  it('is taken in those letters alone that the fonts of documents have', async () => {
    const fonts = await openFontFiles()
    const missing: string[] = []
    for (let code = 0x20; code < 0x11_0000; code++) {
      if ((code >= 0xd800 && code < 0xe000) || faultOfPrinted(`A${String.fromCodePoint(code)}`) !== undefined) continue
      if (!fonts.every((font) => font.hasGlyphForCodePoint(code))) missing.push(code.toString(16))
    }
    expect(missing).toEqual([])
  })
})

describe('a name in a document', () => {
  it('is printed in every letter that a name may have', async () => {
    const fonts = await openFontFiles()
    const missing: string[] = []
    for (let code = 0; code < 0x11_0000; code++) {
      const letters = String.fromCodePoint(code)
      if (/\p{Cs}/u.test(letters) || !/[\p{L}\p{M}]/u.test(letters)) continue
      // At least two characters, one of them a letter.
      if (!safeParse(firstName, `An${letters}a`).success) continue
      if (!fonts.every((font) => font.hasGlyphForCodePoint(code))) missing.push(code.toString(16))
    }
    expect(missing).toEqual([])
    expect(await printed('Nguyễn Øvrebø Kaʻiulani')).toContain('Dear Nguyễn Øvrebø Kaʻiulani,')
  })

  it.each([
    ['of mathematics', '𝐀𝐧𝐚', 'Ana'],
    ['of full width', 'Ａｎａ', 'Ana'],
    ['of Arabic', 'محمد', '\ufffd\ufffd\ufffd\ufffd'],
    ['of Chinese', '美玲', '\ufffd\ufffd'],
  ])('that was stored in letters %s is never blank', async (_of, name, shown) => {
    const text = await printed(name)
    expect(text).toContain(`Dear ${shown},`)
    expect(text.split(shown)).toHaveLength(6)
  })
})
