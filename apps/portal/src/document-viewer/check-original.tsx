import type { OriginalOfCopyBody } from '@hearthline/contract'
import { formatLocalDateWithYear } from '@hearthline/domain'

/** How whoever has a copy checks it against the sealed original, and who holds that one. */
export function CheckOriginal({ original: { sha256, holder } }: { readonly original: OriginalOfCopyBody }) {
  return (
    <div className="mt-2 grid gap-1 text-sm text-muted">
      <p>
        {holder
          ? `${holder.name} has held the sealed original since ${formatLocalDateWithYear(holder.since)}.`
          : 'We keep the sealed original.'}{' '}
        To check your copy, compare the code at the foot of each page with the code of the original. If they match, ask us to check the
        seal.
      </p>
      <p>
        Code (SHA-256): <code className="wrap-anywhere">{sha256}</code>
      </p>
    </div>
  )
}
