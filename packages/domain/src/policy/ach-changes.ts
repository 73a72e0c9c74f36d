/**
 * What a bank that takes an entry says is different now, by its code (Nacha Operating Rules, Appendix Five). After a test entry nothing is sent before
 * it is put right (2.6.3), and the owner of the account is who says so: a bank's own correction would send money where no one has verified it.
 */
const ACH_CHANGES: Readonly<Record<string, string>> = {
  C01: 'Incorrect account number',
  C02: 'Incorrect routing number',
  C03: 'Incorrect routing number and account number',
  C04: 'Incorrect name of the receiver',
  C05: 'Incorrect transaction code',
  C06: 'Incorrect account number and transaction code',
  C07: 'Incorrect routing number, account number and transaction code',
  C08: 'Incorrect routing number of a foreign bank',
  C09: 'Incorrect individual ID number',
  C13: 'Addenda format error',
  C14: 'Incorrect class of a payment abroad',
}

/** 'C01, incorrect account number', for the team. */
export function describeChange(code: string): string {
  const title = ACH_CHANGES[code] ?? 'a change that is not among those of the rules'
  return `${code}, ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}
