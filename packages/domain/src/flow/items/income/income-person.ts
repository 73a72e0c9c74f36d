/** Whose income a source shows, by name. */
import type { Known } from '../../item.ts'
import { BORROWER } from '../../parties.ts'
import { legalName } from '../apply/legal-name.ts'
import { signersOf } from '../signing/signers.ts'

export interface IncomePerson {
  readonly firstName: string
  readonly lastName: string
}

/** An additional signer's name is one text: its last word is the last name. */
export function incomePerson(known: Known, person: string): IncomePerson {
  const borrower = known(legalName)
  if (person === BORROWER) return { firstName: borrower?.firstName ?? '', lastName: borrower?.lastName ?? '' }
  const whole = signersOf(known).find(({ party }) => party === person)?.name ?? ''
  const at = whole.lastIndexOf(' ')
  return { firstName: whole.slice(0, at), lastName: whole.slice(at + 1) }
}
