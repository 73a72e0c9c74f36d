import { describe, expect, it } from 'vitest'
import { writePdf } from './write-pdf.ts'
import { writePdfInThread } from './write-pdf-in-thread.ts'

const letter = (text: string) => ({
  title: 'A letter',
  author: 'Hearthline Lending, Inc.',
  madeAt: '2026-11-24T18:00:00.000Z',
  blocks: [{ kind: 'paragraph' as const, text }],
})

describe('a PDF that is written in a thread of its own', () => {
  it('is the same to the byte, whatever is written beside it', async () => {
    const [first, second] = await Promise.all(['Dear Ana', 'Dear Zoë'].map((text) => writePdfInThread(letter(text))))
    expect(Buffer.from(first!).equals(Buffer.from(await writePdf(letter('Dear Ana'))))).toBe(true)
    expect(Buffer.from(second!).equals(Buffer.from(await writePdf(letter('Dear Zoë'))))).toBe(true)
  })

  it('that cannot be written fails with the reason, and the next one is written', async () => {
    const broken = { ...letter('Dear Ana'), blocks: [{ kind: 'list' as const, items: null as unknown as string[] }] }
    await expect(writePdfInThread(broken)).rejects.toThrow('The PDF was not written')
    expect((await writePdfInThread(letter('Dear Ana'))).length).toBeGreaterThan(1_000)
  })

  it('leaves the thread of the server to everyone else meanwhile', async () => {
    let turns = 0
    const turn = setInterval(() => (turns += 1), 1)
    await writePdfInThread(letter('A long sentence for a page. '.repeat(3_000)))
    clearInterval(turn)
    expect(turns).toBeGreaterThan(5)
  })
})
