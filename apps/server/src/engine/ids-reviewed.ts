/** Whoever waited for the review of an ID that opens their documents is told that it is over: after the end of an application nothing else says so. */
import {
  type Facts,
  ID_REVIEWED,
  isMailboxUnproved,
  type SignerMail,
  type Standing,
  signerIdentityReview,
  standing,
} from '@hearthline/domain'

export function idsReviewed(before: Facts, { walk: { signers } }: Standing): readonly SignerMail[] {
  const was = standing(before)
  return was.showsIdAfterEnd.flatMap((party) => {
    const isReviewed = ({ signer }: (typeof signers)[number]) => signer.party === party
    const waited = was.walk.signers.find(isReviewed)?.walk.frontier?.item.id === signerIdentityReview.id
    const own = signers.find(isReviewed)
    return waited && own && !isMailboxUnproved(own) ? [{ party, words: ID_REVIEWED }] : []
  })
}
