/** An account that a person or its bank has refused is no answer: the borrower would wait for a second refusal that is certain. */
import {
  disbursementAccount,
  type Item,
  type Known,
  lastReturn,
  paymentMethod,
  replacementAccount,
  type TypedAccount,
} from '@hearthline/domain'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import { readPastResults } from '../../store/repositories/applications.ts'
import { invalid } from '../problem.ts'
import { ACCOUNT_ITEMS, accountsNamed, isSameAccount, refusalOf } from './accounts-named.ts'
import { accountsNotPaid, REPLACEMENT_ITEMS } from './accounts-not-paid.ts'

const NOT_VERIFIED = 'This is the account that we couldn’t verify. Use another account of yours, or call us.'
const NOT_PAID =
  'We can’t send the money to this account: it came back from there, or our team did not approve it. Use another account of yours, or call us.'

interface Within {
  readonly applicationId: string
  readonly known: Known
}

/** Whichever purpose it was refused for. @throws Problem validation_failed naming the account number */
export async function refuseRefusedAccount(
  session: Session,
  sealing: Sealing,
  { applicationId, known }: Within,
  item: Item,
  answer: unknown,
) {
  const typed = typedIn(item, answer)
  if (!typed) return
  const refuse = (accounts: readonly Parameters<typeof isSameAccount>[1][], message: string) => {
    if (accounts.some((kept) => isSameAccount(sealing, typed.account, kept))) throw invalid([{ path: typed.path, message }])
  }
  if (item.id === replacementAccount.id) {
    const past = await readPastResults(session, applicationId, REPLACEMENT_ITEMS)
    refuse(accountsNotPaid(past, lastReturn(known)?.traceNumber), NOT_PAID)
    return
  }
  const past = await readPastResults(session, applicationId, ACCOUNT_ITEMS)
  const refused = accountsNamed(past).checked.filter(({ part, found }) => refusalOf(past, part, found.reference) !== null)
  refuse(
    refused.map(({ kept }) => kept),
    NOT_VERIFIED,
  )
}

function typedIn({ id }: Item, answer: unknown): { readonly path: string; readonly account: TypedAccount } | undefined {
  if (id === disbursementAccount.id || id === replacementAccount.id) return { path: 'accountNumber', account: answer as TypedAccount }
  if (id !== paymentMethod.id) return undefined
  const { otherAccount } = answer as { readonly otherAccount?: TypedAccount }
  return otherAccount && { path: 'otherAccount.accountNumber', account: otherAccount }
}
