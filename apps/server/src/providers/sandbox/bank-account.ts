/** A bank account as the sandbox's banks read it: what they refuse, and what may be kept of it. */
import type { ApplicantName } from '../applicant-name.ts'
import type { RedactedRecord } from '../provider-call.ts'

interface Account {
  readonly holder: ApplicantName
  readonly institution: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly accountType: string
}

/** A sentence for an account that no bank could find; undefined for any other. */
export function accountRefusal({ routingNumber, accountNumber }: Account): string | undefined {
  if (!/^\d{9}$/.test(routingNumber)) return 'A routing number of nine digits is required.'
  return /^\d{4,17}$/.test(accountNumber) ? undefined : 'An account number of 4 to 17 digits is required.'
}

/** At most the last four digits: a number of four is not kept at all. */
export function redactedAccount({ holder, institution, routingNumber, accountNumber, accountType }: Account): RedactedRecord {
  return { holder, institution, routingNumber, accountType, last4: accountNumber.length > 4 ? accountNumber.slice(-4) : '' }
}
