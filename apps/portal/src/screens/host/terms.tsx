import { Screen } from '../../frame/screen.tsx'
import { useCompany } from '../../session/use-organisation.ts'

export default function Terms() {
  const { legalName, name, termsLabel, supportEmail, supportPhone } = useCompany()
  return (
    <Screen title={termsLabel} heading={termsLabel} why={`Between you and ${legalName}.`} width="content">
      <div className="portal-prose">
        <h2>What this is</h2>
        <p>
          This website lets you check whether you qualify for a home equity line of credit, apply for it and manage it. Using it does not
          oblige you to borrow, and it does not oblige us to lend.
        </p>
        <h2>Your account</h2>
        <p>
          You must be of age in your state and give true and complete answers. Keep your password to yourself and tell us at once if you
          think somebody else knows it.
        </p>
        <h2>Rates, offers and decisions</h2>
        <p>
          Rates shown before you sign are estimates from what you told us and what we found. The terms that bind us both are those of the
          agreement and disclosures you sign, and nothing on this website changes them.
        </p>
        <h2>What we do not promise</h2>
        <p>
          We try to keep the website running and right, and mend faults when we learn of them, but it may at times be unavailable. Nothing
          here limits rights that the law gives you as a consumer.
        </p>
        <h2>Changes and questions</h2>
        <p>
          When these terms change we say so here before the change applies. {name} answers questions at{' '}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a> and <a href={`tel:${supportPhone}`}>{supportPhone}</a>.
        </p>
      </div>
    </Screen>
  )
}
