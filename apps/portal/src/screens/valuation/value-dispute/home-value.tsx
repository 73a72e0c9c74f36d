import { Alert } from '@hearthline/ui/alert'
import { useQuery } from '@tanstack/react-query'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { itemQuery, type ReadItem } from '../../../application/item/item-query.ts'
import { OpenItemProvider } from '../../../application/item/open-item.tsx'
import { useApplication } from '../../../application/use-application.ts'
import { ContactLinks } from '../../../decision/contact-links.tsx'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { Screen } from '../../../page/screen.tsx'
import { ScreenSkeleton } from '../../../page/screen-skeleton.tsx'
import { DisputeForm } from './dispute-form.tsx'
import { DisputeState } from './dispute-state.tsx'
import { ValueCard } from './value-card.tsx'

const HEADING = 'The value of your home'

/** The value with its source, its date and how sure it is, the copies of it, and what to do when it seems wrong. */
export default function HomeValue() {
  const { uuid, etag } = useApplication()
  const value = useQuery(itemQuery(uuid, 'valuation-copies', etag))
  const dispute = useQuery(itemQuery(uuid, 'value-dispute', etag))
  const error = value.error ?? dispute.error
  if (!error && (!value.data || !dispute.data)) return <ScreenSkeleton />
  return (
    <Screen title={HEADING} heading={HEADING} why="Your offer depends on it. You have a right to a copy." above={<ApplicationProgress />}>
      {error && <FormProblem error={error} />}
      {value.data && dispute.data && <Known value={value.data} dispute={dispute.data} />}
    </Screen>
  )
}

function Known({ value, dispute }: { value: ReadItem<'valuation-copies'>; dispute: ReadItem<'value-dispute'> }) {
  const { about } = value
  if (about.valueCents === undefined)
    return (
      <div className="mt-8 grid gap-8">
        <Alert kind="info" title="There is no value yet">
          When your home has been valued, this page shows the value, where it came from, and a copy of the report.
        </Alert>
        <ContactLinks />
      </div>
    )
  const asked = about.dispute !== undefined
  return (
    <div className="mt-8 grid gap-10">
      <ValueCard about={about} />
      {asked && <DisputeState about={about} />}
      {!asked && (
        <section aria-labelledby="reconsider">
          <h2 id="reconsider" className="font-semibold text-xl">
            Does the value seem wrong?
          </h2>
          <p className="mt-1 text-muted">
            You can ask us once to reconsider it, until you accept your final offer. There is no fee. Someone who did not make the valuation
            reviews it, and we answer in writing within ten business days.
          </p>
          {dispute.answerable ? (
            <OpenItemProvider item={dispute}>
              <DisputeForm item={dispute} />
            </OpenItemProvider>
          ) : (
            <Alert kind="info" className="mt-6">
              You can ask here once you are at the step after your home’s valuation. If you have signed already, please call us.
            </Alert>
          )}
        </section>
      )}
      <ContactLinks />
    </div>
  )
}
