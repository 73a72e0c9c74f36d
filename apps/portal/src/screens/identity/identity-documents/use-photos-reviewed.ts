/** While a person reviews the photos, or has refused them, they are asked for once more: what was found of those that were sent. */
import { useQuery } from '@tanstack/react-query'
import { itemQuery } from '../../../application/item/item-query.ts'
import { useApplication } from '../../../application/use-application.ts'

export interface PhotosReviewed {
  readonly refused: boolean
  /** What the check found before a person looked. */
  readonly reasons: readonly string[]
}

/** undefined where no one reviews them; pending until it is known. */
export function usePhotosReviewed(): { readonly pending: boolean; readonly reviewed?: PhotosReviewed } {
  const { uuid, etag, application } = useApplication()
  const isReviewed = application.openItem === 'conditions'
  const conditions = useQuery({ ...itemQuery(uuid, 'conditions', etag), enabled: isReviewed })
  const retry = useQuery({ ...itemQuery(uuid, 'identity-retry', etag), enabled: isReviewed })
  if (!isReviewed) return { pending: false }
  if (conditions.isPending || retry.isPending) return { pending: true }
  const reasons = (retry.data?.about.reasons ?? []).filter((reason) => reason !== 'NEEDS_REVIEW')
  return { pending: false, reviewed: { refused: conditions.data?.about.photosRefused === true, reasons } }
}
