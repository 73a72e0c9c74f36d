/** Accounts that the money of a line has come back from, or that one of the team would not send it to. */
import { disbursementAccount, type KeptAccount, REPLACEMENT_CLEARANCES, replacementAccount } from '@hearthline/domain'
import type { PastResult } from '../../store/repositories/applications.ts'

/** Items whose history it is read from. */
export const REPLACEMENT_ITEMS = [disbursementAccount.id, replacementAccount.id, ...REPLACEMENT_CLEARANCES] as const

type Replacement = KeptAccount & { readonly after?: string }

/**
 * The one that was paid first is among them always: another is asked for only after a return. @param past every result of these items, the oldest first
 * @param returned trace number of the transfer that came back last
 */
export function accountsNotPaid(past: readonly PastResult[], returned: string | undefined): readonly KeptAccount[] {
  const of = <T>(...names: readonly string[]) => past.filter(({ name }) => names.includes(name)).map(({ data }) => data as T)
  const first = of<KeptAccount>(disbursementAccount.id).at(-1)
  const refused = new Set(of<{ readonly refused?: number }>(...REPLACEMENT_CLEARANCES).map((one) => one.refused))
  // One that was named after an earlier return than the last was paid, and sent the money back as well.
  const others = of<Replacement>(replacementAccount.id).filter(({ after, attempt = 1 }) => after !== returned || refused.has(attempt))
  return [...(first ? [first] : []), ...others]
}
