/** Puts a bureau request together, unsealing what only the bureau may see. */
import type { CreditRequest } from '../../providers/credit-bureau/port.ts'
import type { Sealing } from '../../secrets/sealing.ts'

interface Given {
  readonly name: CreditRequest['name'] | undefined
  readonly born: { bornOn: string } | undefined
  readonly address: CreditRequest['address'] | undefined
  readonly access: { ssn?: string | undefined; pin?: string | undefined; thawed?: boolean | undefined } | undefined
}

/** @throws when called before the walk has settled name, birth date and address, which it never is */
export function creditRequest(sealing: Sealing, { name, born, address, access }: Given): CreditRequest {
  if (!name || !born || !address) throw new Error('A credit pull was started before the applicant was known')
  const open = (text: string | undefined) => (sealing.isSealed(text) ? sealing.unseal('ssn', text) : text)
  return { name, bornOn: born.bornOn, address, ssn: open(access?.ssn), pin: open(access?.pin), thawed: access?.thawed }
}
