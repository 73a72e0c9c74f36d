/** What an item's schema cannot see: whether an answer fits this very application. Without it an answer could name what was never asked. */
import { type Item, isSealed, type Known, type Misfit, mapSecrets, type OfferChoice } from '@hearthline/domain'
import { invalid } from '../problem.ts'
import { refuseUnoffered } from './offered-choice.ts'

/** @throws Problem validation_failed naming the field that does not fit */
export function refuseUnfitAnswer(known: Known, item: Item, answer: unknown): void {
  const problems = [...sealedByHand(item, answer), ...(item.fits?.(known, answer) ?? [])]
  if (problems.length > 0) throw invalid(problems)
  if (item.id === 'chosen-offer' || item.id === 'revised-offer') refuseUnoffered(known, answer as OfferChoice)
}

/** The stored form of a secret is ours to make: a text that looks like one would be kept as it came and could never be opened. */
function sealedByHand(item: Item, answer: unknown): readonly Misfit[] {
  return Object.entries(item.secret ?? {}).flatMap(([path, kind]) => {
    let found = false
    mapSecrets({ [path]: kind }, answer, (text) => {
      found ||= isSealed(text)
      return text
    })
    return found ? [{ path, message: 'Enter the digits' }] : []
  })
}
