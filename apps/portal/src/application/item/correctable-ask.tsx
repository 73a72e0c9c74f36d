import type { AskId } from '@hearthline/domain'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { FormProblem } from '../../forms/form-problem.tsx'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { ApplicationProgress } from '../application-progress.tsx'
import { useApplication } from '../use-application.ts'
import { ItemNotOpen } from './item-not-open.tsx'
import { itemQuery, type ReadItem } from './item-query.ts'
import { OpenItemProvider } from './open-item.tsx'
import { useLeadOn } from './use-lead-on.ts'
import { useNotOpenDelay } from './use-not-open-delay.ts'

export interface CorrectableAskProps<Id extends AskId> {
  item: Id
  /** Of the page that says that its time is not now. */
  title: string
  /** The whole page: its heading depends on how far the answer is. `editing`: it was answered before, and is not submitted yet. */
  children: (item: ReadItem<Id>, editing: boolean) => ReactNode
}

/** A question that is asked now, or was answered and may be answered again until the application is submitted. */
export function CorrectableAsk<const Id extends AskId>({ item: id, title, children }: CorrectableAskProps<Id>) {
  const { uuid, application, etag } = useApplication()
  const isOpen = application.openItem === id
  const item = useQuery(itemQuery(uuid, id, etag))
  const editing = !isOpen && item.data?.state === 'settled' && !application.status.disclosurelistSummaryComplete
  const shown = isOpen || editing
  const { pending, sure, wasOpen } = useNotOpenDelay(shown)
  useLeadOn(isOpen)
  if (item.isPending || (!shown && pending)) return <ScreenSkeleton />
  if (shown && item.data)
    return (
      <OpenItemProvider item={item.data}>
        {/* Answered a moment ago, the form stays itself until the next screen is here. */}
        <Fragment key={id}>{children(item.data, editing)}</Fragment>
      </OpenItemProvider>
    )
  return (
    <Screen title={title} heading={title} above={<ApplicationProgress />}>
      {item.error ? <FormProblem error={item.error} /> : <ItemNotOpen sure={sure} wasOpen={wasOpen} />}
    </Screen>
  )
}
