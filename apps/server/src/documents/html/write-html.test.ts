import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import type { DocumentText } from '../document-text.ts'
import { writePdf } from '../pdf/write-pdf.ts'
import { writeHtml } from './write-html.ts'

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#0F5240" d="M2 2h20v20h-20z"/></svg>'
const TEXT: DocumentText = {
  title: 'Terms of a line',
  author: 'Hearthline Lending, Inc.',
  madeAt: '2026-11-24T18:00:00.000Z',
  letterhead: { name: 'Hearthline', logo: LOGO, color: '#0F5240', licenses: ['NMLS 000000.'], loanNumber: 'HL-10042' },
  blocks: [
    { kind: 'title', text: 'Terms of a line' },
    { kind: 'small', text: 'Nov 24, 2026' },
    { kind: 'parties', parties: [{ title: 'From', lines: ['Hearthline Lending, Inc.', '400 Hearth Street'] }] },
    { kind: 'heading', text: 'Payments & “terms”' },
    { kind: 'paragraph', text: 'A draw of <85,000> is repaid over 20 years.' },
    { kind: 'figure', text: '748' },
    { kind: 'list', items: ['First entry', 'Second entry'] },
    {
      kind: 'table',
      columns: ['Term', 'Payment'],
      rows: [
        ['5 years', '$200.00'],
        ['10 years', '$118.71'],
      ],
    },
    {
      kind: 'facts',
      rows: [
        ['Draw', '$85,000'],
        ['Name', 'Łucja Nguyễn'],
      ],
    },
  ],
}

/** What someone reads, without spaces: the two writers break lines in different places. */
const letters = (text: string) => text.replace(/[\s•]+/g, '')
const mainOf = (html: string) => html.slice(html.indexOf('<main>'), html.indexOf('</main>'))
const textOf = (html: string) =>
  mainOf(html)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

describe('the page of a document', () => {
  it('holds the same words and figures as its PDF, in the same order', async () => {
    const { text } = await readPdf(await writePdf(TEXT))
    expect(letters(text)).toBe(letters(textOf(writeHtml(TEXT))))
  })
  it('has headings, lists, and tables whose headings say what they head', () => {
    const html = writeHtml(TEXT)
    expect(html).toContain('<html lang="en-US">')
    expect(html).toContain('<h1>Terms of a line</h1>')
    expect(html).toContain('<th scope="col">Payment</th>')
    expect(html).toContain('<th scope="row">Draw</th><td>$85,000</td>')
  })
  it('needs nothing from elsewhere and runs nothing, whatever a name holds', () => {
    const html = writeHtml({ ...TEXT, blocks: [{ kind: 'paragraph', text: '<script>alert(1)</script><img src=x onerror=y>' }] })
    expect(mainOf(html)).toBe('<main>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=y&gt;</p>\n')
    expect(html.match(/src="[^"]{0,20}/g)).toEqual(['src="data:image/svg+xml;b'])
  })
})

describe('the PDF of a document', () => {
  it('has the licenses, the number of the application and the page at each foot, and not among what is read aloud', async () => {
    const long = {
      ...TEXT,
      blocks: [
        ...TEXT.blocks,
        ...Array.from({ length: 60 }, () => ({ kind: 'paragraph' as const, text: 'A paragraph of a long document.' })),
      ],
    }
    const { frame, text, pages, roles } = await readPdf(await writePdf(long))
    expect(pages).toBeGreaterThan(1)
    for (let page = 1; page <= pages; page += 1) expect(frame).toContain(`Application HL-10042. Page ${page} of ${pages}`)
    expect(frame.split('NMLS 000000.')).toHaveLength(pages + 1)
    expect(text).not.toContain('Page 1')
    expect(roles.filter((role) => role === 'TH')).toHaveLength(4)
    expect(roles[0]).toBe('H1')
  })
  it('keeps the rows of a small table together, and with what introduces them', async () => {
    const rows = Array.from({ length: 8 }, (_, row) => [`Name ${row}`, `Value ${row}`] as const)
    for (const before of [18, 20, 22, 24]) {
      const filling = Array.from({ length: before }, () => ({ kind: 'paragraph' as const, text: 'A line.' }))
      const blocks = [
        ...filling,
        { kind: 'heading', text: 'Figures' },
        { kind: 'heading', text: 'Of this line' },
        { kind: 'facts', rows },
      ] as const
      const { pageTexts } = await readPdf(await writePdf({ ...TEXT, blocks }))
      const page = pageTexts.find((text) => text.includes('Name 0'))
      expect([before, page]).toEqual([before, expect.stringMatching(/Figures Of this line Name 0 .*Value 7/)])
    }
  })
  it('is the same to the byte for the same text', async () => {
    expect(Buffer.from(await writePdf(TEXT)).equals(Buffer.from(await writePdf(structuredClone(TEXT))))).toBe(true)
  })
})
