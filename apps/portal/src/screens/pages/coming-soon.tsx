import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

export default function ComingSoon() {
  const { name, supportPhone } = useCompany()
  return (
    <Screen title="Coming soon" heading="Coming soon" why={`${name} will offer home equity lines of credit here shortly.`}>
      <p className="mt-6">
        Until then we answer questions at <a href={`tel:${supportPhone}`}>{supportPhone}</a>.
      </p>
    </Screen>
  )
}
