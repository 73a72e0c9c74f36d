/**
 * What is stored of who had the notice of the right to cancel, whatever is waited for now: the wait is open again for one of them, and the others had
 * theirs. Never asked and never stored.
 */
import { z } from 'zod'
import { WITHDRAWN } from '../../../policy/ach-returns.ts'
import type { LocalDate } from '../../../values/local-date.ts'
import type { Facts } from '../../facts.ts'
import { type Known, wait } from '../../item.ts'
import { sameName } from '../signing/party-named.ts'

/** Earlier releases kept neither to whom, nor a receipt, nor of which notice. */
export interface StoredDelivery {
  readonly party: string
  readonly to?: 'OWNER' | 'REPRESENTATIVE' | undefined
  readonly way: 'IN_PERSON' | 'COURIER' | 'MAIL'
  readonly on: LocalDate
  readonly document?: string | undefined
  readonly showsReceiver?: true | undefined
  readonly representative?: { readonly name: string; readonly document: string } | undefined
  readonly sha256?: string | undefined
  readonly recordedOn?: LocalDate | undefined
}

/** What a correction changed of a record that stands: who had the notice, how, when, or what shows it. */
export const CORRECTED_PARTS = ['RECEIVER', 'WAY', 'DAY', 'DOCUMENT'] as const
export type CorrectedPart = (typeof CORRECTED_PARTS)[number]

export interface DeliveriesStored {
  readonly delivered: readonly StoredDelivery[]
  /** who is said not to have had it after all */
  readonly notReceived: readonly string[]
  /** of whom the newest record is, where someone else is waited for */
  readonly newest: readonly string[]
  readonly corrections: number
  /** whose record the newest one corrected, and what of it; undefined where it corrected nothing */
  readonly correcting: { readonly party: string; readonly parts?: readonly CorrectedPart[] | undefined } | undefined
  /** Whether any money of the line was ever sent, also where it came back since. */
  readonly wasMoneySent: boolean
}

export const deliveriesStored = wait('deliveries-stored', {
  title: 'Your time to cancel',
  steps: ['RESCISSION'],
  by: 'operator',
  data: z.custom<DeliveriesStored>((value) => typeof value === 'object'),
  example: { delivered: [], notReceived: [], newest: [], corrections: 0, correcting: undefined, wasMoneySent: false },
})

interface Returned {
  readonly traceNumber: string
  readonly code: string
  readonly isTest?: boolean
}

interface Stored {
  readonly delivered?: readonly StoredDelivery[]
  readonly notReceived?: readonly string[]
  readonly newest?: readonly string[]
  readonly correction?: { readonly count: number; readonly party?: string; readonly parts?: readonly CorrectedPart[] }
}

export function deliveriesStoredIn(results: Facts['results']): DeliveriesStored {
  const { delivered = [], notReceived = [], newest = [], correction } = (results['rescission-delivery']?.data ?? {}) as Stored
  const paid = results['payoffs']?.data as { readonly references?: readonly string[] } | undefined
  const trace = (results['disbursement']?.data as { readonly traceNumber?: string } | undefined)?.traceNumber
  const { returns = [] } = (results['disbursement-returns']?.data ?? {}) as { readonly returns?: readonly Returned[] }
  const cameBack = returns.some(({ code, isTest }) => code !== WITHDRAWN && !isTest)
  const isStopped = returns.some(({ code, traceNumber }) => code === WITHDRAWN && traceNumber === trace)
  return {
    ...{ delivered, notReceived, newest },
    corrections: correction?.count ?? 0,
    correcting: correction?.party === undefined ? undefined : { party: correction.party, parts: correction.parts },
    // What was stopped before a bank had it was never sent.
    wasMoneySent: (results['disbursement'] !== undefined && !isStopped) || cameBack || (paid?.references ?? []).length > 0,
  }
}

/** Whether two records are of the same person who had the notice: the owner, or a representative of that name. */
export const hasSameReceiver = ({ representative: one }: StoredDelivery, { representative: other }: StoredDelivery): boolean =>
  one === undefined || other === undefined ? one === other : sameName(one.name, other.name)

export function correctedParts(before: StoredDelivery, now: StoredDelivery): readonly CorrectedPart[] {
  const [was, is] = [before.representative, now.representative]
  const changed = {
    RECEIVER: !hasSameReceiver(before, now),
    WAY: before.way !== now.way,
    DAY: before.on !== now.on,
    DOCUMENT: before.document !== now.document || was?.document !== is?.document,
  }
  return CORRECTED_PARTS.filter((part) => changed[part])
}

/** What is stored of those notices: one that was made again has to be given again. */
export const deliveriesOf = (
  known: Known,
  notices: readonly { readonly party: string; readonly sha256: string }[],
): readonly StoredDelivery[] =>
  (known(deliveriesStored)?.delivered ?? []).filter((row) =>
    notices.some(({ party, sha256 }) => party === row.party && sha256 === row.sha256),
  )

/** What an approval of money rests on too: nothing as long as no record was corrected. */
export function correctionsIn(known: Known): readonly number[] {
  const corrections = known(deliveriesStored)?.corrections ?? 0
  return corrections === 0 ? [] : [corrections]
}
