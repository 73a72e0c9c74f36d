import { Switch } from '@hearthline/ui/switch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../api/request.ts'
import { FormProblem } from '../../forms/form-problem.tsx'
import { useSaving } from '../../forms/use-saving.ts'
import { PartState } from '../../page/part-state.tsx'
import { consentPromptQuery, type TextConsent } from '../../registration/consent-prompts.ts'
import { promptParts } from '../../registration/prompt-parts.ts'
import { useOrganization } from '../../session/use-organization.ts'

export interface TextMessageSwitchProps {
  type: TextConsent
  /** Ten digits. */
  phone: string
  email: string
}

/** One kind of message, on or off, in force at once. Without its words it cannot be asked for. */
export function TextMessageSwitch({ type, phone, email }: TextMessageSwitchProps) {
  const { orgCode } = useOrganization()
  const client = useQueryClient()
  const saving = useSaving()
  /** What was just chosen, until it is recorded: the switch changes at once, and is never disabled, for that would take the focus away. */
  const [wanted, setWanted] = useState<boolean>()
  const prompt = useQuery(consentPromptQuery(type, true))
  const queryKey = ['consent', type, phone]
  const given = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      request('POST', '/service-comms-prefs/secure/api/v1/consent/user/get', { body: { consent_type: type, org: orgCode, phone }, signal }),
    refetchOnMount: 'always',
  })
  if (!prompt.data || !given.data) {
    const retry = () => {
      void prompt.refetch()
      void given.refetch()
    }
    return <PartState what="this choice" failed={prompt.isError || given.isError} onRetry={retry} />
  }
  const { uuid, resources } = prompt.data
  const title = resources.find((resource) => resource.type === 'TITLE')?.value ?? 'Text messages'
  const choose = async (on: boolean) => {
    if (saving.busy) return
    setWanted(on)
    await saving.save(async () => {
      await request('POST', '/service-comms-prefs/secure/api/v1/consent/user', {
        body: {
          source: 'settings',
          org: orgCode,
          phone,
          email,
          consents: [{ consent_prompt_uuid: uuid, opt_in_out: on ? 'OPT_IN' : 'OPT_OUT' }],
          product_type: 'HELOC',
        },
      })
      await client.refetchQueries({ queryKey, exact: true })
      // The wizard asks again only whoever has not agreed.
      void client.invalidateQueries({ queryKey: ['consent', type], exact: true })
    })
    setWanted(undefined)
  }
  const isOn = given.data.opt_in_out === 'OPT_IN'
  return (
    <div className="grid gap-2">
      <FormProblem error={saving.error} />
      <Switch
        name={`text-${type.toLowerCase()}`}
        label={title}
        checked={wanted ?? isOn}
        onChange={(event) => void choose(event.currentTarget.checked)}
        description={promptParts(prompt.data).map((part) =>
          part.url ? (
            <a key={part.key} href={part.url} target="_blank" rel="noopener">
              {part.text}
            </a>
          ) : (
            <span key={part.key}>{part.text}</span>
          ),
        )}
      />
      <p role="status" className="text-sm text-positive">
        {saving.saved && (isOn ? 'Saved. You will get these messages.' : 'Saved. You will not get these messages.')}
      </p>
    </div>
  )
}
