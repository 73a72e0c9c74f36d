import { creditAuthorisation } from '@hearthline/domain'
import { Checkbox } from '@hearthline/ui/checkbox'
import { useOrganisation } from '../session/use-organisation.ts'

export interface LastConsentValues {
  termPrivacyConsent: boolean
  communicationConsent: boolean
}

export interface LastConsentsProps {
  values: LastConsentValues
  errors: Readonly<Record<string, string>>
  onChange: (name: keyof LastConsentValues, value: boolean) => void
}

/** The two consents nobody goes on without, and the authorisation of the soft pull that the button below gives. */
export function LastConsents({ values, errors, onChange }: LastConsentsProps) {
  const { baseUrl, orgMetaData } = useOrganisation()
  const { legalName, termsLabel, applyButton } = orgMetaData.companyInfo
  const box = (name: keyof LastConsentValues) => ({
    name,
    checked: values[name],
    error: errors[name],
    required: true,
    onChange: (event: { currentTarget: { checked: boolean } }) => onChange(name, event.currentTarget.checked),
  })
  const elsewhere = { target: '_blank', rel: 'noopener' }
  return (
    <div className="grid gap-2">
      <Checkbox
        {...box('termPrivacyConsent')}
        label={
          <>
            I agree to the{' '}
            <a href={`${baseUrl}/terms`} {...elsewhere}>
              {termsLabel}
            </a>{' '}
            and the{' '}
            <a href={`${baseUrl}/privacy`} {...elsewhere}>
              Privacy Policy
            </a>
            .
          </>
        }
      />
      <Checkbox
        {...box('communicationConsent')}
        label={
          <>
            I agree to receive documents and notices{' '}
            <a href={`${baseUrl}/communications`} {...elsewhere}>
              electronically
            </a>
            .
          </>
        }
      />
      {/* The button is named in the text as it reads here: some partners' says "Apply Now". */}
      <p className="portal-fine mt-2">{creditAuthorisation({ lender: legalName }).replace('Check my rate', applyButton)}</p>
    </div>
  )
}
