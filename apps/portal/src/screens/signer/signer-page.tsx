import { formatPhone, phoneLink } from '@hearthline/domain'
import { useLocation } from 'react-router'
import { Screen } from '../../page/screen.tsx'
import { useCompany } from '../../session/use-organization.ts'
import { signerText } from './signer-text.ts'

/** The pages of additional signers, until their own screens are here: says what is so at each, and who helps in the meantime. */
export default function SignerPage() {
  const { supportPhone, supportEmail } = useCompany()
  const { heading, why, text } = signerText(useLocation().pathname)
  return (
    <Screen title={heading} heading={heading} why={why}>
      <p className="mt-6">
        {text} <a href={phoneLink(supportPhone)}>{formatPhone(supportPhone)}</a> or <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Screen>
  )
}
