/** The draws of a line with the rates that its terms and the index give them. */
import { firstDrawRates, type OpenDraw, type PrimeRow } from '@hearthline/domain'
import type { KeptLine } from '../store/repositories/lines.ts'

export const ratedDraws = ({ draws, terms }: KeptLine, primeRows: readonly PrimeRow[]): readonly OpenDraw[] =>
  draws.map((draw) => ({ ...draw, rates: firstDrawRates(terms, primeRows) }))
