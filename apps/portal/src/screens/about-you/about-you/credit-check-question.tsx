import { consentStatement } from '@hearthline/domain'
import { Checkbox } from '@hearthline/ui/checkbox'
import { CalendarIcon, InfoIcon } from '@hearthline/ui/icon'
import type { Form } from '../../../forms/use-form.ts'
import { Points } from '../../../page/points.tsx'
import { useOrganization } from '../../../session/use-organization.ts'
import type { ProfileValues } from './profile-values.ts'

/** The permission in the very words that are recorded. */
export function CreditCheckQuestion({ form }: { form: Form<ProfileValues> }) {
  const { legalName, termsLabel, applyButton } = useOrganization().orgMetaData.companyInfo
  return (
    <>
      <Points
        label="What happens"
        points={[
          {
            icon: <CalendarIcon size={18} />,
            title: 'After you submit, not before',
            text: 'Your earlier check was a soft one that only you can see. This one is a hard check.',
          },
          {
            icon: <InfoIcon size={18} />,
            title: 'It can affect your score',
            text: 'Other lenders can see a hard check for up to two years. It often lowers a score by a few points.',
          },
        ]}
      />
      <div data-words-from="law">
        <Checkbox
          name="hardCreditConsent"
          label={consentStatement('HARD_CREDIT', { legalName, termsLabel, applyButton })}
          required
          checked={form.values.hardCreditConsent}
          error={form.errors.hardCreditConsent}
          onChange={(event) => form.set('hardCreditConsent', event.currentTarget.checked)}
        />
      </div>
    </>
  )
}
