/** income/upload/:type: the documents of one source, saved as they arrive; a specialist reads them once the borrower is done. */
import { isLinkWay, type UploadWay } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { LinkButton } from '@hearthline/ui/link-button'
import { useRef, useState } from 'react'
import { Link, useParams, useSearchParams } from 'react-router'
import type { SentDocument } from '../../../api/send-file.ts'
import { ApplicationProgress } from '../../../application/application-progress.tsx'
import { ItemNotOpen } from '../../../application/item/item-not-open.tsx'
import { useNotOpenDelay } from '../../../application/item/use-not-open-delay.ts'
import { useApplication } from '../../../application/use-application.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { Screen } from '../../../page/screen.tsx'
import { ScreenSkeleton } from '../../../page/screen-skeleton.tsx'
import { applicationPath } from '../../../routing/application-path.ts'
import { UploadDocuments } from '../../../uploads/upload-documents.tsx'
import { wayOfPath } from '../income-sources/income-words.ts'
import { UPLOAD_TEXTS } from './upload-texts.ts'
import { type IncomeEvidence, useIncomeEvidence, withSource } from './use-income-evidence.ts'

const MOST = 12

export default function IncomeUploadScreen() {
  const { type } = useParams()
  const { application } = useApplication()
  const found = wayOfPath(`upload/${type}`)
  const way: UploadWay = found !== undefined && !isLinkWay(found) ? found : 'PAY_STUB'
  const evidence = useIncomeEvidence()
  const isHere = application.step === 'INCOME_VERIFICATION'
  const { pending, sure, wasOpen } = useNotOpenDelay(isHere)
  if (pending || (isHere && !evidence.review && !evidence.error)) return <ScreenSkeleton />
  const { title, why } = UPLOAD_TEXTS[way]
  return (
    <Screen
      title={title}
      heading={title}
      why={why}
      back={applicationPath(application.uuid, 'income/review')}
      above={<ApplicationProgress />}
    >
      {!isHere && <ItemNotOpen sure={sure} wasOpen={wasOpen} />}
      {isHere && <FormProblem error={evidence.error ?? evidence.problem} />}
      {isHere && evidence.review && <Uploads way={way} evidence={evidence} />}
    </Screen>
  )
}

function Uploads({ way, evidence }: { way: UploadWay; evidence: IncomeEvidence }) {
  const { uuid, application } = useApplication()
  const [query] = useSearchParams()
  const review = evidence.review!
  const given = review.sources.find(({ id, way: its }) => id === query.get('source') && its === way)
  // The same source however often something arrives for it: its name is made once.
  const [made] = useState(() => withSource(review, way, given?.person ?? review.people[0]!.person).source)
  const id = given?.id ?? made.id
  const listed = review.sources.find((source) => source.id === id)
  const documents = (listed?.documents ?? []).flatMap((document): SentDocument[] => {
    const sent = application.documents.find((each) => each.uuid === document)
    return sent ? [{ ...sent, fileName: sent.fileName ?? sent.type, mediaType: '', byteSize: sent.byteSize ?? 0 }] : []
  })
  const saving = useRef(Promise.resolve(true))
  const change = (next: readonly SentDocument[]) => {
    const source = { id, person: listed?.person ?? made.person, way, documents: next.map((document) => document.uuid) }
    const others = review.sources
      .filter((each) => each.id !== id)
      .map(({ id: other, person, way: its, documents: theirs }) => ({ id: other, person, way: its, documents: theirs }))
    saving.current = saving.current.then(() => evidence.save([...others, source]))
  }
  const { label, hint, points } = UPLOAD_TEXTS[way]
  const person = review.people.length > 1 ? review.people.find((one) => one.person === (listed?.person ?? made.person))?.name : undefined
  return (
    <div className="mt-8 grid gap-6">
      {person !== undefined && (
        <p>
          Whose income: <strong>{person}</strong>
        </p>
      )}
      <Card as="section" title="What we need" level={2} padding="tight">
        <ul className="grid list-disc gap-2 ps-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Card>
      <UploadDocuments kind={way} documents={documents} onChange={change} most={MOST} label={label} hint={hint} />
      <LinkButton as={Link} wide to={applicationPath(uuid, 'income/review')}>
        {documents.length > 0 ? 'Save and continue' : 'Back to my income'}
      </LinkButton>
    </div>
  )
}
