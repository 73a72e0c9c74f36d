/** Where another term, fee or kind of rate reaches further than the choice as it is set. */
import type { Offer } from '@hearthline/domain/underwriting'
import { drawLimits, type OfferKind } from './draw-settled.ts'
import { exactMoney, formatFee, RATE_KIND_LABELS } from './format-figures.ts'
import type { OfferChoice } from './offer-choice.ts'

type Set = Pick<OfferChoice, 'type' | 'term' | 'feeBps'>

export interface LargerOffer {
  readonly kind: OfferKind
  readonly mostCents: number
}

/** The most that is offered under any terms, by the fewest changes to the choice; undefined when the choice reaches it. */
export function largerOffer(offers: readonly Offer[], choice: Set): LargerOffer | undefined {
  const reached = drawLimits(offers, choice as OfferKind)?.mostCents ?? 0
  const kinds = new Map(offers.map(({ type, term, feeBps }) => [`${type} ${term} ${feeBps}`, { type, term, feeBps }]))
  const further = [...kinds.values()]
    .map((kind) => ({ kind, mostCents: drawLimits(offers, kind)?.mostCents ?? 0 }))
    .filter(({ mostCents }) => mostCents > reached)
  return further.toSorted(
    (a, b) =>
      b.mostCents - a.mostCents ||
      changesTo(a.kind, choice) - changesTo(b.kind, choice) ||
      Math.abs(a.kind.term - choice.term) - Math.abs(b.kind.term - choice.term) ||
      a.kind.feeBps - b.kind.feeBps,
  )[0]
}

const changesTo = (kind: OfferKind, choice: Set): number =>
  Number(kind.type !== choice.type) + Number(kind.term !== choice.term) + Number(kind.feeBps !== choice.feeBps)

/** What would be different, and nothing that stays: '30 years and no fee'. */
export function describeTermChanges({ kind }: LargerOffer, choice: Set): string {
  const changes = [
    kind.term !== choice.term && `${kind.term} years`,
    kind.type !== choice.type && `a ${RATE_KIND_LABELS[kind.type]} rate`,
    kind.feeBps !== choice.feeBps && feeInWords(kind),
  ]
  return new Intl.ListFormat('en-US').format(changes.filter((words) => words !== false))
}

const feeInWords = ({ feeBps }: Pick<OfferKind, 'feeBps'>): string => (feeBps === 0 ? 'no fee' : `a ${formatFee(feeBps)} fee`)

/** 'Over 30 years with a 4.99% fee, you can borrow up to $210,000.', and what that costs where it costs more. */
export function describeLargerOffer({ kind, mostCents }: LargerOffer, choice: Set): string {
  const under = [
    kind.term !== choice.term && `over ${kind.term} years`,
    kind.type !== choice.type && `at a ${RATE_KIND_LABELS[kind.type]} rate`,
    kind.feeBps !== choice.feeBps && `with ${feeInWords(kind)}`,
  ]
    .filter((words) => words !== false)
    .join(' ')
  return [
    `${under.charAt(0).toUpperCase()}${under.slice(1)}, you can borrow up to ${exactMoney(mostCents)}.`,
    ...(kind.term > choice.term ? ['A longer term costs more interest in total.'] : []),
    ...(kind.feeBps > choice.feeBps ? ['The fee is added to what you owe.'] : []),
  ].join(' ')
}

/** 'over 20 years with no fee': what of the choice as it is set has to be another way to reach further. */
export function describeSetTerms({ kind }: LargerOffer, choice: Set): string {
  return [
    kind.term !== choice.term && `over ${choice.term} years`,
    kind.type !== choice.type && `at a ${RATE_KIND_LABELS[choice.type]} rate`,
    kind.feeBps !== choice.feeBps && `with ${feeInWords(choice as OfferKind)}`,
  ]
    .filter((words) => words !== false)
    .join(' ')
}
