/** Why an application was declined, in the borrower's words, from what its body says. Pure. */
import type { Application } from '../../frame/use-application.ts'

export interface DeclineReason {
  readonly title: string
  readonly detail?: string
}

interface Limit {
  readonly title?: unknown
  readonly label?: unknown
  readonly detail?: unknown
  readonly why?: unknown
}

const text = (...values: readonly unknown[]): string | undefined => values.find((value): value is string => typeof value === 'string' && value !== '')

/** The limits that did not pass come first, being exact; then the application's own flags; at the very least the notice is named. */
export function declineReasons(application: Pick<Application, 'status' | 'propertyListedForSale'>, about: Readonly<Record<string, unknown>> | undefined): readonly DeclineReason[] {
  const limits = Array.isArray(about?.limits) ? (about.limits as readonly Limit[]) : []
  const exact = limits.flatMap((limit) => {
    const title = text(limit.title, limit.label)
    return title ? [{ title, detail: text(limit.detail, limit.why) }] : []
  })
  if (exact.length > 0) return exact
  const { status, propertyListedForSale } = application
  const told: DeclineReason[] = []
  if (status.dtiDecline) told.push({ title: 'Debt compared with income', detail: 'Your monthly payments, with this line, would be more than our limit allows for your income.' })
  if (status.creditScoreDecline) told.push({ title: 'Credit score', detail: 'The score on your credit file is below what this line needs.' })
  if (propertyListedForSale) told.push({ title: 'Home for sale', detail: 'We cannot lend on a home that is listed for sale.' })
  return told.length > 0 ? told : [{ title: 'The reasons are in your notice', detail: 'Each one is written there in full, with what it rests on.' }]
}
