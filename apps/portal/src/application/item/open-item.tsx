import type { RequestError } from '@hearthline/client'
import { Alert } from '@hearthline/ui/alert'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { CHANGED } from '../../forms/form-problem.tsx'
import { applicationQuery } from '../application-query.ts'
import { useApplication } from '../use-application.ts'
import { useProceed } from '../use-proceed.ts'
import { showApplicationChangedToast } from './application-changed-toast.ts'
import { itemQuery, type ReadItem } from './item-query.ts'

export interface OpenItem {
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

const ItemContext = createContext<OpenItem | undefined>(undefined)

/** The item that the screen around asks; undefined outside of one. */
export const useOpenItem = (): OpenItem | undefined => use(ItemContext)

/** The button that was pressed may be far below: whoever pressed it is brought to what it says. */
const focusOn = (notice: HTMLElement | null) => notice?.focus()

/**
 * What stands around the form of one item. It says that something changed above the form, because the form may be made again from what the
 * page shows then.
 */
export function OpenItemProvider({ item, children }: { item: ReadItem; children: ReactNode }) {
  const { uuid, application, refresh } = useApplication()
  const client = useQueryClient()
  const proceed = useProceed()
  const [told, setTold] = useState(0)
  const openItem = useMemo<OpenItem>(
    () => ({
      etag: item.etag,
      begin: () => setTold(0),
      changed: async ({ status }) => {
        const now = await refresh()
        if (now.openItem !== application.openItem) {
          await showApplicationChangedToast()
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
    <ItemContext value={openItem}>
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
