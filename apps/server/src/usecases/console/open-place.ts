/** What of an application the team may act on, and whose part of it that is: the borrower's, or that of one who signs beside them. Pure. */
import {
  BORROWER,
  type Facts,
  FLOW,
  factName,
  type Item,
  isEnded,
  SIGNER_FLOW,
  signerIdentityCheck,
  staffTitleOf,
  standing,
  type Walk,
} from '@hearthline/domain'

interface Place {
  readonly party: string
  /** The signer's; the borrower's is on every page anyway. */
  readonly name?: string
  readonly items: readonly Item[]
  readonly walk: Walk
}

/** The application's own walk, then each signer's. */
export const placesOf = (walk: Walk): readonly Place[] => [
  { party: BORROWER, items: FLOW as readonly Item[], walk },
  ...walk.signers.map(({ signer, walk: own }) => ({ party: signer.party, name: signer.name, items: SIGNER_FLOW.items, walk: own })),
]

export const titleAt = ({ name }: Pick<Place, 'name'>, item: Item): string =>
  name === undefined ? staffTitleOf(item) : `${staffTitleOf(item)} (${name})`

/** Work that gave up, an open review, the borrower's or a signer's; else whatever is open. */
export function openPlaceOf(facts: Facts): { readonly place: Place; readonly item: Item; readonly gaveUp: boolean } | undefined {
  const { walk, step, showsIdAfterEnd } = standing(facts)
  // After the end there is an ID that opens documents, and nothing else.
  const places = placesOf(walk).filter(({ party }) => !isEnded(step) || showsIdAfterEnd.includes(party))
  const gaveUp = places.flatMap((place) =>
    place.items
      .filter(({ id, kind }) => {
        const given = facts.gaveUp?.[factName(id, place.party)]
        return kind === 'work' && given !== undefined && given === place.walk.bases[id] && (!isEnded(step) || id === signerIdentityCheck.id)
      })
      .map((item) => ({ place, item })),
  )[0]
  const review = places.find(({ walk: own }) => own.frontier?.item.by === 'operator' && !own.frontier.isUnclear)
  const place = gaveUp?.place ?? review ?? (isEnded(step) ? undefined : places[0])
  if (!place) return undefined
  // While the application waits for time or for someone else, what the team may decide already is theirs.
  const item = gaveUp?.item ?? (review ? undefined : walk.ahead[0]) ?? place.walk.frontier?.item
  return item && { place, item, gaveUp: gaveUp !== undefined }
}
