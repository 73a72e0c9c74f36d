import { Alert } from '@hearthline/ui/alert'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import type { RequestError } from '../api/request-error.ts'
import { applicationQuery } from './application-query.ts'
import { CHANGED } from './form-problem.tsx'
import { itemQuery, type ReadItem } from './item-query.ts'
import { tellMovedOn } from './tell-moved-on.ts'
import { useApplication } from './use-application.ts'
import { useProceed } from './use-proceed.ts'

export interface ItemInHand {
  /** For If-Match: the version in which this question was read. */
  readonly etag: string | undefined
  /** A save begins: what was said of the one before is past. */
  readonly begin: () => void
  /**
   * The server refused an answer with 412 or 409: shows the question as it is now, or goes where the application stands. Answers whether
   * it has told the reader; a 409 for another reason is told in the server's own words.
   */
  readonly changed: (refusal: RequestError) => Promise<boolean>
}

const ItemContext = createContext<ItemInHand | undefined>(undefined)

/** The item that the screen around asks; undefined outside of one. */
export const useItemInHand = (): ItemInHand | undefined => use(ItemContext)

/** The button that was pressed may be far below: whoever pressed it is brought to what it says. */
const focusOn = (notice: HTMLElement | null) => notice?.focus()

/**
 * What stands around the form of one item. It says that something changed above the form, because the form may be made anew from what the
 * page shows then.
 */
export function ItemInHandProvider({ item, children }: { item: ReadItem; children: ReactNode }) {
  const { uuid, application, refresh } = useApplication()
  const client = useQueryClient()
  const proceed = useProceed()
  const [told, setTold] = useState(0)
  const inHand = useMemo<ItemInHand>(
    () => ({
      etag: item.etag,
      begin: () => setTold(0),
      changed: async ({ status }) => {
        const now = await refresh()
        if (now.openItem !== application.openItem) {
          await tellMovedOn()
          await proceed({ previous: null })
          return true
        }
        if (status !== 412) return false
        const version = client.getQueryData(applicationQuery(uuid).queryKey)?.etag
        // A second answer goes out with the version that is shown, never with the one before it.
        await client.fetchQuery(itemQuery(uuid, item.item, version))
        setTold((count) => count + 1)
        return true
      },
    }),
    [uuid, item.etag, item.item, application.openItem, client, refresh, proceed],
  )
  return (
    <ItemContext value={inHand}>
      {told > 0 && (
        <div className="mt-6" key={told} ref={focusOn} tabIndex={-1}>
          <Alert kind="error" title={CHANGED.title}>
            {CHANGED.what}
          </Alert>
        </div>
      )}
      {children}
    </ItemContext>
  )
}
