import { describe, expect, it } from 'vitest'
import { readPdf } from '../../testing/read-pdf.ts'
import type { Block } from '../document-text.ts'
import { writeDocument } from '../write-document.ts'
import { withMarks } from './signed-marks.ts'
import { signedSet } from './signed-set.ts'

const AT = '2026-11-24T18:30:00.000Z'
const place = (name: string, form: 'SIGNATURE' | 'INITIALS', label: string, party = 'borrower'): Block => ({
  kind: 'signature',
  place: name,
  party,
  form,
  label,
})
const BLOCKS: readonly Block[] = [
  { kind: 'title', text: 'Your agreement' },
  { kind: 'paragraph', text: 'You promise to pay us.' },
  place('rate', 'INITIALS', 'Initials of Ana Reyes'),
  place('agreement', 'SIGNATURE', 'Signature of Ana Reyes'),
  place('agreement', 'SIGNATURE', 'Signature of Sam Reyes', '0123456789abcdef'),
]
const signature = {
  form: 'DRAWN' as const,
  name: 'Ana Reyes',
  initials: 'AR',
  signatureDrawing: [[10, 10, 300, 150]],
  initialsDrawing: [[10, 10, 90, 90]],
}
const SIGNED = withMarks(BLOCKS, [
  { place: 'rate', party: 'borrower', at: AT, signature },
  { place: 'agreement', party: 'borrower', at: AT, signature },
])
const written = async (blocks: readonly Block[]) => {
  const { pdf, html } = await writeDocument({ title: 'T', author: 'A', madeAt: AT, blocks }, { shared: false })
  return { ...(await readPdf(pdf)), html: Buffer.from(html).toString('utf8') }
}
const filled = (text: string): string => text.replace(/_{3,}/g, '').replace(/\s+/g, ' ')

describe('A signed document', () => {
  it('says what the unsigned one says, but for what is signed at its places', async () => {
    const [before, after] = [await written(BLOCKS), await written(SIGNED)]
    const signed = after.text
      .replace('Initials of Ana Reyes AR', 'Initials of Ana Reyes')
      .replace('Signature of Ana Reyes Ana Reyes', 'Signature of Ana Reyes')
    expect(filled(signed.replace('Nov 24, 2026, 10:30 AM PT', ''))).toBe(filled(before.text))
    expect(after.text).toContain('Signature of Sam Reyes ____')
  })

  it('shows a drawn mark in both writings, told to whoever does not see it', async () => {
    const { roles, html } = await written(SIGNED)
    expect(roles.filter((role) => role === 'Figure')).toHaveLength(2)
    expect(html).toContain('aria-label="Drawn by hand: Ana Reyes"')
    expect(html).toContain('<path d="M10 10 L300 150"')
  })
})

describe('The set of what was signed', () => {
  const set = {
    author: 'Hearthline Lending, Inc.',
    loanNumber: 10_042,
    madeAt: AT,
    documents: [{ title: 'Your agreement', sha256: 'a'.repeat(64), blocks: SIGNED }],
    evidence: {
      signer: 'Ana Reyes',
      events: [{ at: AT, event: 'PLACE_SIGNED' as const, about: 'Your agreement', address: '203.0.113.7' }],
      devices: ['Firefox'],
      read: [{ title: 'Your closing disclosure', sha256: 'b'.repeat(64) }],
      seal: { commonName: 'Someone', isSelfMade: true },
    },
  }
  it('has every document, the evidence, and whose seal it bears', async () => {
    const { text } = await written(signedSet.describe(set).blocks)
    for (const words of [
      'You promise to pay us.',
      'Evidence of signing',
      '203.0.113.7',
      'Firefox',
      'a'.repeat(64),
      'b'.repeat(64),
      '“Someone”',
    ])
      expect(text.replace(/\s/g, '')).toContain(words.replace(/\s/g, ''))
    expect(text).toContain('The certificate was made by this installation itself')
    const own = { ...set, evidence: { ...set.evidence, seal: { commonName: 'Someone', isSelfMade: false } } }
    expect((await written(signedSet.describe(own).blocks)).text).not.toContain('by this installation itself')
  })

  it('says of what was mailed that it was sent, and never that it was read', () => {
    const paper = { signedOn: '2026-11-24', before: 'ALONE' as const, scans: ['d'.repeat(64)] }
    const rows = JSON.stringify(signedSet.describe({ ...set, evidence: { ...set.evidence, paper } }).blocks)
    expect(rows).toContain('Sent on paper: Your closing disclosure')
    expect(rows).not.toContain('Read: ')
    expect(JSON.stringify(signedSet.describe(set).blocks)).toContain('Read: Your closing disclosure')
  })

  it('says of a copy that it is one', () => {
    const copy = signedSet.describe({ ...set, copyOf: { sha256: 'c'.repeat(64) } })
    expect([copy.title, copy.blocks[0]]).toEqual([
      'Copy of your signed documents',
      { kind: 'small', text: `Copy. The sealed original has the SHA-256 digest ${'c'.repeat(64)}.` },
    ])
    expect(signedSet.describe(set).title).toBe('Signed documents')
  })
})
