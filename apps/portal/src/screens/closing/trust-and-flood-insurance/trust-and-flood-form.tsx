import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import type { FormEvent } from 'react'
import type { ReadItem } from '../../../application/item/item-query.ts'
import { usePersistedForm } from '../../../application/item/use-persisted-form.ts'
import { useSaveAnswer } from '../../../application/item/use-save-answer.ts'
import { applyFieldErrors } from '../../../forms/apply-field-errors.ts'
import { FormProblem } from '../../../forms/form-problem.tsx'
import { useFillWithExample } from '../../../forms/use-fill-with-example.ts'
import { Needed } from '../hazard-insurance/needed.tsx'
import { ProofFields } from '../hazard-insurance/proof-fields.tsx'
import { placeOfProof, proofOf, proofProblems, proofValues, type Way } from '../hazard-insurance/proof-values.ts'
import { FloodNotice, type FloodReceipt, NOT_RECEIVED } from './flood-notice.tsx'
import { TrustFields } from './trust-fields.tsx'
import { placeOfTrust, trustOf, trustProblems, trustValues } from './trust-values.ts'

interface TrustAndFloodFormProps {
  item: ReadItem<'trust-and-flood-insurance'> | ReadItem<'trust-and-flood-correction'>
  /** What is shown first where nothing was said before. */
  way?: Way
}

/** Whatever of the two concerns this home: flood insurance, the trust, or both. */
export function TrustAndFloodForm({ item, way }: TrustAndFloodFormProps) {
  const { about } = item
  const before = item.item === 'trust-and-flood-correction' ? (item.about.given ?? {}) : (item.data ?? {})
  const asksFlood = about.floodZone !== undefined
  const asksTrust = about.heldInTrust
  const flood = usePersistedForm(`${item.item}/flood`, () => proofValues(before.flood ?? {}, way))
  const trust = usePersistedForm(`${item.item}/trust`, () => trustValues(before.trust, about.ownersOfRecord?.join(', ')))
  const asksReceipt = about.floodNotice !== undefined && !before.noticeReceived
  const receipt = usePersistedForm<FloodReceipt>(`${item.item}/notice`, () => ({ received: false }))
  const { save, busy, error } = useSaveAnswer(item.item, (problem) => {
    const found: { field: string; message: string; isTrust: boolean }[] = []
    const unreceived: { field: 'received'; message: string }[] = []
    applyFieldErrors(problem, (path, { message }) => {
      if (path === 'noticeReceived') return void unreceived.push({ field: 'received', message })
      const place = placeOfTrust(path)
      found.push({ field: place ?? placeOfProof(path), message, isTrust: place !== undefined })
    })
    receipt.fail(unreceived)
    flood.fail(found.filter(({ isTrust }) => !isTrust))
    trust.fail(found.filter(({ isTrust }) => isTrust))
  })
  useFillWithExample(() => {
    receipt.replace({ received: true })
    flood.replace(proofValues(item.example.flood ?? {}))
    trust.replace(trustValues(item.example.trust))
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const ofFlood = asksFlood ? proofProblems(flood.values) : []
    const ofTrust = asksTrust ? trustProblems(trust.values, about.changed && (about.pagesBefore ?? [])) : []
    flood.fail(ofFlood)
    trust.fail(ofTrust)
    const unreceived = asksReceipt && !receipt.values.received ? [{ field: 'received' as const, message: NOT_RECEIVED }] : []
    receipt.fail(unreceived)
    if (ofFlood.length + ofTrust.length + unreceived.length > 0) return
    const answer = {
      ...(asksFlood && { flood: proofOf(flood.values) }),
      ...(asksTrust && { trust: trustOf(trust.values) }),
      ...(asksReceipt && { noticeReceived: true as const }),
    }
    if (await save(answer)) {
      flood.forget()
      receipt.forget()
      trust.forget()
    }
  }
  return (
    <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary
        errors={[...receipt.problems, ...flood.problems, ...trust.problems]}
        attempt={receipt.attempt + flood.attempt + trust.attempt}
      />
      <FormProblem error={error} />
      {asksFlood && (
        <>
          {about.floodNotice && <FloodNotice document={about.floodNotice} {...(asksReceipt && { form: receipt })} />}
          {about.floodCoverageCents !== undefined && <Needed kind="FLOOD_POLICY" coverageCents={about.floodCoverageCents} />}
          <ProofFields form={flood} kind="FLOOD_POLICY" />
        </>
      )}
      {asksTrust && <TrustFields form={trust} {...(about.changed && { changed: about.changed, pagesBefore: about.pagesBefore ?? [] })} />}
      <SubmitRow loading={busy} note="Our team compares it with your documents. If something is missing, we email you." />
    </form>
  )
}
