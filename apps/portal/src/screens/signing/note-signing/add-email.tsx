import type { InvitationBody } from '@hearthline/contract'
import { Button } from '@hearthline/ui/button'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { request } from '../../../api/request.ts'
import { NotSent } from '../../../application/email-again.tsx'
import { useForm } from '../../../forms/use-form.ts'

const GIVE = '/service-application/api/v1/application/heloc/:uuid/signers/:party/email'
const emailForm = z.object({ email: z.email('Enter an email address, like name@example.com') })

/** An owner of record whom nobody could write to: with an email they sign on pages of their own. */
export function AddEmail({ uuid, signer: { party, name } }: { uuid: string; signer: InvitationBody }) {
  const client = useQueryClient()
  const form = useForm({ email: '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const judged = form.judge(emailForm, { email: form.values.email.trim() })
    // The button may be below the field: whoever pressed it is brought to what it says.
    if (!judged) return document.getElementById(`email-${party}`)?.focus()
    if (busy) return
    setBusy(true)
    setError(undefined)
    try {
      await request('POST', GIVE, { params: { uuid, party }, body: judged })
      // What the page says at its head counts who has no email.
      await client.invalidateQueries({ queryKey: ['application', uuid] })
    } catch (problem) {
      if (!form.failWith(problem)) setError(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      noValidate
      aria-label={`Email of ${name}`}
      className="mt-1 grid w-full max-w-[26rem] gap-3"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        name="email"
        id={`email-${party}`}
        label={`Email of ${name}`}
        description="Enter the email that they use for themselves. They confirm who they are with their own ID."
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => form.set('email', event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="secondary" size="medium" loading={busy} loadingLabel="Sending…">
          Invite {name}
        </Button>
      </div>
      <NotSent error={error} />
    </form>
  )
}
