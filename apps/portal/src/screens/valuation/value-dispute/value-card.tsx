import { formatCents, formatLocalDateWithYear } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { useApplication } from '../../../application/use-application.ts'
import { newestValuationCopy, ReadYourCopy } from '../../../application/valuation-copy.tsx'
import { type AboutValue, describeConfidence, describeSource } from './value-words.ts'

/** The value, its source and date, how sure it is, and its copies. */
export function ValueCard({ about }: { about: AboutValue }) {
  const { valueCents, source, valuedOn } = about
  if (valueCents === undefined || !source) return null
  const confidence = describeConfidence(about)
  return (
    <Card>
      <p className="money font-semibold text-4xl tabular-nums">{formatCents(valueCents, 0)}</p>
      <dl className="mt-5 grid gap-4">
        <Told label="Source" text={describeSource(about)} />
        {valuedOn && <Told label="Date" text={formatLocalDateWithYear(valuedOn)} />}
        {confidence && <Told label="How sure it is" text={confidence} />}
      </dl>
      <Copies />
    </Card>
  )
}

function Told({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function Copies() {
  const { application } = useApplication()
  const copy = newestValuationCopy(application)
  if (!copy) return <p className="portal-fine mt-5">A free copy of each valuation appears here once you have applied.</p>
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <ReadYourCopy application={application} copy={copy} />
    </div>
  )
}
