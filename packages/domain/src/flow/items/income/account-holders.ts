/** Connected accounts whose holder is not the person whose income they show, or whom the report does not name: they wait for a person. */
import type { Known } from '../../item.ts'
import { isDoubtful } from '../banking/account-finding.ts'
import { type IncomeSource, incomeEvidence } from './income-evidence.ts'
import { type LinkReading, readingsOf } from './link-readings.ts'

export interface DoubtfulLink {
  readonly source: IncomeSource
  readonly link: string
  readonly holder: NonNullable<LinkReading['holder']>
}

export const doubtfulLinks = (known: Known): readonly DoubtfulLink[] =>
  (known(incomeEvidence)?.sources ?? []).flatMap((source) => {
    const holder = readingsOf(known).find((reading) => reading.source === source.id)?.holder
    return source.link !== undefined && holder && isDoubtful(holder.match) ? [{ source, link: source.link, holder }] : []
  })
