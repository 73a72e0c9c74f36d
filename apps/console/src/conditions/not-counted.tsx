import { NOT_COUNTED_NAMES } from './condition-names.ts'
import type { StaffCondition } from './conditions-query.ts'

/** From whoever was taken off, or from the former mailbox. */
export function NotCounted({ why }: { why: StaffCondition['answers'][number]['notCounted'] }) {
  return why === null ? null : (
    <>
      <strong>{NOT_COUNTED_NAMES[why]}.</strong>{' '}
    </>
  )
}
