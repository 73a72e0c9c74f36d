/** Puts the recorded liens beside the bureau's mortgages: which agree, which stand alone. */
import * as z from 'zod/mini'
import type { CreditReport } from '../../../facts/credit-report.ts'
import { cents } from '../../../facts/scalars.ts'
import type { TitleReport } from '../../../facts/title-report.ts'
import type { Known } from '../../item.ts'
import { softCredit } from '../credit/soft-credit.ts'
import { prequalTitle } from './prequal-title.ts'

export const foundLien = z.object({
  id: z.string(),
  kind: z.enum(['MORTGAGE', 'HELOC', 'TAX', 'JUDGMENT']),
  holder: z.string(),
  balanceCents: cents,
  position: z.int(),
  payOff: z.boolean(),
  /** BOTH agree; RECORD stands only in the land records; BUREAU only in the credit report. */
  source: z.enum(['BOTH', 'RECORD', 'BUREAU']),
})
export type FoundLien = z.infer<typeof foundLien>

const sameHolder = (a: string, b: string) => a.trim().toUpperCase() === b.trim().toUpperCase()

/** Every lien found before the offer, in order of position. */
export const foundLiens = (known: Known): FoundLien[] => liensOf(known(prequalTitle), known(softCredit))

/** A bureau balance beats the recorded original amount. */
export function liensOf(title: TitleReport | undefined, report: CreditReport | undefined): FoundLien[] {
  const mortgages = (report?.tradelines ?? []).filter(
    (line) => (line.kind === 'MORTGAGE' || line.kind === 'HELOC') && line.securedBy === 'SUBJECT' && line.status === 'OPEN',
  )
  const taken = new Set<string>()
  const recorded = (title?.openLiens ?? []).map((lien): FoundLien => {
    const match = mortgages.find((line) => !taken.has(line.id) && line.kind === lien.kind && sameHolder(line.creditor, lien.holder))
    if (match) taken.add(match.id)
    return {
      id: match?.id ?? lien.id,
      kind: lien.kind,
      holder: lien.holder,
      balanceCents: match?.balanceCents ?? lien.originalCents,
      position: lien.position,
      payOff: false,
      source: match || (lien.kind !== 'MORTGAGE' && lien.kind !== 'HELOC') ? 'BOTH' : 'RECORD',
    }
  })
  const alone = mortgages.filter((line) => !taken.has(line.id))
  const bureau = alone.map(
    (line, index): FoundLien => ({
      id: line.id,
      kind: line.kind === 'HELOC' ? 'HELOC' : 'MORTGAGE',
      holder: line.creditor,
      balanceCents: line.balanceCents,
      position: recorded.length + index + 1,
      payOff: false,
      source: 'BUREAU',
    }),
  )
  return [...recorded, ...bureau].sort((a, b) => a.position - b.position)
}

export const liensDiffer = (known: Known): boolean => foundLiens(known).some((lien) => lien.source !== 'BOTH')
