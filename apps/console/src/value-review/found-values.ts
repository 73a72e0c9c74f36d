/** Each value that was found for the home, the newest last, as the file has them. Pure. */
import {
  type AutomatedValue,
  formatCents,
  formatShortDate,
  isConfident,
  type LocalDate,
  propertyValue,
  valueDisputeAnswer,
} from '@hearthline/domain'
import type { ApplicationFile } from '../application/use-application.ts'

export interface ShownValue {
  readonly source: string
  readonly valueCents: number
  readonly valuedOn: LocalDate | undefined
  /** How sure it is, or what was found besides. */
  readonly detail: string
  /** What decisions counted until now. */
  readonly stands: boolean
}

type Walk = Pick<ApplicationFile, 'walk'>
type Data = Readonly<Record<string, unknown>>

const dataOf = ({ walk }: Walk, item: string): Data | undefined => walk.find(({ id }) => id === item)?.data as Data | undefined

function describeModel({ lowCents, highCents, forecastStandardDeviation }: AutomatedValue): string {
  const range = lowCents === undefined || highCents === undefined ? '' : `${formatCents(lowCents, 0)} to ${formatCents(highCents, 0)}`
  const deviation = forecastStandardDeviation === undefined ? '' : `standard deviation ${Number(forecastStandardDeviation)}%`
  return [range, deviation].filter(Boolean).join(', ') || 'No range reported'
}

const condition = (data: Data): string => (typeof data.condition === 'string' ? `condition ${data.condition.toLowerCase()}` : '')

type Found = Omit<ShownValue, 'stands'> & { readonly counts: boolean }

/** What a person found, of whichever item: undefined where nothing was. */
function foundBy(file: Walk, item: string, source: string, counts = true): Found[] {
  const data = dataOf(file, item)
  if (typeof data?.valueCents !== 'number') return []
  const inconclusive = data.conclusive === false ? 'no conclusion, an appraisal was ordered' : ''
  const said = [inconclusive, condition(data)].filter(Boolean).join(', ')
  const detail = said.charAt(0).toUpperCase() + said.slice(1)
  return [{ source, valueCents: data.valueCents, valuedOn: data.valuedOn as LocalDate, detail, counts: counts && inconclusive === '' }]
}

export function readFoundValues(file: Walk): readonly ShownValue[] {
  const models = propertyValue.safeParse(dataOf(file, 'value-property'))
  const estimate = dataOf(file, 'value-estimate')?.estimateCents
  const found: Found[] = [
    ...(models.success ? models.data.asked : []).flatMap((model) =>
      model.available && model.valueCents !== undefined
        ? [
            {
              source: `Automated valuation (AVM), ${model.model}`,
              valueCents: model.valueCents,
              valuedOn: model.valuedOn,
              detail: describeModel(model),
              counts: isConfident(model),
            },
          ]
        : [],
    ),
    ...(typeof estimate === 'number'
      ? [{ source: 'Borrower’s own estimate', valueCents: estimate, valuedOn: undefined, detail: 'Not verified', counts: true }]
      : []),
    ...foundBy(file, 'broker-price-opinion', 'Broker price opinion (BPO)'),
    ...foundBy(file, 'appraisal', 'Appraisal'),
    ...foundBy(file, 'value-review', 'Corrected on the borrower’s request'),
    ...foundBy(file, 'second-valuation', 'Second valuation'),
  ]
  const standing = found.findLast(({ counts }) => counts)
  return found.map((value) => {
    const { counts: _counts, ...shown } = value
    return { ...shown, stands: value === standing }
  })
}

const REASONS = {
  WRONG_FACTS: 'Facts about the home are wrong',
  BETTER_SALES: 'Better comparable sales',
  MISSED_IMPROVEMENTS: 'Improvements were missed',
  BIAS: 'The valuation was not fair',
} as const

/** What the borrower says is wrong, a reason at a time. */
export function readDispute(about: unknown): readonly { readonly reason: string; readonly lines: readonly string[] }[] {
  const read = valueDisputeAnswer.safeParse((about as { dispute?: unknown } | null)?.dispute)
  if (!read.success) return []
  const { reasons = [], facts, sales = [], improvements, bias } = read.data
  const told = { WRONG_FACTS: facts, MISSED_IMPROVEMENTS: improvements, BIAS: bias, BETTER_SALES: undefined }
  return reasons.map((reason) => ({
    reason: REASONS[reason],
    lines:
      reason === 'BETTER_SALES'
        ? sales.map(({ address, soldOn, priceCents }) => `${address}: ${formatCents(priceCents, 0)}, sold ${formatShortDate(soldOn)}`)
        : [told[reason] ?? ''].filter(Boolean),
  }))
}
