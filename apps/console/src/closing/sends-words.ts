/** What accepting an approval of the money does, said before the act. Pure. */
import { FIRST_APPROVAL_OF } from '@hearthline/contract'
import { formatExactCents } from '@hearthline/domain'
import type { OpenItem } from '../application/use-application.ts'

interface Sent {
  readonly sentCents?: number
  readonly creditorsCents?: number
  readonly cashCents?: number
}

const FIRSTS: ReadonlySet<string> = new Set(Object.values(FIRST_APPROVAL_OF))
const WHEN = 'It leaves at once, or on the next business day, and no one is asked again.'
const HELD = 'The payment is on hold: it leaves once the hold is lifted, and no one is asked again.'

/** @param isHeld whether the payment is on hold now */
export function sendsWords({ id, reads }: Pick<OpenItem, 'id' | 'reads'>, isHeld: boolean): string | undefined {
  if (FIRSTS.has(id)) return 'This sends nothing yet: someone else gives the last approval.'
  const when = isHeld ? HELD : WHEN
  if (id === 'replacement-approval') return `This is the last approval: the money that came back is sent to this account. ${when}`
  if (id !== 'funding-decision') return undefined
  const {
    sentCents,
    creditorsCents = 0,
    cashCents = 0,
  } = reads.map(({ data }) => data as Sent | null).find((data) => data?.sentCents !== undefined) ?? {}
  if (sentCents === undefined) return `This is the last approval: the money is sent. ${when}`
  const parts =
    creditorsCents > 0
      ? `: ${formatExactCents(creditorsCents)} to creditors, and ${formatExactCents(cashCents)} to the borrower`
      : ' to the borrower'
  return `This is the last approval. It sends ${formatExactCents(sentCents)}${parts}. ${when}`
}
