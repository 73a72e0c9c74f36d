import { MAIL_KIND_WORDS, type MailKind } from '@hearthline/domain'
import { Switch } from '@hearthline/ui/switch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../api/request.ts'
import { FormProblem } from '../forms/form-problem.tsx'
import { useSaving } from '../forms/use-saving.ts'
import { PartState } from '../page/part-state.tsx'
import { useOrganization } from '../session/use-organization.ts'

const PATH = '/service-comms-prefs/secure/api/v1/mail/preferences'

/** Which mail comes: what has to be sent says so, the rest is switched here, for this mailbox and this lender. */
export function MailPreferences({ email }: { readonly email?: string }) {
  const { orgCode } = useOrganization()
  const queryKey = ['mail-preferences', orgCode]
  const read = useQuery({ queryKey, queryFn: ({ signal }) => request('GET', PATH, { signal }), refetchOnMount: 'always' })
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-medium">What we must tell you</p>
        <p className="mt-1 text-sm text-muted">
          Always on{email !== undefined && <span className="break-words">, to {email}</span>}: emails that tell you of decisions, documents,
          deadlines, what you have to do, and your money. You can’t turn them off. If your documents come on paper, these emails still come.
        </p>
      </div>
      {read.data ? (
        read.data.preferences.map(({ kind, isOn }) => <KindSwitch key={kind} kind={kind} isOn={isOn} queryKey={queryKey} />)
      ) : (
        <PartState what="your choices" failed={read.isError} onRetry={() => void read.refetch()} />
      )}
    </div>
  )
}

interface KindSwitchProps {
  readonly kind: MailKind
  readonly isOn: boolean
  readonly queryKey: readonly string[]
}

function KindSwitch({ kind, isOn, queryKey }: KindSwitchProps) {
  const client = useQueryClient()
  const saving = useSaving()
  /** What was just chosen, until it is recorded: the switch changes at once, and is never disabled, for that would take the focus away. */
  const [wanted, setWanted] = useState<boolean>()
  const { title, about } = MAIL_KIND_WORDS[kind]
  const choose = async (on: boolean) => {
    if (saving.busy) return
    setWanted(on)
    await saving.save(async () => {
      client.setQueryData(queryKey, await request('PUT', PATH, { body: { kind, isOn: on } }))
    })
    setWanted(undefined)
  }
  return (
    <div className="grid gap-2">
      <FormProblem error={saving.error} />
      <Switch
        name={`mail-${kind.toLowerCase()}`}
        label={title}
        checked={wanted ?? isOn}
        onChange={(event) => void choose(event.currentTarget.checked)}
        description={about}
      />
      <p role="status" className="text-sm text-positive">
        {saving.saved && (isOn ? 'Saved. You will get these emails.' : 'Saved. You will not get these emails.')}
      </p>
    </div>
  )
}
