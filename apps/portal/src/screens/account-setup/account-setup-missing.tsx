import type { CallAt, ReplyOf } from '@hearthline/contract'
import { contactStep, legalNameStep } from '@hearthline/domain/registration'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { SubmitRow } from '@hearthline/ui/submit-row'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { type LegalName, LegalNameFields, toWireName } from '../../forms/legal-name-fields.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Screen } from '../../page/screen.tsx'
import { ScreenSkeleton } from '../../page/screen-skeleton.tsx'
import { isProduction } from '../../session/environment.ts'
import { PROFILE_FAILED, profileQuery, useProfile } from '../../visitor/use-profile.ts'

type Profile = ReplyOf<CallAt<'GET', '/service-profile/api/v1/profile'>>

const isNameMissing = ({ name }: Profile): boolean => !name?.firstName || !name.lastName
const isPhoneMissing = ({ phoneNumbers }: Profile): boolean => phoneNumbers.length === 0

/** Whoever is signed in and lacks a name or a phone number enters them here; whoever lacks nothing goes straight on. */
export function AccountSetupMissing() {
  const { data: profile, isError, refetch } = useProfile()
  const goOn = useGoOn()
  const complete = profile !== undefined && !isNameMissing(profile) && !isPhoneMissing(profile)
  useEffect(() => {
    if (complete) void goOn()
  }, [complete, goOn])
  if (isError)
    return (
      <Screen title="Something went wrong" heading={PROFILE_FAILED} why="Check your connection and try again.">
        <Button className="mt-8" onClick={() => void refetch()}>
          Try again
        </Button>
      </Screen>
    )
  return profile && !complete ? <MissingForm profile={profile} /> : <ScreenSkeleton />
}

/** To the dashboard where there is an application, else to the wizard. */
function useGoOn(): () => Promise<void> {
  const navigate = useNavigate()
  return useCallback(async () => {
    const applications = await request('GET', '/service-application/api/v1/application/heloc/all').catch(() => undefined)
    // When that cannot be read, the dashboard says so and offers to begin as well.
    await navigate(applications?.length === 0 ? '/account/heloc/register-v2' : '/dashboard', { replace: true })
  }, [navigate])
}

const nameForm = () => legalNameStep({ production: isProduction() })
const phoneForm = z.object({ phoneNumber: contactStep.shape.phoneNumber })

/** One form, however much of it is missing: all its messages at once. */
function formFor({ name, phone }: { name: boolean; phone: boolean }) {
  if (!name) return phoneForm
  return phone ? z.extend(nameForm(), phoneForm.shape) : nameForm()
}

const empty: LegalName & { phoneNumber: string } = { firstName: '', middleName: '', lastName: '', suffix: 'N/A', phoneNumber: '' }

function MissingForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const form = useForm(empty)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [asks] = useState({ name: isNameMissing(profile), phone: isPhoneMissing(profile) })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(formFor(asks))
    if (!answer || busy) return
    setBusy(true)
    setError(undefined)
    try {
      if ('firstName' in answer) await request('PUT', '/service-profile/api/v1/profile/name', { body: toWireName(answer) })
      if ('phoneNumber' in answer) {
        const body = { type: 'MOBILE', number: answer.phoneNumber } as const
        await request('POST', '/service-profile/api/v1/profile/phone-numbers', { body })
      }
      // Complete now: the page above continues by itself.
      await client.refetchQueries(profileQuery)
    } catch (problem) {
      setError(problem)
      form.failWith(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Screen
      title="Finish your account"
      heading="Finish setting up your account"
      why={`You are signed in as ${profile.email}. This is what is missing.`}
    >
      <form className="portal-form" onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={error} />
        {asks.name && (
          // The form has one field more than a name has parts; a part's value is the field's all the same.
          <LegalNameFields values={form.values} errors={form.errors} onChange={(part, value) => form.set(part, value as never)} />
        )}
        {asks.phone && (
          <PhoneField
            name="phoneNumber"
            label="Mobile phone"
            description="For questions about your application. We send text messages only if you choose to get them."
            required
            fixedCountry
            value={form.values.phoneNumber}
            error={form.errors.phoneNumber}
            onChange={(formatted) => form.set('phoneNumber', formatted)}
          />
        )}
        <SubmitRow loading={busy} loadingLabel="Saving" />
      </form>
    </Screen>
  )
}
