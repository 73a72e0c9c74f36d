import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

/** The pages of additional signers, until their own screens are here: says so, and who helps in the meantime. */
export default function SignerPage() {
  const { supportPhone, supportEmail } = useCompany()
  return (
    <Screen title="Additional signer" heading="Signing for somebody else's line" why="You were named as an owner of the home.">
      <p className="mt-6">
        We will send you a link of your own when it is your turn. Until then we answer questions at{' '}
        <a href={`tel:${supportPhone}`}>{supportPhone}</a> and <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </p>
    </Screen>
  )
}
