/** A placeholder for a closing document until it has a renderer of its own: its title, whom it is for, and the terms that it rests on. */
import { formatLenderMoment } from '@hearthline/domain'
import { paragraph } from '../document-text.ts'
import type { Renderer } from '../renderer.ts'

interface PlainSummary {
  /** legal name */
  readonly lender: string
  readonly title: string
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly terms: readonly string[]
}

export const plainSummary: Renderer<PlainSummary> = {
  version: '2026-11-23',
  describe: ({ lender, title, loanNumber, madeAt, terms }) => ({
    title,
    author: lender,
    madeAt,
    blocks: [
      { kind: 'title', text: title },
      { kind: 'small', text: `Application HL-${loanNumber}. Prepared ${formatLenderMoment(madeAt)}.` },
      ...terms.map(paragraph),
    ],
  }),
}
