/** What an item's schema cannot see: whether an answer fits this very application. Without it an answer could name what was never asked. */
import {
  type Account,
  type Item,
  implausibleIn,
  isOfferChoice,
  isSealed,
  type Known,
  lenderDay,
  type Misfit,
  mapSecrets,
  type OfferChoice,
} from '@hearthline/domain'
import { invalid } from '../problem.ts'
import { refuseUnoffered } from './offered-choice.ts'

/** @param now instant @param account of the borrower, where it is the borrower who answers @throws Problem validation_failed naming the field that does not fit */
export function refuseUnfitAnswer(known: Known, item: Item, answer: unknown, now: string, account?: Account): void {
  const problems = [...sealedByHand(item, answer), ...implausibleIn(answer), ...(item.fits?.(known, answer, lenderDay(now), account) ?? [])]
  if (problems.length > 0) throw invalid(problems)
  if (isOfferChoice(item.id)) refuseUnoffered(known, answer as OfferChoice)
}

/** The stored form of a secret is ours to make: a text that looks like one would be kept as it came and could never be opened. */
function sealedByHand(item: Item, answer: unknown): readonly Misfit[] {
  return Object.entries(item.secret ?? {}).flatMap(([path, kind]) => {
    let found = false
    mapSecrets({ [path]: kind }, answer, (text) => {
      found ||= isSealed(text)
      return text
    })
    return found ? [{ path, message: 'Enter digits only' }] : []
  })
}
