import { type ConsentName, consentStatement, isNewYorkNoticeDue, newYorkReportNotice } from '@hearthline/domain'
import { Checkbox } from '@hearthline/ui/checkbox'
import { useQuery } from '@tanstack/react-query'
import { readRegisterAnswers } from '../session/register-answers.ts'
import { useOrganization } from '../session/use-organization.ts'
import { useFlags } from '../visitor/flags.ts'
import { consentWordsQuery } from './consent-prompts.ts'
import { promptParts } from './prompt-parts.ts'

export interface LastConsentValues {
  termPrivacyConsent: boolean
  communicationConsent: boolean
}

export interface LastConsentsProps {
  values: LastConsentValues
  errors: Readonly<Record<string, string>>
  onChange: (name: keyof LastConsentValues, value: boolean) => void
}

/** The two consents no one continues without, in the very words that are recorded, and the authorization of the soft pull that the button below gives. */
export function LastConsents({ values, errors, onChange }: LastConsentsProps) {
  const organization = useOrganization()
  const { baseUrl, orgMetaData } = organization
  const flags = useFlags(organization)
  const { propertyAddress, homeAddress } = readRegisterAnswers().data
  const isNoticeDue = flags.isOn('ny-fair-credit-reporting') && isNewYorkNoticeDue([propertyAddress.state, homeAddress.state])
  // Which version was shown goes along with the answer; without it the server records today's.
  useQuery(consentWordsQuery)
  const { legalName, termsLabel, applyButton } = orgMetaData.companyInfo
  const box = (name: keyof LastConsentValues) => ({
    name,
    checked: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { currentTarget: { checked: boolean } }) => onChange(name, event.currentTarget.checked),
  })
  const words = (name: ConsentName) => consentStatement(name, { legalName, termsLabel, applyButton })
  const linked = (name: ConsentName, links: Readonly<Record<string, string>>) =>
    promptParts({
      verbiage: words(name),
      resources: Object.entries(links).map(([label, path]) => ({ type: 'ADD_VERBIAGE', name: label, value: `${baseUrl}${path}` })),
    }).map(({ key, text, url }) =>
      url ? (
        <a key={key} href={url} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        <span key={key}>{text}</span>
      ),
    )
  return (
    <div className="grid gap-2">
      <Checkbox {...box('termPrivacyConsent')} label={linked('TERMS_PRIVACY', { [termsLabel]: '/terms', 'Privacy Policy': '/privacy' })} />
      <Checkbox {...box('communicationConsent')} label={linked('ELECTRONIC_COMMUNICATION', { electronically: '/communications' })} />
      <p className="portal-fine mt-2" data-words-from="law">
        {words('SOFT_CREDIT')}
      </p>
      {isNoticeDue && (
        <p className="portal-fine mt-2" data-words-from="law">
          {newYorkReportNotice(legalName)}
        </p>
      )}
    </div>
  )
}
