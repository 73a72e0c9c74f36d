import type { ReadItem } from '../../../application/item/item-query.ts'
import { UploadField } from '../../../uploads/upload-field.tsx'

export type PapersReview = ReadItem<'trust-and-flood-review'> | ReadItem<'hazard-insurance-review'>

/** While a person looks, pages may be added: the reviewer sees all that there are. */
export function PapersInReview({ item }: { item: PapersReview }) {
  return (
    <div className="grid gap-8">
      {papersOf(item).map((paper) => (
        <UploadField key={paper.kind} optional addsOnly hint="You can add pages while we check them." {...paper} />
      ))}
    </div>
  )
}

function papersOf(item: PapersReview) {
  if (item.item === 'hazard-insurance-review') return [{ kind: 'HAZARD_POLICY', label: 'Pages of your home policy' }] as const
  const { floodZone, heldInTrust } = item.about
  return [
    ...(floodZone === undefined ? [] : [{ kind: 'FLOOD_POLICY', label: 'Pages of your flood policy' } as const]),
    ...(heldInTrust ? [{ kind: 'TRUST_PAPER', label: 'Pages of the trust' } as const] : []),
  ]
}
