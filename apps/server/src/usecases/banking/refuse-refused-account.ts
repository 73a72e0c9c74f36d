/** An account that a person has refused is no answer: the borrower would wait for a second refusal that is certain. */
import { disbursementAccount, type Item, paymentMethod, type TypedAccount } from '@hearthline/domain'
import type { Sealing } from '../../secrets/sealing.ts'
import type { Session } from '../../store/db.ts'
import { readPastResults } from '../../store/repositories/applications.ts'
import { invalid } from '../problem.ts'
import { ACCOUNT_ITEMS, accountsNamed, isSameAccount, refusalOf } from './accounts-named.ts'

const MESSAGE = 'This is the account that we couldn’t verify. Use another account of yours, or call us.'

/** Whichever purpose it was refused for. @throws Problem validation_failed naming the account number */
export async function refuseRefusedAccount(session: Session, sealing: Sealing, applicationId: string, item: Item, answer: unknown) {
  const typed = typedIn(item, answer)
  if (!typed) return
  const past = await readPastResults(session, applicationId, ACCOUNT_ITEMS)
  const refused = accountsNamed(past).checked.filter(({ part, found }) => refusalOf(past, part, found.reference) !== null)
  if (refused.some(({ kept }) => isSameAccount(sealing, kept, typed.account))) throw invalid([{ path: typed.path, message: MESSAGE }])
}

function typedIn({ id }: Item, answer: unknown): { readonly path: string; readonly account: TypedAccount } | undefined {
  if (id === disbursementAccount.id) return { path: 'accountNumber', account: answer as TypedAccount }
  if (id !== paymentMethod.id) return undefined
  const { otherAccount } = answer as { readonly otherAccount?: TypedAccount }
  return otherAccount && { path: 'otherAccount.accountNumber', account: otherAccount }
}
