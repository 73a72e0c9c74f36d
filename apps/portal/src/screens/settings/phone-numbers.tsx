import { formatPhoneAsTyped, phone } from '@hearthline/domain/registration'
import { Alert } from '@hearthline/ui/alert'
import { Button } from '@hearthline/ui/button'
import { ErrorSummary } from '@hearthline/ui/error-summary'
import { PhoneField } from '@hearthline/ui/phone-field'
import { Select } from '@hearthline/ui/select'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useSaving } from '../../forms/use-saving.ts'
import { profileQuery } from '../../visitor/use-profile.ts'
import type { Profile } from './profile.ts'

const kinds = [
  { value: 'MOBILE', label: 'Mobile' },
  { value: 'HOME', label: 'Home' },
  { value: 'WORK', label: 'Work' },
] as const
type Kind = (typeof kinds)[number]['value']
const kindWords = (type: string): string => kinds.find(({ value }) => value === type)?.label ?? 'Other'

const phoneForm = z.object({ number: phone, type: z.enum(['MOBILE', 'HOME', 'WORK']) })
const empty: { number: string; type: Kind } = { number: '', type: 'MOBILE' }

/** The numbers that are known, and one more. */
export function PhoneNumbers({ profile: { phoneNumbers } }: { profile: Profile }) {
  const client = useQueryClient()
  const form = useForm(empty)
  const saving = useSaving()
  /** The number whose place the next one takes. */
  const [replaced, setReplaced] = useState<string>()
  const [done, setDone] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = form.judge(phoneForm)
    if (!answer) return
    if (phoneNumbers.some(({ number }) => number === answer.number && number !== replaced))
      return form.fail([{ field: 'number', message: 'This number is already in your list.' }])
    void saving.save(async () => {
      const body = await request('POST', '/service-profile/api/v1/profile/phone-numbers', {
        body: { ...answer, ...(replaced !== undefined && { replaces: replaced }) },
      })
      client.setQueryData(profileQuery.queryKey, body)
      setDone(replaced === undefined ? 'The number is added.' : 'The number is changed. We told you by email.')
      setReplaced(undefined)
      form.replace(empty)
    }, form.failWith)
  }
  return (
    <div className="grid gap-6">
      {phoneNumbers.length === 0 ? (
        <p className="text-muted">No phone number yet. Add one so that we can reach you.</p>
      ) : (
        <ul className="grid gap-3">
          {phoneNumbers.map(({ type, number }) => (
            <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-medium tabular-nums">{formatPhoneAsTyped(number)}</span>
              <span className="flex items-baseline gap-3">
                <span className="text-sm text-muted">{kindWords(type)}</span>
                <Button
                  variant="quiet"
                  size="medium"
                  aria-label={`Change ${formatPhoneAsTyped(number)}`}
                  onClick={() => {
                    setReplaced(number)
                    form.set('type', kinds.find(({ value }) => value === type)?.value ?? 'MOBILE')
                  }}
                >
                  Change
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid gap-5"
        onSubmit={submit}
        onChange={saving.touch}
        noValidate
        aria-label={replaced === undefined ? 'Add a phone number' : 'Change a phone number'}
      >
        <ErrorSummary errors={form.problems} attempt={form.attempt} />
        <FormProblem error={saving.error} />
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          <PhoneField
            name="number"
            label={replaced === undefined ? 'Another number' : `New number in place of ${formatPhoneAsTyped(replaced)}`}
            fixedCountry
            value={form.values.number}
            error={form.errors.number}
            onChange={(formatted) => form.set('number', formatted)}
          />
          <Select
            name="type"
            label="Kind"
            options={kinds}
            value={form.values.type}
            onChange={(event) => form.set('type', event.currentTarget.value as Kind)}
          />
        </div>
        {replaced !== undefined && (
          <p className="text-sm text-muted">
            We text the first mobile number in your list. You agreed to text messages for the old number only, so choose again below for the
            new one. An application in progress keeps the number that you confirmed for it.
          </p>
        )}
        {saving.saved && <Alert kind="success">{done}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" size="medium" loading={saving.busy} loadingLabel="Saving">
            {replaced === undefined ? 'Add the number' : 'Change the number'}
          </Button>
          {replaced !== undefined && (
            <Button variant="quiet" size="medium" onClick={() => setReplaced(undefined)}>
              Keep the old number
            </Button>
          )}
        </div>
      </form>
    </div>
  )
}
