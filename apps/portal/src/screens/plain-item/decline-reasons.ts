/** Why an application was declined, in the borrower's words, from what its body says. Pure. */
import type { Application } from '../../frame/use-application.ts'

export interface DeclineReason {
  readonly title: string
  readonly detail?: string
}

interface Figure {
  readonly unit: string
  readonly value: number | string
}

interface Limit {
  readonly limit?: string
  readonly passed?: boolean
  readonly decides?: boolean
  readonly yours?: Figure
  readonly limitValue?: Figure
}

const WORDS: Readonly<Record<string, string>> = {
  STATE: 'The state your home is in',
  TRANSFER: 'How recently you bought the home',
  LISTED: 'The home is listed for sale',
  PROPERTY_KIND: 'The kind of home',
  PROPERTY_CONDITION: 'The condition of the home',
  SCORE: 'Credit score',
  BANKRUPTCY: 'A bankruptcy on your credit file',
  FORECLOSURE: 'A foreclosure on your credit file',
  COLLECTIONS: 'Collections on your credit file',
  DELINQUENCY: 'Late payments on your credit file',
  LIEN_POSITION: 'Where this line would stand among the loans on your home',
  CLTV: 'What is owed on the home compared with its value',
  DTI: 'Debt compared with income',
  ORGANIZATION: "This lender's own terms",
  PRICING: 'No rate is offered for this combination',
}

/** A figure with its unit: BASIS_POINTS 5312 is 53.12 %, CENTS are shown in whole dollars. */
export function figureText({ unit, value }: Figure): string {
  if (typeof value === 'string') return value
  if (unit === 'BASIS_POINTS') return `${value / 100}%`
  if (unit === 'CENTS') return `$${Math.trunc(value / 100).toLocaleString('en-US')}`
  if (unit === 'DAYS') return `${value} days`
  if (unit === 'YEARS') return `${value} years`
  return String(value)
}

const exactReason = ({ limit = '', yours, limitValue }: Limit): DeclineReason | undefined => {
  const title = WORDS[limit]
  if (!title) return undefined
  return { title, detail: yours && limitValue ? `Yours is ${figureText(yours)}; our limit is ${figureText(limitValue)}.` : undefined }
}

/** The limits that did not pass come first, being exact; then the application's own flags; at the very least the notice is named. */
export function declineReasons(
  application: Pick<Application, 'status' | 'propertyListedForSale'>,
  about: Readonly<Record<string, unknown>> | undefined,
): readonly DeclineReason[] {
  const limits = Array.isArray(about?.limits) ? (about.limits as readonly Limit[]) : []
  const exact = limits.filter(({ passed, decides }) => passed === false && decides !== false).flatMap((limit) => exactReason(limit) ?? [])
  if (exact.length > 0) return exact
  const { status, propertyListedForSale } = application
  const told: DeclineReason[] = []
  if (status.dtiDecline)
    told.push({
      title: 'Debt compared with income',
      detail: 'Your monthly payments, with this line, would be more than our limit allows for your income.',
    })
  if (status.creditScoreDecline)
    told.push({ title: 'Credit score', detail: 'The score on your credit file is below what this line needs.' })
  if (propertyListedForSale) told.push({ title: 'Home for sale', detail: 'We cannot lend on a home that is listed for sale.' })
  return told.length > 0
    ? told
    : [{ title: 'The reasons are in your notice', detail: 'Each one is written there in full, with what it rests on.' }]
}
