import { announce } from '@hearthline/ui/live-region'
import { TextField } from '@hearthline/ui/text-field'
import { useQueryClient } from '@tanstack/react-query'
import { request } from '../api/request.ts'
import { RecordForm } from '../recording/record-form.tsx'
import { useRecord } from '../recording/use-record.ts'
import { OfficerChoice } from './officer-choice.tsx'
import type { Officer } from './use-officers.ts'

interface SendFormProps {
  readonly officers: readonly Officer[]
  readonly leftToday: number
  /** Of a referral: whom it is of. It goes nowhere else. */
  readonly to?: { readonly email: string; readonly firstName: string; readonly referral: string }
  /** The query of the estimate that the link opens. */
  readonly estimate?: string
  readonly onClose: () => void
}

/** Emails a link to apply: a plain one, that of a referral, or one with an estimate. */
export function SendForm({ officers, leftToday, to, estimate, onClose }: SendFormProps) {
  const client = useQueryClient()
  const recording = useRecord({
    draftKey: to ? `agent-link:${to.referral}` : estimate === undefined ? 'agent-link' : 'agent-estimate',
    blank: { email: to?.email ?? '', firstName: to?.firstName ?? '', officer: officers[0]!.id },
    withoutReason: true,
    faultsOf: ({ email, firstName }) => ({
      email: /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : 'Enter an email',
      firstName: firstName.trim() === '' ? 'Enter their first name' : undefined,
    }),
    bodyOf: ({ email, firstName, officer }) => ({
      ...{ email: email.trim(), firstName: firstName.trim(), officer },
      ...(to && { referral: to.referral }),
      ...(estimate !== undefined && { estimate }),
    }),
    send: (body) => request('POST', '/console/api/v1/agent/links', { body }),
    onRecorded: async ({ email }) => {
      announce(`The link was emailed to ${email}.`)
      onClose()
      await client.invalidateQueries({ queryKey: ['agent-links'] })
    },
  })
  const { typed, faults, set } = recording
  return (
    <RecordForm
      recording={recording}
      name={to ? `Email the link to ${to.email}` : 'Email a link'}
      act={['Email the link', 'Sending']}
      note={`Only write to someone who asked you to. The email says that you see how far they are. You can send ${leftToday} more within 24 hours.`}
      onClose={onClose}
    >
      {!to && (
        <>
          <TextField
            label="Their first name"
            autoComplete="off"
            value={typed.firstName}
            error={faults.firstName}
            onChange={({ target }) => set({ firstName: target.value })}
          />
          <TextField
            label="Their email"
            type="email"
            autoComplete="off"
            value={typed.email}
            error={faults.email}
            onChange={({ target }) => set({ email: target.value })}
          />
          <OfficerChoice officers={officers} value={typed.officer} onChange={(officer) => set({ officer })} />
        </>
      )}
      {to && faults.email && <p role="alert">{faults.email}</p>}
    </RecordForm>
  )
}
