import type { ItemId } from '@hearthline/domain'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen, type ScreenProps } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { ApplicationProgress } from '../application-progress.tsx'
import { useApplication } from '../use-application.ts'
import { WaitPanel } from '../wait-panel.tsx'
import { ItemNotOpen } from './item-not-open.tsx'
import { itemQuery, type ReadItem } from './item-query.ts'
import { OpenItemProvider } from './open-item.tsx'
import { useLeadOn } from './use-lead-on.ts'
import { useNotOpenDelay } from './use-not-open-delay.ts'

type Words<Id extends ItemId> = ReactNode | ((item: ReadItem<Id>) => ReactNode)

export interface AskScreenProps<Id extends ItemId> extends Omit<ScreenProps, 'heading' | 'why' | 'above' | 'children'> {
  /** The items that this screen can show; whichever of them is open is shown, else the screen says that its time is not now. */
  items: readonly Id[]
  /** One of them that may be answered again while another item, not of this screen, is open. */
  again?: { readonly item: Id; readonly during: readonly string[] }
  /** Work of ours that comes after its answer: while it is open, the screen waits for it under this heading. */
  works?: Readonly<Record<string, string>>
  /** Of the document, where it goes by what is asked; else `title`. */
  titleOf?: (item: ReadItem<Id>) => string
  heading: Words<Id>
  why?: Words<Id>
  children: (item: ReadItem<Id>) => ReactNode
}

/** The frame of a screen that answers one item: waits for it, says when it is not open now, and gives it to the form. */
export function AskScreen<const Id extends ItemId>({
  items,
  again,
  works,
  titleOf,
  heading,
  why,
  children,
  ...screen
}: AskScreenProps<Id>) {
  const { uuid, application, etag } = useApplication()
  const open =
    items.find((id) => id === application.openItem) ?? (again?.during.includes(application.openItem ?? '') ? again.item : undefined)
  const item = useQuery({ ...itemQuery(uuid, open ?? items[0]!, etag), enabled: open !== undefined })
  const { pending, sure, wasOpen } = useNotOpenDelay(open !== undefined)
  useLeadOn(open !== undefined)
  const working = works?.[application.openItem ?? '']
  if (working !== undefined)
    return (
      <Screen title={working} heading={working} above={<ApplicationProgress />}>
        <WaitPanel under={working} />
      </Screen>
    )
  if (pending || (open !== undefined && item.isPending)) return <ScreenSkeleton />
  const of = (words: Words<Id>) => (typeof words === 'function' ? (item.data ? words(item.data) : undefined) : words)
  return (
    <Screen
      {...screen}
      title={(item.data && titleOf?.(item.data)) ?? screen.title}
      heading={of(heading) ?? screen.title}
      why={of(why)}
      above={<ApplicationProgress />}
    >
      {open === undefined && <ItemNotOpen sure={sure} wasOpen={wasOpen} />}
      {open !== undefined && item.error && <FormProblem error={item.error} />}
      {open !== undefined && item.data && <OpenItemProvider item={item.data}>{children(item.data)}</OpenItemProvider>}
    </Screen>
  )
}
