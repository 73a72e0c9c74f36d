import { legalNameStep, toWizardSuffix } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { type LegalName, LegalNameFields, toWireName } from '../../forms/legal-name-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { isProduction } from '../../session/environment.ts'
import { profileQuery } from '../../visitor/use-profile.ts'
import type { Profile } from './profile.ts'

/** The legal name, by the wizard's rules. */
export function NameForm({ profile: { name } }: { profile: Profile }) {
  const client = useQueryClient()
  const form = useForm<LegalName>(() => ({
    firstName: name?.firstName ?? '',
    middleName: name?.middleName ?? '',
    lastName: name?.lastName ?? '',
    suffix: toWizardSuffix(name?.suffix) ?? 'N/A',
  }))
  const saving = useSaving()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(legalNameStep({ production: isProduction() }))
    if (!answer) return
    void saving.save(async () => {
      const body = toWireName(answer)
      client.setQueryData(profileQuery.queryKey, await request('PUT', '/service-profile/api/v1/profile/name', { body }))
    }, form.failWith)
  }
  return (
    <form className="grid gap-5" onSubmit={submit} onChange={saving.touch} noValidate aria-label="Your name">
      <ErrorSummary errors={form.problems} attempt={form.attempt} />
      <FormProblem error={saving.error} />
      <LegalNameFields values={form.values} errors={form.errors} onChange={form.set} />
      {saving.saved && <Alert kind="success">Your name is saved.</Alert>}
      <div>
        <Button type="submit" size="medium" loading={saving.busy} loadingLabel="Saving">
          Save the name
        </Button>
      </div>
    </form>
  )
}
