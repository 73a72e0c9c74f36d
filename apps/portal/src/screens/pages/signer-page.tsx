import { useLocation } from 'react-router'
import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'
import { signerWords } from './signer-words.ts'

/** The pages of additional signers, until their own screens are here: says what is so at each, and who helps in the meantime. */
export default function SignerPage() {
  const { supportPhone, supportEmail } = useCompany()
  const { heading, why, text } = signerWords(useLocation().pathname)
  return (
    <Screen title={heading} heading={heading} why={why}>
      <p className="mt-6">
        {text} <a href={`tel:${supportPhone}`}>{supportPhone}</a> or <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Screen>
  )
}
