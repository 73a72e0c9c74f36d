import { describe, expect, it } from 'vitest'
import { writePdf } from './write-pdf.ts'

const letter = (name: string) => ({
  title: 'A letter',
  author: 'Hearthline Lending, Inc.',
  madeAt: '2026-11-24T18:00:00.000Z',
  blocks: [{ kind: 'paragraph' as const, text: `Dear ${name}, the first affluent office offers coffee: fi ffi.` }],
})

describe('words that were written before', () => {
  it('are placed in the next document as in the first: the same text gives the same bytes', async () => {
    const first = await writePdf(letter('Ana'))
    await writePdf(letter('Zoë'))
    expect(Buffer.from(await writePdf(letter('Ana'))).equals(Buffer.from(first))).toBe(true)
  })
})
