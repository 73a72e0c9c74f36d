/** Whose a fact is: the borrower's, who speaks for the application, or that of one who signs beside them. */

/** The party of everything that is the application's own. */
export const BORROWER = 'borrower'

/** Whose a document is that the team has received of someone else. No one's flow has this party. */
export const TEAM = 'team'

/** Whose the sealed originals are: nobody opens them, and what people have is a copy. No one's flow has this party. */
export const VAULT = 'vault'

/** Someone who signs beside the borrower: a co-owner whom the borrower named, or another owner of record. */
export interface Signer {
  /** Names them within their application, and stays theirs while their name does. */
  readonly party: string
  readonly name: string
  /** Where they are reached; unknown of an owner of record whom the borrower has not named. */
  readonly email?: string | undefined
  /** Since when it is another mailbox than was theirs: what was given before counts for nothing. */
  readonly correctedAt?: string | undefined
  /** When two of the team last took them off, before they were named again: what was done until then counts no more. */
  readonly removedAt?: string | undefined
  /** Mailboxes that were theirs, and that they lost: what they gave from them stays theirs. */
  readonly formerEmails?: readonly string[] | undefined
  /** When the email of now was entered, by whoever gave it after the application named them. */
  readonly enteredAt?: string | undefined
}

/** Whether what was given with an email is this person's; an earlier release kept none with it. */
export const isMailboxOf = (
  { email: own, correctedAt, formerEmails = [] }: Pick<Signer, 'email' | 'correctedAt' | 'formerEmails'>,
  email: string | undefined,
): boolean => (email === undefined ? correctedAt === undefined : email === own || formerEmails.includes(email))

/** Whether it was given after two of the team took them off, and after the mailbox of before was said not to be theirs: what is older counts no more. */
export const isSince = ({ correctedAt = '', removedAt = '' }: Pick<Signer, 'correctedAt' | 'removedAt'>, at: string): boolean =>
  at > correctedAt && at > removedAt

const AT = '@'

/** What a fact is called among those of its application: by its item, and by whose it is where it is not the borrower's. */
export const factName = (item: string, party: string): string => (party === BORROWER ? item : `${item}${AT}${party}`)

/** The item and the party of a fact's name. */
export function partsOfFactName(name: string): { readonly item: string; readonly party: string } {
  const at = name.indexOf(AT)
  return at < 0 ? { item: name, party: BORROWER } : { item: name.slice(0, at), party: name.slice(at + 1) }
}
