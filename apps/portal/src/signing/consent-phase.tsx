import { electronicSigningParts, electronicSigningVersion, formatPhone } from '@hearthline/domain'
import { Card } from '@hearthline/ui/card'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { type FormEvent, useEffect, useEffectEvent } from 'react'
import { FormProblem } from '../forms/form-problem.tsx'
import { useFillWithExample } from '../forms/use-fill-with-example.ts'
import { useForm } from '../forms/use-form.ts'
import { useCompany, useOrganization } from '../session/use-organization.ts'
import { AgreeBox, missingAccess, NO_ACCESS_YET, WordOfTestFile } from './shows-access.tsx'
import type { SigningStateBody } from './signing-source.ts'
import { useRecord } from './use-signing.ts'

/** 15 USC 7001(c): what electronic signing means here, and proof that the person can open the files. */
export function ConsentPhase({ state: { consentShownAt, atOffice } }: { readonly state: SigningStateBody }) {
  const { legalName } = useOrganization().orgMetaData.companyInfo
  const { supportPhone, supportEmail } = useCompany()
  const form = useForm(NO_ACCESS_YET)
  const { word } = form.values
  const { record, busy, error } = useRecord(form.failWith)
  const show = useEffectEvent(() => consentShownAt === null && void record({ event: 'CONSENT_SHOWN' }))
  useEffect(() => void show(), [])
  useFillWithExample(() => form.replace({ word: 'walnut', agreed: true }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = missingAccess(form.values, atOffice ? 'Check the box to read electronically' : 'Check the box to sign electronically')
    form.fail(missing)
    if (missing.length > 0) return
    // It may have failed when the page opened: nothing is agreed to that was not shown.
    if (consentShownAt === null && !(await record({ event: 'CONSENT_SHOWN' }))) return
    if (await record({ event: 'ACCESS_SHOWN', word })) await record({ event: 'CONSENT_GIVEN', version: electronicSigningVersion(atOffice) })
  }
  return (
    <form className="grid gap-6" onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={error} />
      <Card as="section" padding="tight" title={atOffice ? 'Before you read electronically' : 'Before you sign electronically'} level={3}>
        <dl className="mt-3 grid gap-4">
          {electronicSigningParts({ legalName, phone: formatPhone(supportPhone), email: supportEmail, atOffice }).map(({ title, text }) => (
            <div key={title}>
              <dt className="font-semibold">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section className="grid gap-4" aria-label="Can you open the files?">
        <h3>Can you open the files?</h3>
        <p>Your documents are PDF files. Open the test file and type the word in it.</p>
        <WordOfTestFile form={form} />
      </section>
      <AgreeBox form={form} label={atOffice ? 'I agree to get these documents electronically' : 'I agree to sign electronically'} />
      <SubmitRow label="Agree and continue" loading={busy} />
    </form>
  )
}
