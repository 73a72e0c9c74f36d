/** What an approval of money shows, as the server gives it with the open item. Pure. */
import { approvalShown, destinationShown } from '@hearthline/domain'
import type { z } from 'zod'
import type { OpenItem } from '../application/use-application.ts'

type Payoffs = z.infer<typeof approvalShown.data>['payoffs']

const PAYS_CREDITORS: ReadonlySet<string> = new Set(['funding-first-approval', 'funding-decision'])
const PAYS_ELSEWHERE: ReadonlySet<string> = new Set(['replacement-first-approval', 'replacement-approval'])

export function payoffsIn({ id, about }: Pick<OpenItem, 'id' | 'about'>): Payoffs {
  const read = PAYS_CREDITORS.has(id) ? approvalShown.data.safeParse(about) : undefined
  return read?.success ? read.data.payoffs : []
}

export function destinationIn({ id, about }: Pick<OpenItem, 'id' | 'about'>) {
  const read = PAYS_ELSEWHERE.has(id) ? destinationShown.data.safeParse(about) : undefined
  return read?.success ? read.data : undefined
}

/** What whoever approves says they have seen; undefined where each payee is the creditor of the report. */
export function otherNames(item: Pick<OpenItem, 'id' | 'about'>): string | undefined {
  const others = payoffsIn(item).filter(({ isOtherName }) => isOtherName)
  if (others.length === 0) return undefined
  const named = others.map(({ payee, creditor }) => `${payee} is paid for the debt to ${creditor}`)
  return `I compared the letters: ${new Intl.ListFormat('en-US').format(named)}.`
}
