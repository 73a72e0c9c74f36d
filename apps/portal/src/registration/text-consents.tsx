import { Checkbox } from '@hearthline/ui/checkbox'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../api/request.ts'
import { useOrganization } from '../session/use-organization.ts'
import { useSignedIn } from '../session/use-signed-in.ts'
import { useFlags } from '../visitor/flags.ts'
import { reportExposure } from '../visitor/report-exposure.ts'
import { consentPromptQuery, type TextConsent } from './consent-prompts.ts'
import { promptParts } from './prompt-parts.ts'

export interface TextConsentValues {
  smsMarketingConsent: boolean
  smsTransactionalConsent: boolean
}

export interface TextConsentsProps {
  values: TextConsentValues
  onChange: (name: keyof TextConsentValues, value: boolean) => void
}

/** The two consents to text messages: both optional, never ticked for anyone, each with the very words that are recorded (47 CFR 64.1200). */
export function TextConsents({ values, onChange }: TextConsentsProps) {
  const flags = useFlags(useOrganization())
  const side = flags.side('sms-transactional')
  useEffect(() => {
    if (side) reportExposure('sms-transactional')
  }, [side])
  return (
    <div className="grid gap-2">
      {flags.isOn('sms-transactional') && (
        <TextConsentBox type="SMS_TRANSACTIONAL" name="smsTransactionalConsent" {...{ values, onChange }} />
      )}
      <TextConsentBox type="SMS" name="smsMarketingConsent" {...{ values, onChange }} />
    </div>
  )
}

/** Without its words a consent cannot be asked, and whoever gave it already is not asked again. */
function TextConsentBox({ type, name, values, onChange }: TextConsentsProps & { type: TextConsent; name: keyof TextConsentValues }) {
  const signedIn = useSignedIn()
  const { orgCode } = useOrganization()
  const { data: prompt } = useQuery(consentPromptQuery(type, signedIn))
  const given = useQuery({
    queryKey: ['consent', type],
    enabled: signedIn,
    queryFn: ({ signal }) =>
      request('POST', '/service-comms-prefs/secure/api/v1/consent/user/get', {
        body: { consent_type: type, org: orgCode },
        signal,
        sessionEnd: 'stay',
      }),
  })
  if (!prompt || given.data?.opt_in_out === 'OPT_IN') return null
  const title = prompt.resources.find((resource) => resource.type === 'TITLE')?.value
  return (
    <Checkbox
      name={name}
      checked={values[name]}
      onChange={(event) => onChange(name, event.currentTarget.checked)}
      label={title ?? (type === 'SMS' ? 'Text me offers and news' : 'Text me about my application')}
      optional
      description={promptParts(prompt).map((part) =>
        part.url ? (
          <a key={part.key} href={part.url} target="_blank" rel="noopener">
            {part.text}
          </a>
        ) : (
          <span key={part.key}>{part.text}</span>
        ),
      )}
    />
  )
}
