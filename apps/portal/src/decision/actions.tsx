import type { ReactNode } from 'react'

/** Buttons beside each other; on a phone one under the other, all as wide as the column and as high as the wizard's own. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-3 max-sm:*:min-h-(--button-height) sm:flex-row">{children}</div>
}
