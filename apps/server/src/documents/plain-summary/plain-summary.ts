/** A placeholder for a closing document until it has a renderer of its own: its title, whom it is for, and the terms that it rests on. */
import { formatLenderMoment } from '@hearthline/domain'
import { PLAIN_TEXT, textOfLines } from '../plain-text.ts'
import type { Renderer } from '../renderer.ts'

interface PlainSummary {
  readonly title: string
  readonly loanNumber: number
  /** instant */
  readonly madeAt: string
  readonly terms: readonly string[]
}

export const plainSummary: Renderer<PlainSummary> = {
  mediaType: PLAIN_TEXT,
  render: async ({ title, loanNumber, madeAt, terms }) =>
    textOfLines([title, `Application HL-${loanNumber}`, `Prepared ${formatLenderMoment(madeAt)}`, ...terms]),
}
