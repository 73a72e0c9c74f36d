import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApplicationProgress } from './application-progress.tsx'
import { FormProblem } from './form-problem.tsx'
import { ItemInHandProvider } from './item-in-hand.tsx'
import { type ItemBody, itemQuery } from './item-query.ts'
import { NotNow } from './not-now.tsx'
import { Screen, type ScreenProps } from './screen.tsx'
import { ScreenSkeleton } from './screen-skeleton.tsx'
import { useApplication } from './use-application.ts'
import { useHeldBack } from './use-held-back.ts'

export interface AskScreenProps extends Omit<ScreenProps, 'heading' | 'why' | 'above' | 'children'> {
  /** The items that this screen can show; whichever of them is open is shown, else the screen says that its time is not now. */
  items: readonly string[]
  heading: ReactNode | ((item: ItemBody) => ReactNode)
  why?: ReactNode | ((item: ItemBody) => ReactNode)
  children: (item: ItemBody) => ReactNode
}

/** The frame of a screen that answers one item: waits for it, says when it is not open now, and gives it to the form. */
export function AskScreen({ items, heading, why, children, ...screen }: AskScreenProps) {
  const { uuid, application, etag } = useApplication()
  const open = application.openItem !== null && items.includes(application.openItem) ? application.openItem : undefined
  const item = useQuery({ ...itemQuery(uuid, open ?? '', etag), enabled: open !== undefined })
  const { heldBack, sure } = useHeldBack(open !== undefined)
  if (heldBack || (open !== undefined && item.isPending)) return <ScreenSkeleton />
  const of = (words: ReactNode | ((item: ItemBody) => ReactNode)) =>
    typeof words === 'function' ? (item.data ? words(item.data) : undefined) : words
  return (
    <Screen {...screen} heading={of(heading) ?? screen.title} why={of(why)} above={<ApplicationProgress />}>
      {open === undefined && <NotNow sure={sure} />}
      {open !== undefined && item.error && <FormProblem error={item.error} />}
      {open !== undefined && item.data && <ItemInHandProvider item={item.data}>{children(item.data)}</ItemInHandProvider>}
    </Screen>
  )
}
