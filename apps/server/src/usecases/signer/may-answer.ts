import { isMailboxUnproved, itemNamed, type SignerWalk, signerIdentityDocuments } from '@hearthline/domain'

/** The open ask once what it needs is known, or an earlier one that the open item lets them correct: not from a mailbox of which nothing shows yet who has it. */
export function mayAnswer({ signer, walk }: SignerWalk, id: string): boolean {
  const { frontier } = walk
  if (frontier === undefined) return false
  if (frontier.item.id === id && !frontier.isUnclear) return true
  const isCorrected = itemNamed(frontier.item.id)?.corrects?.some((item) => item.id === id) === true
  return isCorrected && (id === signerIdentityDocuments.id || !isMailboxUnproved({ signer, walk }))
}
